import { h } from '../../shared/elements.ts';

/** The triangle on buttons that start a game. */
export function playSign(): HTMLElement {
  return h('span', { class: 'play-sign', 'aria-hidden': 'true' });
}
