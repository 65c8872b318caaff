import { problemText } from '../../json/plain.ts';
import type { ContentProblem } from './contentProblem.ts';

/** How many problems the message quotes; `problems` has them all. */
const QUOTED = 5;

/** A component set was given that is no valid one. `problems` names every place. */
export class InvalidContentError extends Error {
  override readonly name = 'InvalidContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const quoted = problems.slice(0, QUOTED).map(problemText);
    const more = problems.length > QUOTED ? [`${problems.length - QUOTED} more`] : [];
    super([...quoted, ...more].join('; '));
    this.problems = problems;
  }
}
