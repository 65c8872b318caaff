import { button, h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';

/** When the sheet is closed with Escape or its button, the focus returns to where it was. */
export function openSheet(root: HTMLElement, title: string, content: readonly HTMLElement[], words: Words): void {
  const before = document.activeElement;
  const heading = h('h2', { tabindex: -1 }, title);
  const close = button('✕', () => dialog.close(), { class: 'close', 'aria-label': words.close });
  const body = h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': title }, ...content);
  const dialog = h('dialog', { class: 'sheet-over', 'aria-label': title }, h('header', {}, heading, close), body);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  });
  root.append(dialog);
  dialog.showModal();
  heading.focus();
}

export function keysTable(words: Words): HTMLElement {
  const rows = words.table.keys.map(([key, does]) =>
    h('tr', {}, h('th', { scope: 'row' }, h('kbd', {}, key)), h('td', {}, does)),
  );
  return h('table', { class: 'keys' }, h('caption', {}, words.table.keysTitle), ...rows);
}
