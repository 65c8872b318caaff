import { describe, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import type { Action, CreateGameOptions, GameState, Rules, Seat } from '../../src/entries/index.ts';
import { createRules, defaultContent } from '../../src/entries/index.ts';
import { names } from '../kit/people.ts';
import { proofTest } from '../kit/proofTest.ts';
import { rules } from '../kit/shipped.ts';
import { proofList } from '../kit/soak.ts';

type Player = (state: GameState, seat: Seat) => Action;

/** Takes the first option. During planning this fills the slots, so that turns have options. */
const firstOption: Player = (state, seat) => {
  const [first] = rules.legalActions(state, seat);
  if (first === undefined) throw new Error('no option');
  return first;
};

/** Plays a game to the end and requires that every action is legal. */
function played(
  options: CreateGameOptions,
  playerOf: (seat: Seat) => Player,
  own: Rules = rules,
): { end: GameState; actions: Action[] } {
  const actions: Action[] = [];
  let state = own.createGame(options);
  for (;;) {
    const [prompt] = own.pending(state);
    if (prompt === undefined) return { end: state, actions };
    const action = playerOf(prompt.seat)(state, prompt.seat);
    expect(own.explain(state, action)).toEqual([]);
    actions.push(action);
    expect(actions.length).toBeLessThan(3000);
    state = own.reduce(state, action);
  }
}

const greedily = () => chooseGreedily;

describe('the greedy bot', () => {
  proofTest.each([
    [2, {}],
    [3, { tracks: 'random', startingTokens: 'choose' }],
    [4, { tracks: 'random', startingTokens: 'choose', constrainedSlots: true }],
  ] as const)('takes legal actions to the end of a game with %i players', (count, more) => {
    const { end } = played({ players: names(count), seed: `legal ${count}`, ...more }, greedily);
    expect(end.round).toBe(7);
    const sheet = rules.score(end);
    for (const { total } of sheet) expect(total).toBeGreaterThan(60);
    const winner = sheet.find(({ total }) => total === Math.max(...sheet.map((score) => score.total)));
    const categories = winner === undefined ? [] : Object.values(winner).filter((value) => value > 0);
    expect(categories.length).toBeGreaterThan(4);
  });

  proofTest('is deterministic', () => {
    const options: CreateGameOptions = { players: ['Ana', 'Ben'], seed: 'again' };
    expect(played(options, greedily).actions).toEqual(played(options, greedily).actions);
  });

  test('does not depend on the key order of the state', () => {
    const state = rules.createGame({ players: ['Ana', 'Ben'], seed: 'copy' });
    const turned: GameState = JSON.parse(JSON.stringify(state, (_, value) => backwards(value)));
    expect(chooseGreedily(turned, 0, rules)).toEqual(chooseGreedily(state, 0, rules));
  });

  test.each(proofList([0, 1, 2], 1))('beats a bot that takes the first option, seed %i', (seed) => {
    const options: CreateGameOptions = { players: ['Greedy', 'First'], seed: `duel ${seed}` };
    const { end } = played(options, (seat) => (seat === 0 ? chooseGreedily : firstOption));
    const [greedy, first] = rules.score(end).map(({ total }) => total);
    expect(greedy).toBeGreaterThan((first ?? 0) * 1.5);
  });

  test('throws for a seat without a decision', () => {
    const { end } = played({ players: ['Ana', 'Ben'], seed: 'over' }, () => firstOption);
    expect(() => chooseGreedily(end, 0, rules)).toThrow(RangeError);
  });
});

/** The same object with its keys in the opposite order. */
function backwards(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).reverse());
}

proofTest('the greedy bot plays a whole game with free plans', () => {
  const planPrices = { A: 0, B: 0, C: 0 };
  const free = createRules({ ...defaultContent, figures: { ...defaultContent.figures, planPrices } });
  const greedy: Player = (state, seat) => chooseGreedily(state, seat, free);
  const { end } = played({ players: names(2), seed: 'free' }, () => greedy, free);
  expect(free.isOver(end)).toBe(true);
});
