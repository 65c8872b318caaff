import { h } from '../shared/elements.ts';

/** The bar over every screen but the table: the way back to the home page. */
export function masthead(home: string): HTMLElement {
  return h('header', { class: 'masthead' }, h('a', { class: 'wordmark', href: home }, 'SKYMINES'));
}
