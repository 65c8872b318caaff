import { h } from '../shared/elements.ts';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['Tab', 'goes to the next number; type over what is there'],
  ['↑ ↓', 'count a number up and down, or choose from a list; a letter chooses as well'],
  ['Enter', 'says that the piece is as in your box, and goes to the next one that is not confirmed'],
  ['Page ↓ Page ↑', 'go to the next and the previous piece'],
];

/** What the colours of the workshop mean, and its keys. */
export function guide(): HTMLElement {
  const legend = h(
    'p',
    { class: 'legend' },
    ...(
      [
        ['exact', 'exact', 'stated by the rulebook or read off the pieces by others'],
        ['made-up', 'reconstructed', 'made up by us: look it up'],
        ['typed', 'typed in', 'confirmed by you'],
      ] as const
    ).map(([standing, name, means]) =>
      h('span', { 'data-standing': standing }, h('span', { class: 'chip' }, name), ` ${means}`),
    ),
  );
  const keys = h('dl', {}, ...KEYS.flatMap(([key, does]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, does)]));
  return h('div', { class: 'guide' }, legend, h('details', {}, h('summary', {}, 'Keys'), keys));
}
