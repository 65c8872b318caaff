import { button, h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';

export interface DrawerParts {
  /** Names the classes. */
  readonly name: string;
  readonly label: string;
  readonly content: readonly HTMLElement[];
  /** Loads content that is needed only in the open dialog. */
  readonly fill?: () => Promise<void>;
  readonly isOpen?: boolean;
}

/** A button that opens its content in a dialog. */
export function drawer({ name, label, content, fill, isOpen = false }: DrawerParts, words: Words): HTMLElement {
  const close = button('✕', () => dialog.close(), { class: 'close', 'aria-label': words.close });
  const head = h('header', {}, h('h2', {}, label), close);
  const dialog = h(
    'dialog',
    { class: `sheet-over drawer-${name}`, 'aria-label': label },
    head,
    h('div', { class: 'scroll' }, ...content),
  );
  const open = (): void => {
    void fill?.();
    dialog.showModal();
  };
  const opener = button(label, open, { class: `foot-${name}` });
  dialog.addEventListener('close', () => opener.focus({ preventScroll: true }));
  // The dialog can be shown only after it has been inserted into the page.
  if (isOpen) requestAnimationFrame(() => dialog.isConnected && open());
  return h('div', { class: 'drawer' }, opener, dialog);
}
