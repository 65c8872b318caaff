import { describe, expect, test } from 'vitest';
import { type PlayedGame, type SequentialOptions, sequential } from '../../src/entries/arena.ts';
import { InvalidOptionsError } from '../../src/entries/index.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { proofCount } from '../kit/soak.ts';
import { thrown } from '../kit/thrown.ts';
import { collectionOf, gameOf } from './kit.ts';

const ASKED: SequentialOptions = { challenger: 'a', against: 'b', elo1: 40 };
/** The maximum number of deals. Longer matches count as undecided. */
const LONGEST = 2000;

/** Plays until the test has a verdict. */
function verdictOn(play: () => PlayedGame[]): string {
  const deals: PlayedGame[][] = [];
  for (;;) {
    for (let more = 0; more < 200; more += 1) deals.push(play());
    const { verdict } = sequential(collectionOf(deals), ASKED);
    if (verdict !== 'open' || deals.length >= LONGEST) return verdict;
  }
}

/** A deal in which a plays each seat once and the cards favour a seat. */
function dealOf(random: () => number, elo: number, { seats, luck }: { seats: number; luck: number }): PlayedGame[] {
  const expected = 1 / (1 + 10 ** (-elo / 400));
  const favour = luck * (random() * 2 - 1);
  return Array.from({ length: seats }, (_, own) => {
    const players = Array.from({ length: seats }, (_, seat) => (seat === own ? 'a' : 'b'));
    // One draw for the whole table, because the score of one player decides all its pairs.
    const wins = random() < expected + (own % 2 === 0 ? favour : -favour);
    return gameOf(
      players,
      players.map((name) => (name === 'a' ? (wins ? 2 : 0) : 1)),
    );
  });
}

/** The fraction of many matches with the verdict `better`. */
function partBetter(elo: number, table: { seats: number; luck: number }, matches: number): number {
  const random = randomNumbers(Math.round(elo * 100 + table.luck * 10 + table.seats));
  let better = 0;
  for (let match = 0; match < matches; match += 1) {
    if (verdictOn(() => dealOf(random, elo, table)) === 'better') better += 1;
  }
  return better / matches;
}

test.each([
  { seats: 2, luck: 0 },
  { seats: 2, luck: 0.4 },
  { seats: 4, luck: 0.2 },
])('the sequential test keeps its error rates with %j', (table) => {
  const matches = proofCount(20, 1000);
  const slack = 4 * Math.sqrt((0.05 * 0.95) / matches);
  const none = partBetter(0, table, matches);
  expect(none).toBeLessThan(0.05 + slack);
  const much = partBetter(40, table, matches);
  expect(much).toBeGreaterThan(0.95 - slack);
});

describe('sequential', () => {
  const random = randomNumbers(7);
  const deals = Array.from({ length: 400 }, () => dealOf(random, 200, { seats: 2, luck: 0 }));

  test('stops at the first sufficient deal, regardless of later ones', () => {
    const result = sequential(collectionOf(deals), ASKED);
    expect(result.verdict).toBe('better');
    expect(result.deals).toBeLessThan(100);
    expect(sequential(collectionOf(deals.slice(0, result.deals)), ASKED)).toEqual(result);
    expect(sequential(collectionOf(deals.slice(0, result.deals - 1)), ASKED).verdict).toBe('open');
  });

  test('agrees with the normal approximation for many deals of equal players', () => {
    const even = Array.from({ length: 300 }, () => dealOf(random, 10, { seats: 2, luck: 0 }));
    const {
      llr,
      score,
      deals: count,
    } = sequential(collectionOf(even), { ...ASKED, elo1: 10, alpha: 0.0001, beta: 0.0001 });
    expect(count).toBe(300);
    const s0 = 0.5;
    const s1 = 1 / (1 + 10 ** (-10 / 400));
    const scores = even.map(
      (games) => games.filter(({ players, winners: [seat = 0] }) => players[seat] === 'a').length / 2,
    );
    const spread = scores.reduce((total, value) => total + (value - score.value) ** 2, 0) / count;
    expect(llr).toBeCloseTo((count * (s1 - s0) * (2 * score.value - s0 - s1)) / (2 * spread), 1);
  });

  test('answers no for a weaker player and for one that always ties', () => {
    const mirrored = collectionOf(deals);
    expect(sequential(mirrored, { ...ASKED, challenger: 'b', against: 'a' }).verdict).toBe('notBetter');
    const even = Array.from({ length: 400 }, () => [gameOf(['a', 'b'], [1, 1])]);
    expect(sequential(collectionOf(even), ASKED).verdict).toBe('notBetter');
  });

  test('answers yes after a few deals for a player that always wins', () => {
    const won = Array.from({ length: 400 }, () => [gameOf(['a', 'b'], [2, 1])]);
    const result = sequential(collectionOf(won), ASKED);
    expect(result).toMatchObject({ verdict: 'better', elo: null });
    expect(result.deals).toBeLessThan(40);
  });

  test('is undecided before the first deal', () => {
    expect(sequential(collectionOf([]), ASKED)).toMatchObject({ verdict: 'open', deals: 0, llr: 0 });
  });

  test.each<[string, object, string]>([
    ['the same player', { against: 'a' }, 'against'],
    ['an unknown player', { against: 'c' }, 'against'],
    ['bounds without a gap', { elo0: 40 }, 'elo1'],
    ['an error rate of 0', { alpha: 0 }, 'alpha'],
    ['an error rate of 0.5', { beta: 0.5 }, 'beta'],
    ['more keys', { gamma: 1 }, 'gamma'],
  ])('rejects %s', (_, change, field) => {
    const error = thrown(InvalidOptionsError, () => sequential(collectionOf(deals), { ...ASKED, ...change }));
    expect(error?.problems.map((problem) => problem.field)).toEqual([field]);
  });
});
