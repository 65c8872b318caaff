import { button, h } from '../shared/elements.ts';
import type { SetEditor } from './setEditor.ts';

export function finder(editor: SetEditor): { readonly node: HTMLElement; readonly focus: () => void } {
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
        if (editor.find(line.value)) line.value = '';
      },
    },
    h('label', { class: 'ask' }, h('span', {}, 'Find a piece'), line),
    button('Find', () => node.requestSubmit()),
  );
  return { node, focus: () => line.focus() };
}
