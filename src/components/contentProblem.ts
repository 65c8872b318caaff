import { hasErrorCode, joinProblems, limitProblems, problemText, SkyminesError } from '../input/problems.ts';
import type { RuleId } from '../rulebook/rules.ts';

/** A rule of the game, or a rule for the data of Luna's cards. */
export type ContentRule = RuleId | `LDATA-${number}`;

/** A problem in a component set. */
export interface ContentProblem {
  /** JSON path, such as `$.cards[3].cost`. */
  readonly path: string;
  /** Expected value, as part of a sentence. */
  readonly expected: string;
  /** Id of the violated rule in `RULES`, or `LDATA-n` for values printed on Luna's cards and tracks. */
  readonly rule: string;
}

/** Thrown for an invalid component set. `problems` lists up to 100 problems. */
export class InvalidContentError extends SkyminesError<'invalidContent'> {
  override readonly name = 'InvalidContentError';
  override readonly code = 'invalidContent';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(joinProblems(problems.map(problemText)));
    this.problems = limitProblems(problems);
  }
}

/** Checks whether an error is an `InvalidContentError`, even from another copy of this library. */
export function isInvalidContentError(error: unknown): error is InvalidContentError {
  return hasErrorCode(error, 'invalidContent');
}
