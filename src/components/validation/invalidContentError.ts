import { joinProblems, limitProblems, problemText } from '../../input/problems.ts';
import type { ContentProblem } from './contentProblem.ts';

/** A component set was given that is no valid one. `problems` names the places, 100 at most. */
export class InvalidContentError extends Error {
  override readonly name = 'InvalidContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(joinProblems(problems.map(problemText)));
    this.problems = limitProblems(problems);
  }
}
