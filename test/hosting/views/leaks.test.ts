import { describe, expect, test } from 'vitest';
import type { GameState, Viewer } from '../../../src/entries/index.ts';
import { stateProblems } from '../../../src/testing/invariants.ts';
import { randomOptions } from '../../../src/testing/modes.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/randomPlay.ts';
import { MODES, type Mode, playMode } from '../../kit/modes.ts';
import { sum } from '../../kit/numbers.ts';
import { once } from '../../kit/once.ts';
import { rules } from '../../kit/shipped.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';
import { HIDDEN_CHANGES, hiddenVariant, viewersOf } from './hiddenChanges.ts';

const CHANGES = Object.keys(HIDDEN_CHANGES);
const GAMES = soakCount(1);
const RANDOM_GAMES = soakCount(1, 6);
/** Every so many states on the way are changed. */
const EVERY = 5;
/** Every so many variants are checked to be states of a game. */
const WHOLE = 40;

/** How often each change found something to change. */
type Made = Map<string, number>;

/** No change of what a viewer cannot know shows in the viewer's view. */
function expectSilent(made: Made, state: GameState, viewer: Viewer, draw: () => number): void {
  const view = JSON.stringify(rules.viewFor(state, viewer));
  for (const name of CHANGES) {
    const variant = hiddenVariant(state, name, viewer, draw);
    if (variant === undefined) continue;
    const count = (made.get(name) ?? 0) + 1;
    made.set(name, count);
    const other = rules.viewFor(variant, viewer);
    // The text is compared first: it is quick, and sees the order of keys as well.
    if (JSON.stringify(other) !== view) {
      expect.soft(other, `${name}, seen by ${viewer}`).toEqual(rules.viewFor(state, viewer));
      expect.fail(`${viewer} sees ${name}`);
    }
    if (count % WHOLE === 0) expect(stateProblems(rules, variant), name).toEqual([]);
  }
}

/** The games of a mode, each played once: by the first test that asks. */
const playedOf = once((mode: Mode): Made => {
  const made: Made = new Map();
  for (let game = 0; game < GAMES; game += 1) {
    const draw = drawFor(`leaks/${mode.name}/${game}`);
    const end = playMode(rules, mode, game, ({ state, step }) => {
      // The first decisions are secret ones.
      if (step < 8 || step % EVERY === 0) {
        for (const viewer of viewersOf(state)) expectSilent(made, state, viewer, draw);
      }
    });
    for (const viewer of viewersOf(end)) expectSilent(made, end, viewer, draw);
  }
  return made;
});

describe('what a seat cannot know is not in its view', () => {
  test.each(MODES)('$name', (mode) => void playedOf(mode));

  test(`${RANDOM_GAMES} games of any kind`, () => {
    for (let game = 0; game < RANDOM_GAMES; game += 1) {
      const draw = drawFor(`leaks/any/${game}`);
      let state = rules.createGame(randomOptions(draw, `leaks ${game}`));
      for (let step = 0; !rules.isOver(state); step += 1) {
        if (step % EVERY === 0) for (const viewer of viewersOf(state)) expectSilent(new Map(), state, viewer, draw);
        state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
      }
    }
  });

  test('in the games of all modes there is everything to hide', () => {
    const games = MODES.map(playedOf);
    const times = (name: string): number => sum(games.map((made) => made.get(name) ?? 0));
    for (const name of CHANGES) expect(times(name), name).toBeGreaterThan(proofCount(0, 20));
  });
});
