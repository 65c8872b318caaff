import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CreateGameOptions, replay } from '../../src/entries/index.ts';
import { arbitraries } from '../../src/entries/testing/arbitraries.ts';
import { structureProblems } from '../../src/entries/testing.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';

const { options, games } = arbitraries(fc, rules);

describe('options', () => {
  test('always create a game', () => {
    fc.assert(
      fc.property(options, (each) => {
        expect(rules.createGame(each).options).toMatchObject({ seed: each.seed, board: each.board });
      }),
    );
  });

  test('cover every mode', () => {
    const samples = fc.sample(options, { numRuns: 600, seed: 1 });
    const parts: Record<string, (each: CreateGameOptions) => unknown> = {
      people: ({ players }) => players.length,
      level: ({ luna }) => luna?.level ?? null,
      board: ({ board }) => board,
      missions: ({ missions }) => missions,
      menace: ({ menace }) => menace,
      chapter3: ({ chapter3 }) => chapter3,
      tracks: ({ tracks }) => tracks,
      tokens: ({ startingTokens }) => startingTokens,
      variant: ({ constrainedSlots }) => constrainedSlots,
    };
    const found = Object.entries(parts).map(([name, part]) => [name, new Set(samples.map(part)).size]);
    expect(Object.fromEntries(found)).toEqual({
      people: 4,
      level: 10,
      board: 2,
      missions: 2,
      menace: 8,
      chapter3: 2,
      tracks: 2,
      tokens: 2,
      variant: 2,
    });
  });

  test('shrink to two players without modules', () => {
    const { counterexample } = fc.check(
      fc.property(options, () => false),
      { seed: 2 },
    );
    expect(counterexample?.[0]).toMatchObject({
      players: ['Melanie', 'Antoine'],
      seed: '',
      luna: null,
      board: 'moon',
      missions: false,
      menace: false,
      chapter3: false,
      constrainedSlots: false,
    });
  });
});

describe('games', () => {
  test('equal the result of their actions', () => {
    fc.assert(
      fc.property(games(proofCount(60, 120)), ({ options: start, actions, state }) => {
        expect(replay(rules.createRecord(start, actions))).toEqual(state);
        expect(structureProblems(rules, state)).toEqual([]);
      }),
      { numRuns: proofCount(5, 20) },
    );
  });

  test('end with the game or after the maximum number of decisions', () => {
    const played = fc.sample(games(), { numRuns: proofCount(8, 30), seed: 3 });
    expect(played.some(({ state }) => rules.isOver(state))).toBe(true);
    for (const { actions } of fc.sample(games(15), { numRuns: 30, seed: 3 })) expect(actions.length).toBeLessThan(16);
  });

  test('shrink to the relevant decision and are printed without the state', () => {
    const { counterexample } = fc.check(
      fc.property(games(60), ({ state }) => !state.players.some(({ area }) => area.some((card) => card !== null))),
      { seed: 4 },
    );
    const [game] = counterexample ?? [];
    expect(game?.actions.at(-1)?.type).toBe('planCard');
    expect(game?.options.players).toHaveLength(2);
    const printed: { options: unknown; actions: unknown[] } = JSON.parse(fc.stringify(game));
    expect(Object.keys(printed)).toEqual(['options', 'actions']);
    expect(printed.actions).toEqual(game?.actions);
  });
});
