import { describe, expect, test } from 'vitest';
import type { PlayedGame, Standing } from '../../src/entries/arena.ts';
import { standings } from '../../src/entries/arena.ts';
import { must } from '../kit/must.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { proofTest } from '../kit/proofTest.ts';
import { proofCount } from '../kit/soak.ts';
import { collectionOf, gameOf } from './kit.ts';

const of = (deals: readonly (readonly PlayedGame[])[], name: string): Standing =>
  must(standings(collectionOf(deals)).players.find((player) => player.name === name));

/** Ten deals of which a wins eight, on both seats. */
const EIGHT_OF_TEN = Array.from({ length: 10 }, (_, deal) => {
  const scores = deal < 8 ? [120 + deal, 100] : [90, 100];
  return [gameOf(['a', 'b'], scores), gameOf(['b', 'a'], [...scores].reverse())];
});

describe('standings', () => {
  test('counts victories, with the interval of Wilson', () => {
    // Each deal ends alike on both seats: 20 games are worth little more than 10, of which 8 are [0.490, 0.943].
    const { games, winRate, fair } = of(EIGHT_OF_TEN, 'a');
    expect({ games, fair, value: winRate.value }).toEqual({ games: 20, fair: 0.5, value: 0.8 });
    expect(winRate.low).toBeGreaterThan(0.44);
    expect(winRate.low).toBeLessThan(0.49);
    // Games that differ as much as independent ones are counted one by one: 8 of 10 again.
    const single = EIGHT_OF_TEN.map(([first]) => [must(first)]);
    expect(of(single, 'a').winRate.low).toBeCloseTo(0.4716, 2);
    const always = Array.from({ length: 10 }, () => [gameOf(['a', 'b'], [2, 1])]);
    expect(of(always, 'a').winRate.low).toBeCloseTo(0.7225, 4);
    expect(of(always, 'a').winRate.high).toBe(1);
  });

  test('shares a victory, and counts nobody where nobody has won', () => {
    const draw = gameOf(['a', 'b', 'b', 'c'], [50, 50, 40, 50]);
    expect(of([[draw]], 'a').winRate.value).toBeCloseTo(1 / 3);
    expect(of([[draw]], 'b').winRate.value).toBeCloseTo(1 / 6);
    expect(of([[draw]], 'b')).toMatchObject({ games: 2, fair: 0.25 });
    expect(of([[{ ...draw, winners: [] }]], 'a').winRate.value).toBe(0);
  });

  test('compares coins with the others at the table, deal by deal', () => {
    const deals = [1, 2, 3, 4, 5].map((more) => [gameOf(['a', 'b', 'c'], [100 + more, 100, 100])]);
    const { margin, score } = of(deals, 'a');
    expect({ value: margin.value, score }).toEqual({ value: 3, score: 103 });
    // 2.776 is the 97.5 % point of Student's distribution with 4 degrees of freedom.
    expect((must(margin.high) - 3) / Math.sqrt(2.5 / 5)).toBeCloseTo(2.776, 2);
    expect(of(deals.slice(1), 'a').margin).toEqual({ value: 3.5, low: null, high: null });
  });

  test('rates by odds: 400 points for ten to one', () => {
    const deals = Array.from({ length: 110 }, (_, deal) => [gameOf(['a', 'b'], deal % 11 === 0 ? [1, 2] : [2, 1])]);
    const [first, last] = standings(collectionOf(deals)).players;
    expect(first?.name).toBe('a');
    // The draw with a player who is not there takes a few points.
    expect(must(first).elo.value - must(last).elo.value).toBeGreaterThan(380);
    expect(must(first).elo.value - must(last).elo.value).toBeLessThan(400);
    expect(must(first).elo.value + must(last).elo.value).toBeCloseTo(0);
  });

  test('gives a rating without bounds to whoever always wins', () => {
    const deals = Array.from({ length: 10 }, () => [gameOf(['a', 'b'], [2, 1])]);
    expect(of(deals, 'a').elo).toMatchObject({ low: null, high: null });
    expect(of(deals, 'a').elo.value).toBeLessThan(2000);
  });

  test('has something to say before the first deal', () => {
    expect(standings(collectionOf([]))).toEqual({ deals: 0, games: 0, players: [] });
  });

  test('says how long a decision takes if every game was timed', () => {
    const timed = { ...gameOf(['a', 'b'], [1, 2]), decisions: [10, 20], milliseconds: [5, 40] };
    expect(of([[timed]], 'b')).toMatchObject({ decisions: 20, milliseconds: 2 });
    expect(of([[timed], [gameOf(['a', 'b'], [1, 2])]], 'b')).not.toHaveProperty('milliseconds');
  });
});

/** Deals of three players of known strengths; the seed of a deal may favour somebody in both games. */
function league(random: () => number, deals: number, luck: number): PlayedGame[][] {
  const strengths = { a: 0.6, b: 0, c: -0.6 };
  const names = ['a', 'b', 'c'] as const;
  return Array.from({ length: deals }, () =>
    names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => {
        const favour = luck * (random() * 2 - 1);
        return [0, 1].map(() => {
          const wins = random() < 1 / (1 + Math.exp(strengths[other] - strengths[one] - favour));
          return gameOf([one, other], wins ? [2, 1] : [1, 2]);
        });
      }),
    ),
  );
}

proofTest.each([0, 3])('the intervals hold the truth about 19 times in 20, with luck %d in the deals', (luck) => {
  const random = randomNumbers(11);
  const truth = standings(collectionOf(league(random, 20_000, luck))).players;
  const runs = proofCount(100, 1000);
  const held = { winRate: 0, elo: 0, margin: 0 };
  for (let run = 0; run < runs; run += 1) {
    const { players } = standings(collectionOf(league(random, 40, luck)));
    for (const figure of ['winRate', 'elo', 'margin'] as const) {
      const estimate = players.find(({ name }) => name === 'a')?.[figure];
      const { value } = must(truth.find(({ name }) => name === 'a'))[figure];
      if (value >= must(estimate?.low) && value <= must(estimate?.high)) held[figure] += 1;
    }
  }
  const least = 0.95 - 4 * Math.sqrt((0.05 * 0.95) / runs);
  for (const [figure, times] of Object.entries(held)) expect(times / runs, figure).toBeGreaterThan(least);
  // Intervals that always hold the truth are wider than they need to be.
  expect(held.margin + held.elo).toBeLessThan(2 * runs);
});
