import { expect, test } from 'vitest';
import { createText, en, type Locale, plain } from '../../src/entries/text.ts';
import { fillTemplate } from '../../src/text/parts.ts';

/** Fills in a template whose only known param is `coins`. */
function filled(template: string): string {
  return plain(fillTemplate(template, ({ name, forms }) => (name === 'coins' ? [`2 ${forms.at(-1) ?? 'x'}`] : null)));
}

test.each([
  ['pays {coins|coin|coins}', 'pays 2 coins'],
  ['pays[ {coins|coin|coins}]', 'pays 2 coins'],
  ['pays[ {other}].', 'pays.'],
  ['pays[ {other}| nothing].', 'pays nothing.'],
  ['pays [{coins|coin|coins}|{other}] or [{other}|{coins}]', 'pays 2 coins or 2 x'],
  ['pays[ {coins} and {other}]', 'pays'],
  ['pays {other}.', 'pays .'],
])('fills in %s', (template, expected) => {
  expect(filled(template)).toBe(expected);
});

function effectIn(effects: Partial<Locale['effects']>, steps: number): string {
  return plain(
    createText({ locale: { ...en, effects: { ...en.effects, ...effects } } }).effect({ kind: 'helium', steps }),
  );
}

test('a number is 0 outside brackets and missing inside', () => {
  expect(effectIn({ helium: '{steps}[, {steps} steps]' }, 0)).toBe('0');
  expect(effectIn({ helium: '{steps}[, {steps} steps]' }, 3)).toBe('3, 3 steps');
});

test.each([
  [1, 'first'],
  [2, 'second'],
] as const)('a condition selects a text for level %i', (level, expected) => {
  const events: Locale['events'] = { ...en.events, thresholdCrossed: '[{level=1?}first|second]' };
  const event = { type: 'thresholdCrossed', seat: 0, company: 'tawac', level } as const;
  expect(plain(createText({ locale: { ...en, events } }).event(event) ?? [])).toBe(expected);
});

test('a function returns a template or a finished text', () => {
  expect(effectIn({ helium: () => '{steps.step}' }, 1)).toBe('1 step');
  expect(effectIn({ helium: () => ['{steps.step}'] }, 1)).toBe('{steps.step}');
});
