import { h } from '../../shared/elements.ts';

/** The button stays visible even below a long message. */
export function withButton(message: HTMLElement, button: HTMLElement): HTMLElement {
  return h('div', {}, h('div', { class: 'told' }, ...message.children), button);
}
