import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CreateGameOptions, GameState } from '../../src/entries/index.ts';
import { actionKey, movedBack } from '../../src/entries/testing.ts';
import { simulate } from '../../src/sim/simulator.ts';
import { structureProblems } from '../../src/testing/invariants.ts';
import { randomOptions, type Step, walk } from '../kit/randomGame.ts';
import { expectSame } from '../kit/same.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';

const seeds = fc.record({ deal: fc.string({ maxLength: 8 }), choices: fc.string({ maxLength: 8 }) });

/** Random games of one kind, with random tracks and tokens. */
export interface Games {
  readonly people: number;
  readonly games: number;
  readonly options?: Partial<CreateGameOptions>;
  /** Additional checks at every step. */
  readonly alsoCheck?: (step: Step) => void;
}

/** In one of this many states, the copy is compared and every action is tried. */
const EVERY = proofCount(6, 1);

/** Checks all properties of a reached state and the step from it. */
function checkStep(step: Step): void {
  const { state, options, next } = step;
  // Every open decision has an action, and the list has no duplicates.
  for (const { seat } of rules.pending(state)) expect(options.some((each) => each.seat === seat)).toBe(true);
  expect(new Set(options.map(actionKey)).size).toBe(options.length);
  // The state passes the checks of a save, no number is negative, and markers never move back.
  expect(structureProblems(rules, next)).toEqual([]);
  for (const { coins, markers, oneTimeMarkers } of next.players)
    expect(Math.min(coins, markers, oneTimeMarkers)).toBeGreaterThanOrEqual(0);
  expect(movedBack(state, next)).toEqual([]);
  if (step.step % EVERY === 0) checkState(step);
}

/** Compares a state with its copy, and tries every action. */
function checkState({ state, options, action, next }: Step): void {
  const text = JSON.stringify(state);
  const copy: GameState = JSON.parse(text);
  // The state stays small.
  expect(text.length).toBeLessThanOrEqual(8192);
  // Equal states have the same list.
  expectSame(rules.legalActions(copy), options);
  // A state from JSON continues identically, and reducing does not change its input.
  expect(JSON.stringify(rules.reduce(copy, action))).toBe(JSON.stringify(next));
  expect(JSON.stringify(copy)).toBe(text);
  // Every listed action is legal and applies. It is tried on a copy, where the same rules run faster.
  expect(options.filter((option) => !rules.isLegal(state, option))).toEqual([]);
  for (const option of options) simulate(state, {}, rules).play(option);
}

/** ROUND-1, END-1, MENACE-19: seven rounds, six if the Singularity is still there. */
function lastRound({ menace }: GameState): number {
  return menace?.id === 'singularity' && menace.holder === null ? 6 : 7;
}

/** Tests the properties of random games. */
export function describeGames({ people, games, options = {}, alsoCheck = () => {} }: Games): void {
  const luna = options.luna ? ` and Luna at level ${options.luna.level}, ${options.luna.edition ?? 'french'}` : '';
  const { board, missions, menace } = options;
  const modules = [
    ...(board === 'belt' ? ['the Belt'] : []),
    ...(missions ? ['missions'] : []),
    ...(menace ? ['a menace'] : []),
  ];
  const name = `${games} random games of ${people}${luna}${modules.map((module) => `, ${module}`).join('')}`;

  test(`${name}: every listed action applies, no dead end, ends after round 7, pieces conserved, continues from JSON`, () => {
    const game = fc.property(seeds, ({ deal, choices }) => {
      const start = rules.createGame(randomOptions(people, deal, options));
      const last = walk(rules, start, choices, (step) => {
        checkStep(step);
        alsoCheck(step);
      });
      expect(last.round).toBe(lastRound(last));
      expect(rules.legalActions(last)).toEqual([]);
      // MENACE-20: a time loop has no winner yet.
      expect(rules.winners(last).length > 0).toBe(rules.timeLoop(last) === null);
    });
    fc.assert(game, { numRuns: games });
  });
}
