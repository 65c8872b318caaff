import { describe, expect, test } from 'vitest';
import {
  evaluate,
  greedyPolicy,
  playUntil,
  rolloutPolicy,
  roundOver,
  strategicPlans,
  turnOver,
} from '../../src/entries/bots.ts';
import { createGame, type GameState, legalActions, loadGame, saveGame, viewFor } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { MODES, optionsOf } from '../kit/modes.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';

const newGame = (): GameState => createGame({ players: ['Ana', 'Ben'], seed: 'kit of bots' });

describe('playing until a moment', () => {
  test('stops at the next turn, at the next round and at the end', () => {
    const game = simulate(newGame());
    playUntil(game, ({ state }) => state.stack.at(-1)?.kind === 'turn', greedyPolicy);
    expect(game.state).toMatchObject({ round: 1, turns: 0 });
    playUntil(game, turnOver(game), greedyPolicy);
    expect(game.state).toMatchObject({ round: 1, turns: 1 });
    playUntil(game, roundOver(game), greedyPolicy);
    expect(game.state).toMatchObject({ round: 2, stack: [{ kind: 'planning' }] });
    const cheap = rolloutPolicy(randomNumbers(9));
    while (!game.isOver()) expect(playUntil(game, roundOver(game), cheap)).toBeGreaterThan(0);
    expect(playUntil(game, turnOver(game), greedyPolicy)).toBe(0);
  });

  test('checks the condition before it plays', () => {
    expect(playUntil(simulate(newGame()), () => true, greedyPolicy)).toBe(0);
  });
});

test('the cheap policy plays games to the end', () => {
  const game = simulate(newGame());
  game.playout(randomNumbers(7), rolloutPolicy(randomNumbers(8)));
  expect(game.isOver()).toBe(true);
});

test('the rating is higher for the player ahead at the end', () => {
  const game = simulate(newGame());
  game.playout(randomNumbers(1), rolloutPolicy(randomNumbers(8)));
  const [first, second] = game.score();
  const ahead = Math.sign((first?.total ?? 0) - (second?.total ?? 0));
  expect(Math.sign(evaluate(game.state, 0) - evaluate(game.state, 1))).toBe(ahead);
});

test('sets of cards to plan contain only hand cards and fit into the slots', () => {
  const game = simulate(newGame());
  playUntil(game, ({ state: { stack } }) => stack.at(-1)?.kind === 'planning', greedyPolicy);
  const { state } = game.copy();
  const sets = strategicPlans(viewFor(state, 0), 0, 5);
  expect(sets).toHaveLength(5);
  const planned = new Set(
    legalActions(state, 0).flatMap((action) => (action.type === 'planCard' ? [action.card] : [])),
  );
  for (const set of sets) for (const card of set) expect(planned).toContain(card);
});

test.each(MODES)(
  'in a game of $name, determinized keeps what the seat sees, fills in possible hidden cards, and can be continued',
  (mode) => {
    const random = randomNumbers(19);
    for (const { state, action, step } of randomSteps(rules, createGame(optionsOf(mode, 61)), 'redeal')) {
      const { seat } = action;
      if (step % proofCount(75, 25) > 0 || seat === state.luna?.seat) continue;
      const game = simulate(state);
      game.redeal(seat, random);
      const { options: _, ...seen } = viewFor(state, seat);
      expect(viewFor(game.copy().state, seat)).toMatchObject(seen);
      expect(game.legalActions(seat)).toEqual(legalActions(state, seat));
      expect(loadGame(JSON.parse(JSON.stringify(saveGame(game.copy().state))))).toBeDefined();
      game.playout(random);
      expect(game.isOver()).toBe(true);
    }
  },
);

test('rejects an unknown seat', () => {
  expect(() => simulate(newGame()).redeal(2, randomNumbers(1))).toThrow(RangeError);
});

test('varies between calls and is reproducible with the same random numbers', () => {
  const dealt = (numbers: number): readonly string[] => {
    const game = simulate(newGame());
    game.redeal(0, randomNumbers(numbers));
    return game.state.players[1]?.hand ?? [];
  };
  expect(dealt(1)).toEqual(dealt(1));
  expect(dealt(1)).not.toEqual(dealt(2));
});
