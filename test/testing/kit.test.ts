import { describe, expect, test } from 'vitest';
import { type CreateGameOptions, LUNA_EDITIONS, MENACE_IDS, SUPPLEMENT_SHARES } from '../../src/entries/index.ts';
import {
  actionKey,
  chooseRandomly,
  drawFor,
  movedBack,
  mutated,
  optionProblems,
  randomOptions,
  stateProblems,
  structureProblems,
  viewProblems,
} from '../../src/entries/testing.ts';
import { randomText } from '../../src/testing/mutate.ts';
import { rules } from '../kit/shipped.ts';

const state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'kit', luna: { level: 4 } });

describe('mutated', () => {
  test('never changes its input and mostly returns another value', () => {
    const draw = drawFor('mutated');
    const [action] = rules.legalActions(state);
    for (const value of [state, action, [1, [2, [3]]], { a: { b: [null, true, 'x'] } }, 'text', 7, null]) {
      const before = JSON.stringify(value);
      let others = 0;
      for (let count = 0; count < 150; count += 1) {
        if (JSON.stringify(mutated(draw, value, 1 + (count % 4))) !== before) others += 1;
        expect(JSON.stringify(value)).toBe(before);
      }
      expect(others).toBeGreaterThan(100);
    }
  });

  test('accepts frozen input and shares nothing with it', () => {
    const draw = drawFor('apart');
    for (let count = 0; count < 50; count += 1) {
      const copy = mutated(draw, state, 1);
      if (typeof copy === 'object' && copy !== null) expect(Object.isFrozen(copy)).toBe(false);
    }
  });

  test('returns plain, reproducible JSON for any number of changes', () => {
    const runs = [0, 1].map(() => {
      const draw = drawFor('many');
      return Array.from({ length: 40 }, (_, count) => JSON.stringify(mutated(draw, state.players, count) ?? null));
    });
    expect(runs[0]).toEqual(runs[1]);
    for (const text of runs[0] ?? []) expect(JSON.stringify(JSON.parse(text))).toBe(text);
  });

  test('returns a copy without changes', () => {
    expect(mutated(drawFor('copy'), state, 0)).toEqual(state);
    expect(mutated(drawFor('copy'), undefined, 0)).toBeNull();
  });
});

test('random texts contain the given pieces and other characters', () => {
  const draw = drawFor('texts');
  const texts = Array.from({ length: 200 }, () => randomText(draw, ['pass', 'buy']));
  expect(new Set(texts).size).toBeGreaterThan(100);
  expect(texts.join()).toContain('pass');
});

describe('randomOptions', () => {
  const draw = drawFor('modes');
  const drawn = Array.from({ length: 500 }, (_, game) => randomOptions(draw, `mode ${game}`));
  test.each<[name: string, count: number, value: (options: CreateGameOptions) => unknown]>([
    ['number of people, with and without Luna, on either board', 12, (o) => [o.players.length, !o.luna, o.board]],
    ['level', 10, ({ luna }) => luna?.level],
    ['edition', 1 + LUNA_EDITIONS.length, ({ luna }) => luna?.edition],
    ['menace, with and without Luna', 2 * (2 + MENACE_IDS.length), ({ menace, luna }) => [menace, !luna]],
    ['choice of missions, on either board', 4, ({ missions, board }) => [missions, board]],
    ['choice of chapter 3, with and without Luna', 4, ({ chapter3, luna }) => [chapter3, !luna]],
    ['choice of tracks', 2, ({ tracks }) => tracks],
    ['choice of tokens', 2, ({ startingTokens }) => startingTokens],
    ['variant', 2, ({ constrainedSlots }) => constrainedSlots],
    ['payment of discounts', 2, ({ switches }) => switches?.discountNeedsPurePayment],
    ['ruling on special plans', 2, ({ switches }) => switches?.specialPlanOnNoASpace],
    ['ruling on resting slots', 2, ({ switches }) => switches?.restingSlotsFollowOn],
    ['ruling on share cards', 2, ({ switches }) => switches?.shareCardsMayBeDestroyed],
    ['share of Luna', SUPPLEMENT_SHARES.length, ({ switches }) => switches?.lunaTakesSupplement],
  ])('reaches every %s within 500 games', (_, count, value) => {
    expect(new Set(drawn.map((options) => JSON.stringify([value(options)]))).size).toBe(count);
  });

  test('returns complete options that create games', () => {
    for (const [game, options] of drawn.entries()) {
      const start = rules.createGame(options);
      expect(start.options.seed).toBe(`mode ${game}`);
      if (game % 20 === 0) expect(stateProblems(rules, start)).toEqual([]);
    }
  });
});

