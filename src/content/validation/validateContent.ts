import { copyPlain } from '../../json/plain.ts';
import type { ContentProblem } from './contentProblem.ts';
import { readShape } from './shape/readShape.ts';
import { structureProblems } from './structure/structure.ts';

/**
 * Everything that keeps a value from being a component set, or nothing. First come all places that are no JSON, then
 * all that have the wrong shape; only when there are none, all that break a rule of set-up or of the components.
 * Never throws.
 */
export function validateContent(json: unknown): readonly ContentProblem[] {
  const plain = copyPlain(json);
  if (plain.problems.length > 0) return plain.problems.map((problem) => ({ ...problem, rule: 'SETUP-2' }));
  const shape = readShape(plain.value);
  return shape.ok ? structureProblems(shape.content) : shape.problems;
}
