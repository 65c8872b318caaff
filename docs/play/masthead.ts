import { h } from '../shared/elements.ts';

/** Creates the bar with a link to the home page. All screens except the table show it. */
export function masthead(home: string): HTMLElement {
  return h('header', { class: 'masthead' }, h('a', { class: 'wordmark', href: home }, 'SKYMINES'));
}
