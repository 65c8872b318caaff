import { button, h } from '../../shared/elements.ts';
import { LONG_LINK } from '../link.ts';
import type { Words } from '../words/en.ts';

/** The link that holds a game, ready to be copied. */
export function shareBox(link: string, words: Words): HTMLElement {
  const address = h('input', { readonly: true, value: link, 'aria-label': words.share });
  const said = h('span', { role: 'status' });
  const copy = async (): Promise<void> => {
    address.select();
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = words.copied;
    } catch {
      // The browser does not let the page copy: the link is selected, so that the visitor can.
    }
  };
  return h(
    'div',
    { class: 'share' },
    h('p', {}, words.linkReady),
    address,
    button(words.copy, () => void copy()),
    said,
    link.length > LONG_LINK ? h('p', { class: 'warned' }, words.linkLong) : null,
  );
}
