import { button, h } from '../../shared/elements.ts';
import { LONG_LINK } from '../link.ts';
import type { Words } from '../words/en.ts';
import { openSheet } from './sheet.ts';

/** `making` resolves to the link. */
export async function openLink(root: HTMLElement, making: Promise<string>, note: string, words: Words): Promise<void> {
  // Browsers allow copying only in direct response to a click, so copying cannot wait for the link.
  const isCopied = await copyText(making);
  const link = await making;
  const address = h('input', {
    readonly: true,
    value: link,
    'aria-label': words.share,
    onfocus: () => address.select(),
  });
  const status = h('p', { role: 'status', class: 'copied' });
  const report = (isCopied: boolean): void => {
    status.textContent = isCopied ? words.linkCopied : words.linkSelected;
    if (!isCopied) address.focus();
  };
  const copyAgain = button(words.copy, () => void copyText(Promise.resolve(link)).then(report), { class: 'main' });
  const content = h(
    'div',
    { class: 'share' },
    status,
    h('div', { class: 'row' }, address, copyAgain),
    h('p', { class: 'faint' }, note),
    link.length > LONG_LINK ? h('p', { class: 'warned' }, words.linkLong) : null,
  );
  openSheet(root, words.share, [content], words);
  report(isCopied);
}

/** Returns `false` if the browser does not allow it. */
export async function copyText(making: Promise<string>): Promise<boolean> {
  try {
    const text = making.then((link) => new Blob([link], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
