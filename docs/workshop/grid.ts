import { h } from '../shared/elements.ts';
import { type Path, pathText, valueAt } from './paths.ts';
import type { PieceField } from './piece.ts';
import type { SetEditor } from './setEditor.ts';

interface Cell {
  readonly index: number;
  readonly field: PieceField;
}

/** Returns `true` if a field fits into a single cell, as numbers and choices do. */
function isSimple({ shape }: PieceField): boolean {
  return shape.type === 'number' || shape.type === 'choice';
}

/** Creates a table of all pieces in a class. Users can fill it in or paste cells from a spreadsheet. */
export function grid(editor: SetEditor): { readonly node: HTMLElement; readonly render: () => void } {
  const table = h('table', {});
  const node = h(
    'details',
    { class: 'grid', ontoggle: () => node.open && fill() },
    h('summary', {}, 'Edit as a table'),
    h('p', { class: 'note' }, 'You can paste cells from a spreadsheet. To confirm values, use the form.'),
    table,
  );
  let columns: readonly string[] = [];

  function render(): void {
    columns = [
      ...new Set(editor.kind.pieces.flatMap(({ fields }) => fields.filter(isSimple).map(({ label }) => label))),
    ];
    node.hidden = columns.length === 0 || editor.kind.pieces.length < 2;
    if (node.open) fill();
  }

  function cellAt(index: number, column: number): Cell | undefined {
    const label = columns[column];
    const field = editor.kind.pieces[index]?.fields.find((each) => each.label === label && isSimple(each));
    return field === undefined ? undefined : { index, field };
  }

  function fill(): void {
    const head = h('tr', {}, h('th', {}, 'Piece'), ...columns.map((label) => h('th', { scope: 'col' }, label)));
    const rows = editor.kind.pieces.map(({ title }, index) =>
      h('tr', {}, h('th', { scope: 'row' }, title), ...columns.map((_, column) => cell(index, column))),
    );
    table.replaceChildren(h('thead', {}, head), h('tbody', {}, ...rows));
  }

  function cell(index: number, column: number): HTMLElement {
    const found = cellAt(index, column);
    if (found === undefined) return h('td', {});
    const { field } = found;
    const input = h('input', {
      ...{
        type: 'text',
        value: shown(field),
        'aria-label': `${editor.kind.pieces[index]?.title ?? ''}: ${field.label}`,
      },
      'data-cell': pathText(field.path),
      onfocus: () => input.select(),
      onchange: () => take([[found, input.value]]),
      onpaste: (event) => pasted(event, index, column),
      onkeydown: (event) => moved(event, index, column),
    });
    return h('td', {}, input);
  }

  function pasted(event: Event, index: number, column: number): void {
    const text = (event as ClipboardEvent).clipboardData?.getData('text') ?? '';
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
    const cells = lines.flatMap((line, down) =>
      line.split('\t').flatMap((typed, right) => {
        const found = cellAt(index + down, column + right);
        return found === undefined ? [] : [[found, typed] as const];
      }),
    );
    take(cells);
    focusAt(index, column);
  }

  function take(cells: readonly (readonly [Cell, string])[]): void {
    const values = cells.flatMap(([{ index, field }, typed]) => {
      const value = readCell(field, typed);
      return value === undefined ? [] : [{ index, field, value }];
    });
    editor.typeAll(values);
    fill();
  }

  function moved(event: Event, index: number, column: number): void {
    const by = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[(event as KeyboardEvent).key];
    if (by === undefined) return;
    event.preventDefault();
    const { target } = event;
    const found = cellAt(index, column);
    if (found !== undefined && target instanceof HTMLInputElement) take([[found, target.value]]);
    focusAt(index + by, column);
  }

  function focusAt(index: number, column: number): void {
    const found = cellAt(index, column);
    const path: Path = found?.field.path ?? [];
    table.querySelector<HTMLInputElement>(`[data-cell="${CSS.escape(pathText(path))}"]`)?.focus();
  }

  function shown({ shape, path }: PieceField): string {
    const value = valueAt(editor.draft.content, path);
    if (shape.type !== 'choice') return value === null ? '' : String(value);
    return shape.options.find((option) => option.value === value)?.text ?? '';
  }

  return { node, render };
}

/** Reads the text of a cell. Returns `undefined` for invalid text, which changes nothing. */
function readCell({ shape }: PieceField, typed: string): unknown {
  const text = typed.trim();
  if (shape.type === 'number') return /^\d+$/.test(text) ? Number(text) : undefined;
  if (shape.type !== 'choice' || text === '') return undefined;
  const start = text.toLowerCase();
  return shape.options.find((option) => option.text.toLowerCase().startsWith(start))?.value;
}
