import { el } from './element.ts';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['Tab', 'goes to the next number; type over what is there'],
  ['↑ ↓', 'count a number up and down, or choose from a list; a letter chooses as well'],
  ['Enter', 'says that the piece is as in your box, and goes to the next one that is not confirmed'],
  ['Page ↓ Page ↑', 'go to the next and the previous piece'],
];

/** What the colours of the workshop mean, and its keys. */
export function guide(): HTMLElement {
  const legend = el(
    'p',
    { class: 'legend' },
    ...(
      [
        ['exact', 'exact', 'stated by the rulebook or read off the pieces by others'],
        ['made-up', 'reconstructed', 'made up by us: look it up'],
        ['typed', 'typed in', 'confirmed by you'],
      ] as const
    ).map(([standing, name, means]) =>
      el('span', { 'data-standing': standing }, el('span', { class: 'chip' }, name), ` ${means}`),
    ),
  );
  const keys = el('dl', {}, ...KEYS.flatMap(([key, does]) => [el('dt', {}, el('kbd', {}, key)), el('dd', {}, does)]));
  return el('div', { class: 'guide' }, legend, el('details', {}, el('summary', {}, 'Keys'), keys));
}
