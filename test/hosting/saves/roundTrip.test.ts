import { describe, expect, test } from 'vitest';
import { shuffled } from '../../../src/engine/random.ts';
import type { GameState } from '../../../src/entries/index.ts';
import { randomOptions } from '../../../src/testing/modes.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/randomPlay.ts';
import { MODES, playMode } from '../../kit/modes.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';

const GAMES = soakCount(1, 2);
const RANDOM_GAMES = soakCount(1, 6);
/** One state in so many is saved and loaded. */
const EVERY = proofCount(5, 1);

/** The same JSON with the keys of every object in another order. */
function reordered(value: unknown, draw: () => number): unknown {
  if (Array.isArray(value)) return value.map((part) => reordered(part, draw));
  if (typeof value !== 'object' || value === null) return value;
  const entries = shuffled(draw, Object.entries(value));
  return Object.fromEntries(entries.map(([key, part]) => [key, reordered(part, draw)]));
}

function expectRoundTrip(state: GameState): void {
  const text = rules.saveGame(state);
  const loaded = rules.loadGame(text);
  expect(loaded).toEqual(state);
  expect(rules.hashState(loaded)).toBe(rules.hashState(state));
}

/** Another text for the same state, and the same answers from it. */
function expectSameThing(state: GameState, draw: () => number): void {
  const turned = reordered(JSON.parse(JSON.stringify(state)), draw) as GameState;
  expect(rules.hashState(turned)).toBe(rules.hashState(state));
  const loaded = rules.loadGame(turned);
  expect(loaded).toEqual(state);
  expect(rules.legalActions(loaded)).toEqual(rules.legalActions(state));
}

describe('what is saved comes back', () => {
  test.each(MODES)('$name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const draw = drawFor(`turned/${mode.name}/${game}`);
      const hashes = new Set<string>();
      let states = 0;
      const end = playMode(rules, mode, game, ({ state, step }) => {
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

  test(`${RANDOM_GAMES} games of any kind`, () => {
    for (let game = 0; game < RANDOM_GAMES; game += 1) {
      const draw = drawFor(`saves/any/${game}`);
      let state = rules.createGame(randomOptions(draw, `saves ${game}`));
      for (let step = 0; !rules.isOver(state); step += 1) {
        if (step % EVERY === 0) expectRoundTrip(state);
        state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
      }
      expectRoundTrip(state);
    }
  });
});

describe('loadGame', () => {
  const state = rules.createGame({ players: [{ id: 'p1', name: 'Zoë "Z" Müller' }, '李'], seed: '\u2028 ✓ \\ "' });

  test('takes the text, the value it was parsed to, and a state', () => {
    const text = rules.saveGame(state);
    expect(rules.loadGame(text)).toEqual(state);
    expect(rules.loadGame(JSON.parse(text))).toEqual(state);
    expect(rules.loadGame(state)).toEqual(state);
    expect(rules.loadGame(JSON.stringify(state, null, 2))).toEqual(state);
  });

  test('gives a state of its own, frozen through and through, and leaves what it was given as it is', () => {
    const given = JSON.parse(rules.saveGame(state));
    const before = structuredClone(given);
    const loaded = rules.loadGame(given);
    expect(given).toEqual(before);
    expect(Object.isFrozen(given) || Object.isFrozen(given.players[0].hand)).toBe(false);
    expect(Object.isFrozen(loaded) && Object.isFrozen(loaded.players[0]?.hand)).toBe(true);
    given.players[0].coins = 99;
    expect(loaded).toEqual(state);
  });

  test('takes a property that is undefined for one that is absent, as JSON does', () => {
    const given = { ...JSON.parse(rules.saveGame(state)), viewer: undefined };
    expect(rules.loadGame(given)).toEqual(state);
  });

  test('fills in options that have a default', () => {
    const given = JSON.parse(JSON.stringify(state));
    delete given.options.switches;
    expect(rules.loadGame(given)).toEqual(state);
  });
});

describe('hashState', () => {
  const state = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'hash', firstPlayer: 0 });

  test('is a short text that differs for different states', () => {
    expect(rules.hashState(state)).toMatch(/^[0-9a-f]{16}$/);
    const [action] = rules.legalActions(state);
    if (action === undefined) throw new Error('no action');
    expect(rules.hashState(rules.reduce(state, action))).not.toBe(rules.hashState(state));
    expect(rules.hashState({ ...state, turns: 1 })).not.toBe(rules.hashState(state));
    expect(rules.hashState({ ...state, deck: [...state.deck].reverse() })).not.toBe(rules.hashState(state));
  });
});
