import { expect, test } from 'vitest';
import { validateContent } from '../../src/entries/index.ts';
import { proofList } from '../kit/soak.ts';
import { refereeAt } from './positions.ts';
import { TINY_WORLDS, tinyContent, tinyGame } from './tinyWorlds.ts';
import { walk } from './walk.ts';

const SIZES: Readonly<Record<string, Readonly<Record<'states' | 'edges' | 'ends', number>>>> = {
  missions: { states: 131, edges: 183, ends: 26 },
  markers: { states: 355, edges: 565, ends: 68 },
  luna: { states: 560, edges: 901, ends: 82 },
  duel: { states: 1426, edges: 2754, ends: 132 },
  belt: { states: 3921, edges: 8384, ends: 1331 },
  lunaBelt: { states: 9005, edges: 14088, ends: 851 },
};

test('every tiny component set is valid', () => {
  const problems = TINY_WORLDS.flatMap((world) => validateContent(structuredClone(tinyContent(world))));
  expect(problems).toEqual([]);
});

test.each(proofList(TINY_WORLDS, 1))('both implementations agree on every action of the world "$name"', (world) => {
  const { rules, state } = tinyGame(world);
  expect(walk(rules, state, refereeAt(state, rules.content))).toEqual({ ...SIZES[world.name], problem: null });
});
