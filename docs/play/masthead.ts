import { h } from '../shared/elements.ts';

/** Creates the bar above every screen except the table, with a link to the home page. */
export function masthead(home: string): HTMLElement {
  return h('header', { class: 'masthead' }, h('a', { class: 'wordmark', href: home }, 'SKYMINES'));
}
