import { expect, test } from 'vitest';
import { PLAIN, type Taste } from '../../src/bots/greedy/taste.ts';
import { wholeProofTest } from '../kit/proofTest.ts';
import { tasteAt } from '../tools/train/steps.ts';
import type { Duel } from '../tools/train/thread.ts';
import { further, type Place, START, type Tuning } from '../tools/train/tuning.ts';

/** A game in which a unit should be worth 4 coins and nothing else matters. */
const value = ({ unit }: Taste): number => -40 * (unit - 4) ** 2;
const play = async (duels: readonly Duel[]): Promise<readonly number[]> =>
  duels.map(({ one, other }) => value(one) - value(other));
const tuning: Tuning = { mode: 'two', from: PLAIN, settled: 48, play };

async function after(steps: number): Promise<Place> {
  let place = START;
  for (let step = 0; step < steps; step += 1) place = await further(place, tuning);
  return place;
}

wholeProofTest('training finds the winning number and is reproducible', async () => {
  const place = await after(60);
  expect(place.deals).toBe(60 * 24);
  expect(tasteAt(PLAIN, place.mean).unit).toBeCloseTo(4, 0);
  expect(value(tasteAt(PLAIN, place.mean))).toBeGreaterThan(value(PLAIN) / 4);
  expect(await after(3)).toEqual(await after(3));
});

test('a taste zero steps away is unchanged', () => {
  expect(tasteAt(PLAIN, START.here)).toEqual(PLAIN);
});
