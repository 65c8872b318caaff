import { button, h } from '../shared/elements.ts';
import { batch } from './batch.ts';
import type { Bench } from './bench.ts';
import type { Draft } from './draft.ts';
import { canReset } from './edits.ts';
import { type PieceForm, pieceForm } from './form.ts';
import type { Path } from './paths.ts';
import { pictureHost } from './picture.ts';
import type { Piece, PieceField } from './piece.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

export interface Desk {
  readonly node: HTMLElement;
  /** Shows the piece at hand. */
  readonly lay: () => void;
  /** Shows what changed about the piece that lies there. */
  readonly refresh: (draft: Draft) => void;
  readonly focus: () => void;
}

/** The piece at hand: its form and its drawing. */
export function desk(bench: Bench): Desk {
  const picture = pictureHost(pointed);
  const next = batch(bench);
  const heading = h('h2', {});
  const note = h('p', { class: 'note' });
  const fields = h('div', {});
  const shipped = button('As shipped', () => bench.resetPiece());
  const grow = h(
    'span',
    { hidden: true },
    button('Add one like this', () => bench.add()),
    ' ',
    button('Remove this one', () => bench.remove()),
  );
  const buttons = h(
    'div',
    { class: 'buttons' },
    h('button', { type: 'submit', class: 'brand' }, 'Confirm, and go on'),
    shipped,
    grow,
  );
  const form = h('form', { novalidate: true, onsubmit: sent, onkeydown: pressed }, heading, note, fields, buttons);
  const node = h('section', { class: 'desk', 'aria-label': 'The piece at hand' }, form, picture.node, next.node);
  let laid: { readonly piece: Piece; readonly form: PieceForm } | undefined;

  function sent(event: Event): void {
    event.preventDefault();
    bench.confirm();
  }

  function pressed(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    const steps = STEPS[key];
    if (steps === undefined && !(key === 'Enter' && target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    if (steps === undefined) bench.confirm();
    else bench.step(steps);
  }

  function typed(field: PieceField, path: Path, value: unknown): Draft {
    bench.type(field, path, value);
    return bench.draft;
  }

  function pointed(source: string, value: unknown): void {
    const field = bench.piece.fields.find((each) => each.source === source);
    const held = document.activeElement?.getAttribute('data-to');
    if (field !== undefined) bench.point(field, value);
    // Whoever goes along the borders by keyboard stays where they were.
    const again = [...node.querySelectorAll<SVGElement>('[data-to]')].find((line) => line.dataset['to'] === held);
    again?.focus();
  }

  function lay(): void {
    const { draft, piece, kind } = bench;
    laid = { piece, form: pieceForm(draft, piece, typed) };
    heading.textContent = piece.title;
    note.textContent = kind.note;
    grow.hidden = kind.grows === null;
    shipped.hidden = !canReset(draft.content, piece);
    fields.replaceChildren(laid.form.node);
    picture.show(draft.content, piece);
    next.lay();
  }

  function refresh(draft: Draft): void {
    if (laid === undefined) return;
    laid.form.refresh(draft);
    picture.show(draft.content, laid.piece);
    next.lay();
  }

  return { node, lay, refresh, focus: () => laid?.form.focus() };
}
