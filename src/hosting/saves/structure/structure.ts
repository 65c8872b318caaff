import type { Game } from '../../../game/rules/module.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { layoutProblems } from './layout.ts';
import { pieceProblems, supplyProblems } from './pieces.ts';
import { lunaProblems, peopleProblems } from './players.ts';
import { answerProblems, frameProblems } from './stack.ts';

/** Each step relies on the earlier steps. The checks within one step are independent of each other. */
const STEPS: readonly (readonly ((game: Game) => JsonProblems)[])[] = [
  [layoutProblems],
  [pieceProblems],
  [supplyProblems, peopleProblems, lunaProblems],
  [frameProblems],
  [answerProblems],
];

/**
 * Returns the violations of conditions that the rules rely on. Every state of a game passes all checks. They do not
 * prove that legal play can lead to the state; only a record does. If the rules cannot continue a forged state, they
 * throw a `CorruptStateError`.
 */
export function positionProblems(game: Game): JsonProblems {
  for (const checks of STEPS) {
    const problems = checks.flatMap((check) => check(game));
    if (problems.length > 0) return problems;
  }
  return [];
}
