import { expect, test } from 'vitest';
import { defaultContent } from '../../src/entries/index.ts';
import { lookUp } from '../../src/entries/queries.ts';

const found = lookUp(defaultContent);
const { belt, moon, luna } = defaultContent;

test.each([
  ['card', defaultContent.cards],
  ['plan', defaultContent.plans],
  ['specialPlan', defaultContent.specialPlans],
  ['token', defaultContent.tokens],
  ['tile', defaultContent.tiles],
  ['track', defaultContent.tracks],
  ['space', defaultContent.spaces],
  ['mission', defaultContent.missions],
  ['menace', defaultContent.menaces],
  ['lunaCard', luna.cards],
] as const)('finds every %s by its id and nothing for other ids', (kind, items) => {
  for (const item of items) expect(found[kind](item.id)).toBe(item);
  for (const id of ['', '?', 'toString', '__proto__']) expect(found[kind](id)).toBeUndefined();
});

test.each([
  ['sector', moon.sectors],
  ['asteroid', belt.asteroids],
  ['shuttleSpace', belt.shuttleSpaces],
] as const)('finds every %s by its number and nothing for other numbers', (kind, items) => {
  for (const item of items) expect(found[kind](item.number)).toBe(item);
  for (const number of [-1, 0, 99, 1.5]) expect(found[kind](number)).toBeUndefined();
});

test('finds the plan printed on a starting token by the id of the token', () => {
  for (const { id, plan } of defaultContent.tokens) expect(found.plan(id)).toMatchObject({ id, letter: null, ...plan });
});
