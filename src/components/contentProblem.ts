import { joinProblems, limitProblems, problemText } from '../input/problems.ts';
import { hasErrorCode, SkyminesError } from '../input/skyminesError.ts';
import type { RuleId } from '../rulebook/rules.ts';

/** A rule of the game, or of Luna's cards as data. */
export type ContentRule = RuleId | `LDATA-${number}`;

/** What is wrong at one place of a component set. */
export interface ContentProblem {
  /** JSON path, such as `$.cards[3].cost`. */
  readonly path: string;
  /** What is expected there, as part of a sentence. */
  readonly expected: string;
  /** Id of the rule in `RULES` it follows from, or `LDATA-n`: how Luna's cards and tracks are printed. */
  readonly rule: string;
}

/** Thrown when a component set is invalid. `problems` names the places, 100 at most. */
export class InvalidContentError extends SkyminesError<'invalidContent'> {
  override readonly name = 'InvalidContentError';
  override readonly code = 'invalidContent';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(joinProblems(problems.map(problemText)));
    this.problems = limitProblems(problems);
  }
}

/** Whether an error is an `InvalidContentError`, of any copy of this library. */
export function isInvalidContentError(error: unknown): error is InvalidContentError {
  return hasErrorCode(error, 'invalidContent');
}
