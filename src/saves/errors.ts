import type { JsonProblem } from '../json/plain.ts';
import { problemText } from '../json/plain.ts';

/** So many problems are told in the message; `problems` has them all. */
const MOST_TOLD = 10;

/** What was to be loaded is no save of a game or a campaign of these rules. `problems` names every place. */
export class InvalidSaveError extends Error {
  override readonly name = 'InvalidSaveError';
  readonly problems: readonly JsonProblem[];

  constructor(problems: readonly JsonProblem[]) {
    const told = problems.slice(0, MOST_TOLD).map(problemText);
    const more = problems.length - told.length;
    super([...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; '));
    this.problems = problems;
  }
}
