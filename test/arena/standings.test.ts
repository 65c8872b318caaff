import { describe, expect, test } from 'vitest';
import { type PlayedGame, type Standing, standings } from '../../src/entries/arena.ts';
import { must } from '../kit/must.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { wholeProofTest } from '../kit/proofTest.ts';
import { proofCount } from '../kit/soak.ts';
import { collectionOf, gameOf } from './kit.ts';

const of = (deals: readonly (readonly PlayedGame[])[], name: string): Standing =>
  must(standings(collectionOf(deals)).players.find((player) => player.name === name));

/** Ten deals. Player a wins eight of them in both seats. */
const EIGHT_OF_TEN = Array.from({ length: 10 }, (_, deal) => {
  const scores = deal < 8 ? [120 + deal, 100] : [90, 100];
  return [gameOf(['a', 'b'], scores), gameOf(['b', 'a'], [...scores].reverse())];
});

describe('standings', () => {
  test('counts victories with the Wilson interval', () => {
    // Each deal has the same result in both seats, so 20 games are worth little more than 10; 8 of 10 gives [0.490,
    // 0.943].
    const { games, winRate, fair } = of(EIGHT_OF_TEN, 'a');
    expect({ games, fair, value: winRate.value }).toEqual({ games: 20, fair: 0.5, value: 0.8 });
    expect(winRate.low).toBeGreaterThan(0.44);
    expect(winRate.low).toBeLessThan(0.49);
    // Games that differ like independent ones are counted separately: again 8 of 10.
    const single = EIGHT_OF_TEN.map(([first]) => [must(first)]);
    expect(of(single, 'a').winRate.low).toBeCloseTo(0.4716, 2);
    const always = Array.from({ length: 10 }, () => [gameOf(['a', 'b'], [2, 1])]);
    expect(of(always, 'a').winRate.low).toBeCloseTo(0.7225, 4);
    expect(of(always, 'a').winRate.high).toBe(1);
  });

  test('splits a shared victory and counts no winner when there is none', () => {
    const draw = gameOf(['a', 'b', 'b', 'c'], [50, 50, 40, 50]);
    expect(of([[draw]], 'a').winRate.value).toBeCloseTo(1 / 3);
    expect(of([[draw]], 'b').winRate.value).toBeCloseTo(1 / 6);
    expect(of([[draw]], 'b')).toMatchObject({ games: 2, fair: 0.25 });
    expect(of([[{ ...draw, winners: [] }]], 'a').winRate.value).toBe(0);
  });

  test('compares coins with the other players deal by deal', () => {
    const deals = [1, 2, 3, 4, 5].map((more) => [gameOf(['a', 'b', 'c'], [100 + more, 100, 100])]);
    const { margin, score } = of(deals, 'a');
    expect({ value: margin.value, score }).toEqual({ value: 3, score: 103 });
    // 2.776 is the 97.5 % point of Student's distribution with 4 degrees of freedom.
    expect((must(margin.high) - 3) / Math.sqrt(2.5 / 5)).toBeCloseTo(2.776, 2);
    expect(of(deals.slice(1), 'a').margin).toEqual({ value: 3.5, low: null, high: null });
  });

  test('rates odds of ten to one with 400 points', () => {
    const deals = Array.from({ length: 110 }, (_, deal) => [gameOf(['a', 'b'], deal % 11 === 0 ? [1, 2] : [2, 1])]);
    const [first, last] = standings(collectionOf(deals)).players;
    expect(first?.name).toBe('a');
    // The virtual draw against an absent player costs a few points.
    expect(must(first).elo.value - must(last).elo.value).toBeGreaterThan(380);
    expect(must(first).elo.value - must(last).elo.value).toBeLessThan(400);
    expect(must(first).elo.value + must(last).elo.value).toBeCloseTo(0);
  });

  test('gives an unbounded rating to a player that always wins', () => {
    const deals = Array.from({ length: 10 }, () => [gameOf(['a', 'b'], [2, 1])]);
    expect(of(deals, 'a').elo).toMatchObject({ low: null, high: null });
    expect(of(deals, 'a').elo.value).toBeLessThan(2000);
  });

  test('returns standings before the first deal', () => {
    expect(standings(collectionOf([]))).toEqual({ deals: 0, games: 0, players: [] });
  });

  test('returns the time per decision when every game was timed', () => {
    const timed = { ...gameOf(['a', 'b'], [1, 2]), decisions: [10, 20], milliseconds: [5, 40] };
    expect(of([[timed]], 'b')).toMatchObject({ decisions: 20, milliseconds: 2 });
    expect(of([[timed], [gameOf(['a', 'b'], [1, 2])]], 'b')).not.toHaveProperty('milliseconds');
  });
});

/** Deals of three players with known strengths. A deal can favour a player in both of its games. */
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

wholeProofTest.each([0, 3])(
  'the intervals contain the true value in about 19 of 20 cases, with luck %d in the deals',
  (luck) => {
    const random = randomNumbers(11);
    const truth = standings(collectionOf(league(random, 20_000, luck))).players;
    const runs = proofCount(100, 1000);
    const covered = { winRate: 0, elo: 0, margin: 0 };
    for (let run = 0; run < runs; run += 1) {
      const { players } = standings(collectionOf(league(random, 40, luck)));
      for (const figure of ['winRate', 'elo', 'margin'] as const) {
        const estimate = players.find(({ name }) => name === 'a')?.[figure];
        const { value } = must(truth.find(({ name }) => name === 'a'))[figure];
        if (value >= must(estimate?.low) && value <= must(estimate?.high)) covered[figure] += 1;
      }
    }
    const least = 0.95 - 4 * Math.sqrt((0.05 * 0.95) / runs);
    for (const [figure, times] of Object.entries(covered)) expect(times / runs, figure).toBeGreaterThan(least);
    // Intervals that always contain the true value are wider than necessary.
    expect(covered.margin + covered.elo).toBeLessThan(2 * runs);
  },
);
