import { button, h } from '../shared/elements.ts';
import type { Draft } from './draft.ts';
import type { Piece } from './piece.ts';
import type { Place } from './places.ts';
import { hasProblems } from './problems.ts';
import { standingOf } from './provenance.ts';

export interface Progress {
  readonly confirmed: number;
  readonly total: number;
}

/** Counts the confirmed pieces, and all pieces whose values are not exact. */
export function progressOf({ content }: Draft, pieces: readonly Piece[]): Progress {
  const standings = pieces.map((piece) => standingOf(content, piece));
  const confirmed = standings.filter((standing) => standing === 'typed').length;
  return { confirmed, total: confirmed + standings.filter((standing) => standing === 'made-up').length };
}

const STANDING_WORDS = { exact: 'exact', typed: 'confirmed', 'made-up': 'reconstructed' } as const;

export interface Overview {
  readonly node: HTMLElement;
  readonly show: (draft: Draft, place: Place) => void;
}

/** The list of classes, and the pieces of the current class with their provenance. */
export function overview(go: (place: Place) => void): Overview {
  const kinds = h('ol', { class: 'kinds' });
  const pieces = h('ol', { class: 'pieces', onkeydown: arrows });
  const node = h('nav', { class: 'overview', 'aria-label': 'Components' }, kinds, pieces);

  function show(draft: Draft, place: Place): void {
    kinds.replaceChildren(
      ...draft.classes.map((one, kind) => {
        const { confirmed, total } = progressOf(draft, one.pieces);
        const count = h('span', { class: 'count' }, total === 0 ? 'exact' : `${confirmed}/${total}`);
        const link = button(one.name, () => go({ kind, index: 0 }), { 'aria-current': String(kind === place.kind) });
        link.append(' ', count);
        link.dataset['standing'] = total === 0 ? 'exact' : confirmed === total ? 'typed' : 'made-up';
        return h('li', {}, link);
      }),
    );
    const current = draft.classes[place.kind]?.pieces ?? [];
    pieces.replaceChildren(
      ...current.map((piece, index) => h('li', {}, chip(draft, piece, { ...place, index }, place))),
    );
    pieces.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function chip(draft: Draft, piece: Piece, at: Place, current: Place): HTMLElement {
    const standing = standingOf(draft.content, piece);
    const isWrong = hasProblems(draft.problems, piece);
    const link = button(piece.title, () => go(at), {
      'aria-current': String(at.index === current.index),
      title: isWrong ? `${STANDING_WORDS[standing]}, with a problem` : STANDING_WORDS[standing],
    });
    link.dataset['standing'] = standing;
    if (isWrong) link.dataset['wrong'] = '';
    return link;
  }

  function arrows(event: Event): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[(event as KeyboardEvent).key];
    const buttons = [...pieces.querySelectorAll('button')];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step !== undefined && now !== -1) buttons[now + step]?.focus();
  }

  return { node, show };
}
