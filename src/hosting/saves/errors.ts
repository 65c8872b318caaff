import type { JsonProblem } from '../../input/problems.ts';
import { joinProblems, limitProblems, problemText } from '../../input/problems.ts';

/** Thrown when the input is not a save of a game or campaign of these rules. `problems` names the places, at most 100. */
export class InvalidSaveError extends Error {
  override readonly name = 'InvalidSaveError';
  readonly problems: readonly JsonProblem[];

  constructor(problems: readonly JsonProblem[]) {
    super(joinProblems(problems.map(problemText)));
    this.problems = limitProblems(problems);
  }
}
