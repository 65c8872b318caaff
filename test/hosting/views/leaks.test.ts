import { describe, expect, test } from 'vitest';
import type { GameState, Viewer } from '../../../src/entries/index.ts';
import { stateProblems } from '../../../src/testing/invariants.ts';
import { chooseRandomly, drawFor, randomOptions } from '../../../src/testing/modes.ts';
import { MODES, type Mode, playMode } from '../../kit/modes.ts';
import { sum } from '../../kit/numbers.ts';
import { once } from '../../kit/once.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';
import { HIDDEN_CHANGES, hiddenVariant, viewersOf } from './hiddenChanges.ts';

const CHANGES = Object.keys(HIDDEN_CHANGES);
const GAMES = soakCount(1);
const RANDOM_GAMES = soakCount(1, 6);
/** One in this many states is changed. */
const EVERY = 5;
/** One in this many variants is checked to be a possible state. */
const WHOLE = 40;

/** The number of effective changes, by name. */
type Made = Map<string, number>;

/** Expects that no hidden change affects the viewer's view. */
function expectSilent(made: Made, state: GameState, viewer: Viewer, draw: () => number): void {
  const view = JSON.stringify(rules.viewFor(state, viewer));
  for (const name of CHANGES) {
    const variant = hiddenVariant(state, name, viewer, draw);
    if (variant === undefined) continue;
    const count = (made.get(name) ?? 0) + 1;
    made.set(name, count);
    const other = rules.viewFor(variant, viewer);
    // Comparing the texts first is fast and covers the order of keys.
    if (JSON.stringify(other) !== view) {
      expect.soft(other, `${name}, seen by ${viewer}`).toEqual(rules.viewFor(state, viewer));
      expect.fail(`${viewer} sees ${name}`);
    }
    if (count % WHOLE === 0) expect(stateProblems(rules, variant), name).toEqual([]);
  }
}

/** The games of a mode, played once by the first test that needs them. */
const playedOf = once((mode: Mode): Made => {
  const made: Made = new Map();
  for (let game = 0; game < GAMES; game += 1) {
    const draw = drawFor(`leaks/${mode.name}/${game}`);
    const end = playMode(rules, mode, game, ({ state, step }) => {
      // The first decisions are secret.
      if (step < 8 || step % EVERY === 0)
        for (const viewer of viewersOf(state)) expectSilent(made, state, viewer, draw);
    });
    for (const viewer of viewersOf(end)) expectSilent(made, end, viewer, draw);
  }
  return made;
});

describe('a view does not depend on hidden information', () => {
  test.each(MODES)('$name', (mode) => void playedOf(mode));

  test(`${RANDOM_GAMES} games with random options`, () => {
    for (let game = 0; game < RANDOM_GAMES; game += 1) {
      const draw = drawFor(`leaks/any/${game}`);
      let state = rules.createGame(randomOptions(draw, `leaks ${game}`));
      for (let step = 0; !rules.isOver(state); step += 1) {
        if (step % EVERY === 0) for (const viewer of viewersOf(state)) expectSilent(new Map(), state, viewer, draw);
        state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
      }
    }
  });

  test('the games of all modes contain all hidden information', () => {
    const games = MODES.map(playedOf);
    const times = (name: string): number => sum(games.map((made) => made.get(name) ?? 0));
    for (const name of CHANGES) expect(times(name), name).toBeGreaterThan(proofCount(0, 20));
  });
});
