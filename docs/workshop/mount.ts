import type { Content } from 'skymines-rules';
import './styles/all.css';
import { balancePanel } from './balance/panel.ts';
import { bar } from './bar.ts';
import { desk } from './desk.ts';
import { type Draft, draftOf } from './draft.ts';
import { edited, reset, withCopy, without } from './edits.ts';
import { el } from './element.ts';
import { guide } from './guide.ts';
import { keep, kept, putOnTable } from './keeping.ts';
import { overview, type Place } from './overview.ts';
import type { Piece, PieceClass } from './piece.ts';
import { hasProblems } from './problems.ts';
import { confirmed, standingOf } from './provenance.ts';

interface Options {
  /** The address of the page to play at. */
  readonly play: string;
}

/** Opens the workshop in an element. Returns the function that closes it. */
export function mount(host: HTMLElement, { play }: Options): () => void {
  let draft = kept();
  let place: Place = { kind: 0, index: 0 };
  /** The piece whose problems were told when somebody wanted to confirm it. */
  let warned: Piece | undefined;

  const status = el('p', { class: 'status', role: 'status' });
  const say = (words: string): void => {
    status.textContent = words;
  };
  const top = bar(() => draft, {
    rename: (id) => take(draftOf({ ...draft.content, id })),
    load,
    play: () => {
      putOnTable(draft.content);
      location.assign(play);
    },
    goToProblem,
    say,
  });
  const list = overview(go);
  const work = desk({
    typed: (field, path, value) => {
      const { piece } = here();
      take(draftOf(edited(draft.content, piece, field, path, value)));
      list.show(draft, place);
      work.refresh(draft);
      return draft;
    },
    confirm,
    reset: () => load(reset(draft.content, here().piece)),
    add: () => regrow((list) => withCopy(draft.content, list, place.index)),
    remove: () => regrow((list) => without(draft.content, list, place.index)),
    step,
  });
  const balance = balancePanel(() => (draft.problems.length === 0 ? draft.content : null));
  const room = el('div', { class: 'workshop' }, guide(), top.node, status, list.node, work.node, balance.node);

  function here(): { readonly one: PieceClass; readonly piece: Piece } {
    const one = draft.classes[place.kind];
    const piece = one?.pieces[place.index];
    if (one === undefined || piece === undefined) throw new RangeError('no such piece');
    return { one, piece };
  }

  /** Works on with a changed set, and keeps it. */
  function take(next: Draft): void {
    draft = next;
    if (!keep(next.content)) say('This browser has no room to keep your set. Export it before you leave.');
    top.show(draft);
  }

  function lay(): void {
    const { one, piece } = here();
    warned = undefined;
    list.show(draft, place);
    work.lay(draft, one, piece);
  }

  function load(content: Content): void {
    take(draftOf(content));
    lay();
  }

  function go(to: Place): void {
    place = to;
    lay();
    work.focus();
  }

  /** All places in order, beginning behind the one at hand. */
  function placesAfter(): Place[] {
    const all = draft.classes.flatMap(({ pieces }, kind) => pieces.map((_, index) => ({ kind, index })));
    const now = all.findIndex(({ kind, index }) => kind === place.kind && index === place.index);
    return [...all.slice(now + 1), ...all.slice(0, now)];
  }

  function pieceAt({ kind, index }: Place): Piece | undefined {
    return draft.classes[kind]?.pieces[index];
  }

  function step(by: number): void {
    const others = placesAfter();
    const next = by > 0 ? others[0] : others.at(-1);
    if (next !== undefined) go(next);
  }

  function confirm(): void {
    const { piece } = here();
    if (hasProblems(draft.problems, piece) && warned?.title !== piece.title) {
      warned = piece;
      say('Something does not fit yet. Press Enter once more to confirm it all the same.');
      work.focus();
      return;
    }
    // Sources change no number, so nothing else follows from them.
    take({ ...draft, content: confirmed(draft.content, piece) });
    const next = placesAfter().find((other) => isOpen(draft, pieceAt(other)));
    say(next === undefined ? 'Every piece is confirmed.' : `${piece.title} is confirmed.`);
    go(next ?? place);
  }

  function goToProblem(): void {
    const places = [place, ...placesAfter()];
    const found = places.find((other) => isWrong(draft, pieceAt(other)));
    if (found !== undefined) go(found);
  }

  function regrow(change: (list: readonly (string | number)[]) => Content): void {
    const { one } = here();
    if (one.grows === null || one.pieces.length < 2) return;
    const before = one.pieces.length;
    take(draftOf(change(one.grows)));
    const after = draft.classes[place.kind]?.pieces.length ?? 1;
    go({ ...place, index: after > before ? after - 1 : Math.min(place.index, after - 1) });
  }

  host.replaceChildren(room);
  top.show(draft);
  lay();
  return () => {
    balance.stop();
    host.replaceChildren();
  };
}

const isOpen = ({ content }: Draft, piece: Piece | undefined): boolean =>
  piece !== undefined && standingOf(content, piece) === 'made-up';

const isWrong = ({ problems }: Draft, piece: Piece | undefined): boolean =>
  piece !== undefined && hasProblems(problems, piece);
