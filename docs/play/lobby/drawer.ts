import { button, h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';

/** A button that opens its content in a dialog. */
export function drawer(
  name: string,
  label: string,
  content: readonly HTMLElement[],
  words: Words,
  isOpen = false,
): HTMLElement {
  const close = button('✕', () => dialog.close(), { class: 'close', 'aria-label': words.close });
  const head = h('header', {}, h('h2', {}, label), close);
  const dialog = h(
    'dialog',
    { class: `sheet-over drawer-${name}`, 'aria-label': label },
    head,
    h('div', { class: 'scroll' }, ...content),
  );
  const opener = button(label, () => dialog.showModal(), { class: `foot-${name}` });
  dialog.addEventListener('close', () => opener.focus({ preventScroll: true }));
  // The dialog can be shown only after it has been inserted into the page.
  if (isOpen) requestAnimationFrame(() => dialog.isConnected && dialog.showModal());
  return h('div', { class: 'drawer' }, opener, dialog);
}
