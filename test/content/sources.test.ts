import { expect, test } from 'vitest';
import { type Component, PROVENANCES } from '../../src/components/component.ts';
import { defaultContent } from '../../src/content/defaultContent.ts';
import { repeat } from '../kit/facts.ts';

/** Returns every part of the default set that has `sources`, with its path. */
function componentsIn(value: unknown, path: string): readonly (readonly [string, Component])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => componentsIn(part, `${path}.${key}`));
  return 'sources' in value ? [[path, value as Component], ...inside] : inside;
}
const COMPONENTS = componentsIn(defaultContent, '$');

/**
 * Counts the components that attribute a field to the rulebook or to Luna's booklet. Owners of the game use `box`
 * instead.
 */
function stated(kind: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [path, { sources }] of COMPONENTS) {
    if (!path.startsWith(`$.${kind}`)) continue;
    for (const [field, source] of Object.entries(sources)) {
      if (source === 'rulebook' || source === 'luna-booklet') counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  return counts;
}

test('every source is a known one', () => {
  expect(COMPONENTS.length).toBeGreaterThan(250);
  for (const [path, { sources }] of COMPONENTS)
    for (const source of Object.values(sources)) expect(PROVENANCES, path).toContain(source);
});

test.each([
  ['cards', { letter: 79, icon: 84, number: 84, action: 17 }],
  ['tracks', { id: 10, bonus: 10, assignment: 1 }],
  ['moon', { number: 24, stations: 1, company: 4, crossedOut: 4 }],
  ['belt', { number: 9, reward: 1, steps: 1, company: 4 }],
  ['missions', { 'tasks.length': defaultContent.missions.length }],
  ['menaces', { rest: 6 }],
  ['luna.cards', {}],
  ['luna.tank', { overflow: 1 }],
  ['luna.research', { overflow: 1 }],
  ['plans', { letter: 72 }],
  ['specialPlans', { round: 6 }],
  ['tokens', {}],
  ['spaces', { group: 5, terms: 5, majority: 2, 'majority.tiers.2.atLeast': 1, rest: 7 }],
  ['tiles', { rest: 4 }],
  ['figures', { rest: 1 }],
  ['playerBoard', { slotSpace: 1, overflow: 2 }],
])('%s: exactly the fields stated in the booklets are attributed to them', (kind, fields) => {
  expect(stated(kind)).toEqual(fields);
});

test('Luna’s cards equal those of the solo helper', () => {
  const { cards } = defaultContent.luna;
  expect(cards.map(({ sources }) => sources)).toEqual(repeat(cards.length, { rest: 'solo-helper' }));
});
