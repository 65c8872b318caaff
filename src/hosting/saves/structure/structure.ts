import type { Game } from '../../../game/rules/game.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { layoutProblems } from './layout.ts';
import { lunaStateProblems } from './luna.ts';
import { peopleProblems } from './people.ts';
import { pieceProblems } from './pieces.ts';
import { stackProblems } from './stack.ts';
import { supplyProblems } from './supply.ts';

/** Each step relies on the earlier steps. The checks within one step are independent of each other. */
const STEPS: readonly (readonly ((game: Game) => JsonProblems)[])[] = [
  [layoutProblems],
  [pieceProblems],
  [supplyProblems, peopleProblems, lunaStateProblems],
  [stackProblems],
];

/**
 * Returns the violations of conditions that the rules rely on, or an empty list if the game can be played to its end.
 * Every check is an invariant: a state that passes all checks still passes them after any legal action. The checks do
 * not prove that legal play can lead to the state; only a record does.
 */
export function positionProblems(game: Game): JsonProblems {
  for (const checks of STEPS) {
    const problems = checks.flatMap((check) => check(game));
    if (problems.length > 0) return problems;
  }
  return [];
}
