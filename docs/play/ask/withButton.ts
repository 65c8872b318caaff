import { h } from '../../shared/elements.ts';

/** A message with a button beside it: however long the message is, the button stays in sight. */
export function withButton(message: HTMLElement, button: HTMLElement): HTMLElement {
  return h('div', {}, h('div', { class: 'told' }, ...message.children), button);
}
