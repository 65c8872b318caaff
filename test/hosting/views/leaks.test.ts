import { describe, expect, test } from 'vitest';
import type { GameState, Viewer } from '../../../src/index.ts';
import { stateProblems } from '../../../src/testing/invariants.ts';
import { randomOptions } from '../../../src/testing/modes.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/randomPlay.ts';
import { MODES, playMode } from '../../kit/modes.ts';
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
const made = new Map<string, number>();
let variants = 0;

/** No change of what a viewer cannot know shows in the viewer's view. */
function expectSilent(state: GameState, viewer: Viewer, draw: () => number): void {
  const view = JSON.stringify(rules.viewFor(state, viewer));
  for (const name of CHANGES) {
    const variant = hiddenVariant(state, name, viewer, draw);
    if (variant === undefined) continue;
    made.set(name, (made.get(name) ?? 0) + 1);
    const other = rules.viewFor(variant, viewer);
    // The text is compared first: it is quick, and sees the order of keys as well.
    if (JSON.stringify(other) !== view) {
      expect.soft(other, `${name}, seen by ${viewer}`).toEqual(rules.viewFor(state, viewer));
      expect.fail(`${viewer} sees ${name}`);
    }
    variants += 1;
    if (variants % WHOLE === 0) expect(stateProblems(rules, variant), name).toEqual([]);
  }
}

describe('what a seat cannot know is not in its view', () => {
  test.each(MODES)('$name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const draw = drawFor(`leaks/${mode.name}/${game}`);
      const end = playMode(rules, mode, game, ({ state, step }) => {
        // The first decisions are secret ones.
        if (step < 8 || step % EVERY === 0) for (const viewer of viewersOf(state)) expectSilent(state, viewer, draw);
      });
      for (const viewer of viewersOf(end)) expectSilent(end, viewer, draw);
    }
  });

  test(`${RANDOM_GAMES} games of any kind`, () => {
    for (let game = 0; game < RANDOM_GAMES; game += 1) {
      const draw = drawFor(`leaks/any/${game}`);
      let state = rules.createGame(randomOptions(draw, `leaks ${game}`));
      for (let step = 0; !rules.isOver(state); step += 1) {
        if (step % EVERY === 0) for (const viewer of viewersOf(state)) expectSilent(state, viewer, draw);
        state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
      }
    }
  });

  test('in all these games there was everything to hide', () => {
    for (const name of CHANGES) expect(made.get(name) ?? 0, name).toBeGreaterThan(proofCount(10, 20));
  });
});
