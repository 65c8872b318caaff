import type { JsonProblem } from '../json/plain.ts';

/** Something that was to be loaded is no save, record or the like of these rules. `problems` names every place. */
export class InvalidSaveError extends Error {
  override readonly name = 'InvalidSaveError';
  readonly problems: readonly JsonProblem[];

  constructor(problems: readonly JsonProblem[]) {
    super(problems.map(({ path, expected }) => `${path}: expected ${expected}`).join('; '));
    this.problems = problems;
  }
}