describe('single checks', () => {
  test('actions have the same key for any key order', () => {
    expect(actionKey({ type: 'pass', seat: 1 })).toBe(actionKey({ seat: 1, type: 'pass' }));
    expect(actionKey({ type: 'pass', seat: 1 })).not.toBe(actionKey({ type: 'pass', seat: 0 }));
  });

  test('a new game has no problems', () => {
    expect(stateProblems(rules, state)).toEqual([]);
    expect(structureProblems(rules, state)).toEqual([]);
    expect(viewProblems(rules, state)).toEqual([]);
    expect(optionProblems(rules, state, rules.legalActions(state))).toEqual([]);
    expect(movedBack(state, state)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a player', { players: state.players.slice(0, 1) }, '$.players: expected a list of 3'],
    ['a card', { deck: state.deck.slice(1) }, `$: expected card ${state.deck[0]} exactly once, not 0 times`],
    [
      'a decision',
      { stack: [...state.stack, { kind: 'reveal' }] },
      `$.stack[${state.stack.length}]: expected a decision with at least one legal action`,
    ],
  ])('%s that is wrong is found', (_, change, problem) => {
    expect(structureProblems(rules, { ...state, ...change })).toEqual([problem]);
    expect(stateProblems(rules, { ...state, ...change })).toEqual([problem]);
  });

  test.each<[string, object, string]>([
    ['a seat', { players: state.players.slice(0, 1) }, 'seat 1 is missing'],
    ['an upload marker', { players: moved({ upload: 5 }, { upload: 4 })[1] }, 'upload marker of seat 0'],
    ['a track marker', { players: moved(tracks(3), tracks(2))[1] }, 'minerva marker of seat 0'],
    ['a round', { round: 1 }, 'round'],
    ['a removed outpost', { removed: { ...state.removed, tawac: 0 } }, 'removed outposts of tawac'],
  ])('%s that goes back is found', (_, after, problem) => {
    const removed = { ...state.removed, tawac: 1 };
    const [advanced] = moved({ upload: 5, ...tracks(3) }, {});
    const before = { ...state, round: 2, removed, players: advanced };
    expect(movedBack(before, { ...before, ...after })).toContain(problem);
    expect(movedBack(before, before)).toEqual([]);
  });

  test('detects a removed shuttle that returns', () => {
    const belt = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'kit', board: 'belt' });
    if (belt.belt === null) throw new Error('no Belt');
    const removedShuttles = { ...belt.belt.removedShuttles, skymine: 1 };
    const before = { ...belt, belt: { ...belt.belt, removedShuttles } };
    expect(movedBack(before, belt)).toEqual(['removed shuttles of skymine']);
  });

  test('samples a single action always and many actions eventually', () => {
    const draw = drawFor('choice');
    const actions = rules.legalActions(state);
    const chosen = new Set(Array.from({ length: 3000 }, () => actionKey(chooseRandomly(draw, actions))));
    expect(chosen.size).toBe(actions.length);
    expect(() => chooseRandomly(draw, [])).toThrow(RangeError);
  });
});

function tracks(minerva: number): object {
  const [player] = state.players;
  return { tracks: { ...player?.tracks, minerva } };
}

/** Returns the players before and after, with the given boards for the first one. */
function moved(...boards: readonly [object, object]): [typeof state.players, typeof state.players] {
  const [first, ...others] = state.players;
  if (first === undefined) throw new Error('no players');
  const [before, after] = boards.map((board) => [{ ...first, ...board }, ...others]);
  return [before ?? [], after ?? []];
}
