import { h } from '../../shared/elements.ts';

/** Combines a message with a button that stays visible even below a long message. */
export function withButton(message: HTMLElement, button: HTMLElement): HTMLElement {
  return h('div', {}, h('div', { class: 'told' }, ...message.children), button);
}
