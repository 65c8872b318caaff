import type { Game } from '../../../game/rules/game.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { layoutProblems } from './layout.ts';
import { lunaStateProblems } from './luna.ts';
import { peopleProblems } from './people.ts';
import { pieceProblems } from './pieces.ts';
import { stackProblems } from './stack.ts';
import { supplyProblems } from './supply.ts';

/** Each step relies on the steps before it. The checks of one step do not rely on each other. */
const STEPS: readonly (readonly ((game: Game) => JsonProblems)[])[] = [
  [layoutProblems],
  [pieceProblems],
  [supplyProblems, peopleProblems, lunaStateProblems],
  [stackProblems],
];

/**
 * Returns the violated conditions that the rules rely on; empty if the state can be played to its end. Every check is an invariant:
 * a state that passes all of them still does after any legal action. They do not check whether play can lead to the state; a record
 * proves that.
 */
export function positionProblems(game: Game): JsonProblems {
  for (const checks of STEPS) {
    const problems = checks.flatMap((check) => check(game));
    if (problems.length > 0) return problems;
  }
  return [];
}
