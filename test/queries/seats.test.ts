import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  createGame,
  defaultContent,
  ForeignStateError,
  legalActions,
  pending,
  rules,
  viewFor,
} from '../../src/entries/index.ts';
import {
  areaTotals,
  choices,
  majorityStanding,
  nextPlan,
  planStanding,
  priceOf,
  spaceStanding,
  trackStandings,
} from '../../src/entries/queries.ts';
import type { StateQuery } from '../kit/queries.ts';
import { randomSteps } from '../kit/randomGame.ts';

const game = createGame({ players: ['Ana', 'Ben'], seed: 'seats' });
const [plan] = defaultContent.plans;

/** All queries for a seat; `null` if they take no seat, or return nothing for an unknown one. */
const ASKED: Readonly<Record<StateQuery, ((seat: number) => unknown) | null>> = {
  areaTotals: (seat) => areaTotals(game, seat),
  priceOf: (seat) => priceOf(game, seat, 1, []),
  majorityStanding: (seat) => majorityStanding(game, seat, 'energy'),
  spaceStanding: (seat) => spaceStanding(game, seat, 'carbonMajority'),
  planStanding: (seat) => planStanding(game, seat, plan?.id ?? '', null),
  nextPlan: (seat) => nextPlan(game, seat),
  trackStandings: (seat) => trackStandings(game, seat),
  blocked: null,
  choices: null,
  choicesAt: null,
  chooser: null,
  click: null,
  companyStandings: null,
  costOf: null,
  defaultChoice: null,
  preview: null,
  reachOf: null,
  reachable: null,
};
const TAKING = Object.entries(ASKED).flatMap(([name, ask]) => (ask === null ? [] : [[name, ask] as const]));

test.each(TAKING)('%s throws an error with the seats of the game', (_, ask) => {
  for (const seat of [9, 2, -1, 0.5])
    expect(() => ask(seat)).toThrow(new RangeError(`This game has no seat ${seat}; its seats are 0 to 1.`));
});

test('an unknown seat has nothing to do and sees nothing', () => {
  expect(legalActions(game, 9)).toEqual([]);
  expect(choices(game, 9).ways).toEqual([]);
  expect(() => viewFor(game, 9)).toThrow("A viewer is a seat from 0 to 1, or 'spectator'.");
});

test.each(Object.keys(ASKED))('%s is tested elsewhere', (name) => {
  const others = readdirSync(import.meta.dirname).filter((file) => file !== 'seats.test.ts');
  const texts = others.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  expect(texts.filter((text) => text.includes(`${name}(`))).not.toEqual([]);
});

test('only the view of a deciding seat lists its choices', () => {
  const choosing = createGame({ players: ['Ana', 'Ben'], seed: 'seats', startingTokens: 'choose' });
  for (const viewer of [0, 'spectator'] as const) {
    const view = viewFor(choosing, viewer);
    const refusal = `Expected the view of seat 1, got ${viewer === 0 ? 'the view of seat 0' : "a spectator's view"}.`;
    expect(() => legalActions(view, 1)).toThrow(new ForeignStateError(refusal));
    expect(() => choices(view, 1)).toThrow(new ForeignStateError(refusal));
    expect(legalActions(view)).toEqual(viewer === 0 ? legalActions(choosing, 0) : []);
    expect(choices(view, 9).ways).toEqual([]);
  }
});

test('a view lists nothing for a seat without a decision, and lists Luna’s turn for all viewers', () => {
  const [first] = pending(game);
  const waiting = first?.seat === 0 ? 1 : 0;
  expect(legalActions(viewFor(game, 'spectator'), waiting)).toEqual([]);
  const steps = randomSteps(rules, createGame({ players: ['Ana'], seed: 'seats', luna: { level: 1 } }), 'seats');
  for (const { state } of steps) {
    const [prompt] = pending(state);
    if (prompt?.kind !== 'lunaTurn') continue;
    const view = viewFor(state, 'spectator');
    expect(legalActions(view)).toEqual([{ type: 'lunaTurn', seat: 1 }]);
    expect(choices(view, 1).ways).toHaveLength(1);
    return;
  }
  throw new Error('Luna has no turn');
});
