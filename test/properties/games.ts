import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Action, GameState } from '../../src/index.ts';
import { createRules, defaultContent } from '../../src/index.ts';
import { keyOf, misplaced, movedBack } from '../kit/invariants.ts';
import { randomOptions, walk } from '../kit/randomGame.ts';

const rules = createRules(defaultContent);
/** A busy machine may need several times the usual minute. */
const TIMEOUT = 600_000;
const seeds = fc.record({ deal: fc.string({ maxLength: 8 }), choices: fc.string({ maxLength: 8 }) });

/** Every property of a reached state and the step from it. */
function checkStep(step: { state: GameState; options: readonly Action[]; action: Action; next: GameState }): void {
  const { state, options, action, next } = step;
  const text = JSON.stringify(state);
  const copy: GameState = JSON.parse(text);

  // The state stays small.
  expect(text.length).toBeLessThanOrEqual(8192);
  // The list has no duplicates, and equal states have the same list.
  expect(new Set(options.map(keyOf)).size).toBe(options.length);
  expect(rules.legalActions(copy)).toEqual(options);
  // A state that went through JSON continues identically, and reducing changes nothing in what it is given.
  expect(JSON.stringify(rules.reduce(copy, action))).toBe(JSON.stringify(next));
  expect(JSON.stringify(copy)).toBe(text);
  // Somebody has an action for every question that is open.
  for (const { seat } of rules.pending(state)) expect(options.some((each) => each.seat === seat)).toBe(true);
  // Pieces are conserved, coins never negative, markers never move back.
  expect(misplaced(next)).toEqual([]);
  expect(movedBack(state, next)).toEqual([]);
}

/** The properties of random games with random tracks and tokens for a number of players. */
export function describeGames(players: number, games: number): void {
  test(
    `${games} random games of ${players}: no dead end, end after round 7, pieces conserved, JSON continues`,
    () => {
      const game = fc.property(seeds, ({ deal, choices }) => {
        const last = walk(rules, rules.createGame(randomOptions(players, deal)), choices, checkStep);
        expect(last.round).toBe(7); // ROUND-1, END-1
        expect(rules.legalActions(last)).toEqual([]);
        expect(rules.winners(last).length).toBeGreaterThan(0);
      });
      fc.assert(game, { numRuns: games });
    },
    TIMEOUT,
  );

  test(
    `${games} random games of ${players}: every listed action applies`,
    () => {
      const game = fc.property(seeds, ({ deal, choices }) => {
        walk(rules, rules.createGame(randomOptions(players, deal)), choices, ({ state, options }) => {
          for (const option of options) expect(rules.tryReduce(state, option).ok).toBe(true);
        });
      });
      fc.assert(game, { numRuns: games });
    },
    TIMEOUT,
  );
}
