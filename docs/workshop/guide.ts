import { h } from '../shared/elements.ts';

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['Tab', 'go to the next value and type over it'],
  ['↑ ↓', 'change a number, or choose from a list (you can also type a letter)'],
  ['Enter', 'confirm that the piece matches your box, and go to the next unconfirmed one'],
  ['Page ↓ Page ↑', 'go to the next or previous piece'],
];

/** Explains the colours and keyboard shortcuts of the Workshop. */
export function guide(): HTMLElement {
  const legend = h(
    'p',
    { class: 'legend' },
    ...(
      [
        ['exact', 'exact', 'stated in the rulebook, or read off the pieces by someone else'],
        ['made-up', 'reconstructed', 'invented: look it up'],
        ['typed', 'entered', 'confirmed by you'],
      ] as const
    ).map(([standing, name, means]) =>
      h('span', { 'data-standing': standing }, h('span', { class: 'chip' }, name), ` ${means}`),
    ),
  );
  const keys = h('dl', {}, ...KEYS.flatMap(([key, does]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, does)]));
  return h('div', { class: 'guide' }, legend, h('details', {}, h('summary', {}, 'Keyboard shortcuts'), keys));
}
