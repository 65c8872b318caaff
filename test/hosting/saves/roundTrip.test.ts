import { describe, expect, test } from 'vitest';
import { shuffled } from '../../../src/engine/random.ts';
import type { GameState } from '../../../src/entries/index.ts';
import { structureProblems } from '../../../src/testing/invariants.ts';
import { chooseRandomly, drawFor, randomOptions } from '../../../src/testing/modes.ts';
import { MODES, playMode } from '../../kit/modes.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';

const GAMES = soakCount(1, 2);
const RANDOM_GAMES = soakCount(1, 20);
/** One in this many states is saved and loaded. */
const EVERY = proofCount(5, 1);

/** The same JSON with the keys of every object in another order. */
function reordered(value: unknown, draw: () => number): unknown {
  if (Array.isArray(value)) return value.map((part) => reordered(part, draw));
  if (typeof value !== 'object' || value === null) return value;
  const entries = shuffled(draw, Object.entries(value));
  return Object.fromEntries(entries.map(([key, part]) => [key, reordered(part, draw)]));
}

/** The checks of a save must accept every reachable state. */
function expectSound(state: GameState): void {
  const problems = structureProblems(rules, state);
  if (problems.length > 0) expect.fail(`${problems.join('; ')} ${JSON.stringify(state.stack)}`);
}

function expectRoundTrip(state: GameState): void {
  const text = rules.saveGame(state);
  const loaded = rules.loadGame(text);
  expect(loaded).toEqual(state);
  expect(rules.hashState(loaded)).toBe(rules.hashState(state));
}

/** Loads the state from another text and compares the legal actions. */
function expectSameThing(state: GameState, draw: () => number): void {
  const turned = reordered(JSON.parse(JSON.stringify(state)), draw) as GameState;
  expect(rules.hashState(turned)).toBe(rules.hashState(state));
  const loaded = rules.loadGame(turned);
  expect(loaded).toEqual(state);
  expect(rules.legalActions(loaded)).toEqual(rules.legalActions(state));
}

describe('saving and loading returns the same state', () => {
  test.each(MODES)('$name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const draw = drawFor(`turned/${mode.name}/${game}`);
      const hashes = new Set<string>();
      let states = 0;
      const end = playMode(rules, mode, game, ({ state, step }) => {
        expectSound(state);
        if (step % EVERY === 0) expectRoundTrip(state);
        if (step % proofCount(20, 10) === 0) expectSameThing(state, draw);
        hashes.add(rules.hashState(state));
        states += 1;
      });
      expectRoundTrip(end);
      // Planning can lead back to where it was; nothing else does.
      expect(hashes.size).toBeGreaterThan(states * 0.7);
    }
  });

  test(`${RANDOM_GAMES} games with random options`, () => {
    for (let game = 0; game < RANDOM_GAMES; game += 1) {
      const draw = drawFor(`saves/any/${game}`);
      let state = rules.createGame(randomOptions(draw, `saves ${game}`));
      for (let step = 0; !rules.isOver(state); step += 1) {
        expectSound(state);
        if (step % EVERY === 0) expectRoundTrip(state);
        state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
      }
      expectRoundTrip(state);
    }
  });
});

describe('loadGame', () => {
  const state = rules.createGame({ players: [{ id: 'p1', name: 'Zoë "Z" Müller' }, '李'], seed: '\u2028 ✓ \\ "' });

  test('accepts the text, the parsed value and a state', () => {
    const text = rules.saveGame(state);
    expect(rules.loadGame(text)).toEqual(state);
    expect(rules.loadGame(JSON.parse(text))).toEqual(state);
    expect(rules.loadGame(state)).toEqual(state);
    expect(rules.loadGame(JSON.stringify(state, null, 2))).toEqual(state);
  });

  test('returns a new, deeply frozen state and does not change its input', () => {
    const given = JSON.parse(rules.saveGame(state));
    const before = structuredClone(given);
    const loaded = rules.loadGame(given);
    expect(given).toEqual(before);
    expect(Object.isFrozen(given) || Object.isFrozen(given.players[0].hand)).toBe(false);
    expect(Object.isFrozen(loaded) && Object.isFrozen(loaded.players[0]?.hand)).toBe(true);
    given.players[0].coins = 99;
    expect(loaded).toEqual(state);
  });

  test('treats an undefined property as missing, like JSON', () => {
    const given = { ...JSON.parse(rules.saveGame(state)), viewer: undefined };
    expect(rules.loadGame(given)).toEqual(state);
  });

  test('fills in default options', () => {
    const given = JSON.parse(JSON.stringify(state));
    delete given.options.switches;
    expect(rules.loadGame(given)).toEqual(state);
  });
});

test('hashState returns a short text that differs between states', () => {
  const state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'hash', firstPlayer: 0 });
  expect(rules.hashState(state)).toMatch(/^[0-9a-f]{16}$/);
  expect(rules.hashState(rules.reduce(state, must(rules.legalActions(state)[0])))).not.toBe(rules.hashState(state));
  expect(rules.hashState({ ...state, turns: 1 })).not.toBe(rules.hashState(state));
  expect(rules.hashState({ ...state, deck: [...state.deck].reverse() })).not.toBe(rules.hashState(state));
});
