import { LIGHT } from 'skymines-rules/drawing';
import { button, h } from '../shared/elements.ts';
import type { Bench } from './bench.ts';
import { pieceAt } from './places.ts';
import { textOf } from './words.ts';

/** The pieces that come next, small beside each other, to confirm all of them at once. */
export function batch(bench: Bench): { readonly node: HTMLElement; readonly lay: () => void } {
  const row = h('div', { class: 'row' });
  const all = button('', () => bench.confirmAll());
  const node = h('section', { class: 'batch', 'aria-label': 'The next pieces' }, row, all);

  function lay(): void {
    const { draft, batch: places } = bench;
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
    all.textContent = `These ${places.length} are as drawn`;
  }

  return { node, lay };
}
