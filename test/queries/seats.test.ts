import { expect, test } from 'vitest';
import { createGame, defaultContent, legalActions, viewFor } from '../../src/index.ts';
import {
  areaTotals,
  choices,
  majorityStanding,
  nextPlan,
  planStanding,
  priceOf,
  spaceStanding,
  trackStandings,
} from '../../src/queries.ts';

const game = createGame({ players: ['Ana', 'Ben'], seed: 'seats' });
const [plan] = defaultContent.plans;

const ASKED: Readonly<Record<string, (seat: number) => unknown>> = {
  areaTotals: (seat) => areaTotals(game, seat),
  priceOf: (seat) => priceOf(game, seat, 1, []),
  majorityStanding: (seat) => majorityStanding(game, seat, 'energy'),
  spaceStanding: (seat) => spaceStanding(game, seat, 'carbonMajority'),
  planStanding: (seat) => planStanding(game, seat, plan?.id ?? '', null),
  nextPlan: (seat) => nextPlan(game, seat),
  trackStandings: (seat) => trackStandings(game, seat),
};

test.each(Object.entries(ASKED))('%s says which seats the game has', (_, ask) => {
  for (const seat of [9, 2, -1, 0.5]) {
    expect(() => ask(seat)).toThrow(new RangeError(`This game has no seat ${seat}; its seats are 0 to 1.`));
  }
});

test('a seat that does not exist has nothing to do, and sees nothing', () => {
  expect(legalActions(game, 9)).toEqual([]);
  expect(choices(game, 9)).toEqual([]);
  expect(() => viewFor(game, 9)).toThrow("A viewer is a seat from 0 to 1, or 'spectator'.");
});
