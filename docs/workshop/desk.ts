import type { Draft } from './draft.ts';
import { button, el } from './element.ts';
import { type PieceForm, pieceForm, type Typed } from './form.ts';
import { pictureHost } from './picture.ts';
import type { Piece, PieceClass } from './piece.ts';

interface Actions {
  readonly typed: Typed;
  readonly confirm: () => void;
  readonly reset: () => void;
  readonly add: () => void;
  readonly remove: () => void;
  readonly step: (by: number) => void;
}

export interface Desk {
  readonly node: HTMLElement;
  /** Puts a piece on the desk. */
  readonly lay: (draft: Draft, one: PieceClass, piece: Piece) => void;
  /** Shows what changed about the piece that lies there. */
  readonly refresh: (draft: Draft) => void;
  readonly focus: () => void;
}

/** The piece at hand: its form and its drawing. */
export function desk({ typed, confirm, reset, add, remove, step }: Actions): Desk {
  const picture = pictureHost();
  const heading = el('h2', {});
  const note = el('p', { class: 'note' });
  const fields = el('div', {});
  const grow = el('span', { hidden: true }, button('Add one like this', add), ' ', button('Remove this one', remove));
  const buttons = el(
    'div',
    { class: 'buttons' },
    el('button', { type: 'submit', class: 'brand' }, 'Confirm, and go on'),
    button('As shipped', reset),
    grow,
  );
  const form = el('form', { novalidate: true, submit: sent, keydown: pressed }, heading, note, fields, buttons);
  const node = el('section', { class: 'desk', 'aria-label': 'The piece at hand' }, form, picture.node);
  let laid: { readonly piece: Piece; readonly form: PieceForm } | undefined;

  function sent(event: Event): void {
    event.preventDefault();
    confirm();
  }

  function pressed(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    const steps = { PageDown: 1, PageUp: -1 }[key];
    if (steps === undefined && !(key === 'Enter' && target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    if (steps === undefined) confirm();
    else step(steps);
  }

  function lay(draft: Draft, one: PieceClass, piece: Piece): void {
    laid = { piece, form: pieceForm(draft, piece, typed) };
    heading.textContent = piece.title;
    note.textContent = one.note;
    grow.hidden = one.grows === null;
    fields.replaceChildren(laid.form.node);
    picture.show(draft.content, piece);
  }

  function refresh(draft: Draft): void {
    if (laid === undefined) return;
    laid.form.refresh(draft);
    picture.show(draft.content, laid.piece);
  }

  return { node, lay, refresh, focus: () => laid?.form.focus() };
}
