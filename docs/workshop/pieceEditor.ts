import { button, h } from '../shared/elements.ts';
import { batch } from './batch.ts';
import type { Draft } from './draft.ts';
import { canReset } from './edits.ts';
import { type PieceForm, pieceForm } from './form.ts';
import type { Path } from './paths.ts';
import { pictureHost } from './picture.ts';
import type { Piece, PieceField } from './piece.ts';
import type { SetEditor } from './setEditor.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

export interface PieceEditor {
  readonly node: HTMLElement;
  readonly render: () => void;
  /** Updates the parts of the current piece that have changed. */
  readonly refresh: (draft: Draft) => void;
  readonly focus: () => void;
}

export function pieceEditor(editor: SetEditor): PieceEditor {
  const picture = pictureHost(pointed);
  const next = batch(editor);
  const heading = h('h2', {});
  const note = h('p', { class: 'note' });
  const fields = h('div', {});
  const shipped = button('Reset to default', () => editor.resetPiece());
  const grow = h(
    'span',
    { hidden: true },
    button('Add a copy', () => editor.add()),
    ' ',
    button('Remove this piece', () => editor.remove()),
  );
  const buttons = h(
    'div',
    { class: 'buttons' },
    h('button', { type: 'submit', class: 'brand' }, 'Confirm and continue'),
    shipped,
    grow,
  );
  const form = h('form', { novalidate: true, onsubmit: sent, onkeydown: pressed }, heading, note, fields, buttons);
  const node = h('section', { class: 'desk', 'aria-label': 'Current piece' }, form, picture.node, next.node);
  let current: { readonly piece: Piece; readonly form: PieceForm } | undefined;

  function sent(event: Event): void {
    event.preventDefault();
    editor.confirm();
  }

  function pressed(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    const steps = STEPS[key];
    if (steps === undefined && !(key === 'Enter' && target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    if (steps === undefined) editor.confirm();
    else editor.step(steps);
  }

  function typed(field: PieceField, path: Path, value: unknown): Draft {
    editor.type(field, path, value);
    return editor.draft;
  }

  function pointed(source: string, value: unknown): void {
    const field = editor.piece.fields.find((each) => each.source === source);
    const focusedBorder = document.activeElement?.getAttribute('data-to');
    if (field !== undefined) editor.point(field, value);
    // Redrawing replaces the borders, so the focus must be restored.
    const lines = [...node.querySelectorAll<SVGElement>('[data-to]')];
    lines.find((line) => line.dataset['to'] === focusedBorder)?.focus();
  }

  function render(): void {
    const { draft, piece, kind } = editor;
    current = { piece, form: pieceForm(draft, piece, typed) };
    heading.textContent = piece.title;
    note.textContent = kind.note;
    grow.hidden = kind.grows === null;
    shipped.hidden = !canReset(draft.content, piece);
    fields.replaceChildren(current.form.node);
    picture.show(draft.content, piece);
    next.render();
  }

  function refresh(draft: Draft): void {
    if (current === undefined) return;
    current.form.refresh(draft);
    picture.show(draft.content, current.piece);
    next.render();
  }

  return { node, render, refresh, focus: () => current?.form.focus() };
}
