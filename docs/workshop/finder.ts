import { button, h } from '../shared/elements.ts';
import type { Bench } from './bench.ts';

/** A line to type a piece into, whichever lies on top of the pile. */
export function finder(bench: Bench): { readonly node: HTMLElement; readonly focus: () => void } {
  const line = h('input', {
    ...{ type: 'text', autocomplete: 'off', spellcheck: 'false' },
    placeholder: 'carbon 3, cost 4',
  });
  const node = h(
    'form',
    {
      class: 'finder',
      onsubmit: (event) => {
        event.preventDefault();
        if (bench.find(line.value)) line.value = '';
      },
    },
    h('label', { class: 'ask' }, h('span', {}, 'Pieces in any order'), line),
    button('Find', () => node.requestSubmit()),
  );
  return { node, focus: () => line.focus() };
}
