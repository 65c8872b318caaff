import { LIGHT } from 'skymines-rules/drawing';
import { button, h } from '../shared/elements.ts';
import { pieceAt } from './places.ts';
import type { SetEditor } from './setEditor.ts';
import { textOf } from './words.ts';

/** Shows the next pieces as small drawings, which can be confirmed all at once. */
export function batch(editor: SetEditor): { readonly node: HTMLElement; readonly render: () => void } {
  const row = h('div', { class: 'row' });
  const all = button('', () => editor.confirmAll());
  const node = h('section', { class: 'batch', 'aria-label': 'The next pieces' }, row, all);

  function render(): void {
    const { draft, batch: places } = editor;
    node.hidden = places.length < 2 || draft.problems.length > 0;
    if (node.hidden) return;
    const text = textOf(draft.content);
    row.replaceChildren(
      ...places.map((place, index) => {
        const piece = pieceAt(draft, place);
        const figure = h('div', { class: 'small' });
        figure.innerHTML = piece?.picture?.draw({ text, theme: LIGHT, idPrefix: `batch-${index}-` }) ?? '';
        return h('figure', {}, figure, h('figcaption', {}, piece?.title ?? ''));
      }),
    );
    all.textContent = `Confirm these ${places.length}`;
  }

  return { node, render };
}
