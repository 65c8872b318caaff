import type { JsonProblem } from '../../input/problems.ts';
import { joinProblems, limitProblems, problemText } from '../../input/problems.ts';

/** What was to be loaded is no save of a game or a campaign of these rules. `problems` names the places, 100 at most. */
export class InvalidSaveError extends Error {
  override readonly name = 'InvalidSaveError';
  readonly problems: readonly JsonProblem[];

  constructor(problems: readonly JsonProblem[]) {
    super(joinProblems(problems.map(problemText)));
    this.problems = limitProblems(problems);
  }
}
