import { h } from '../shared/elements.ts';

export function masthead(home: string): HTMLElement {
  return h('header', { class: 'masthead' }, h('a', { class: 'wordmark', href: home }, 'SKYMINES'));
}
