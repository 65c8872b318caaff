import { readPlain } from '../../input/plain.ts';
import { limitProblems } from '../../input/problems.ts';
import { checked } from '../../input/result.ts';
import type { ContentProblem } from './contentProblem.ts';
import type { ReadContent } from './shape/readShape.ts';
import { readShape } from './shape/readShape.ts';
import { structureProblems } from './structure/structure.ts';

/**
 * What keeps a value from being a component set, or nothing. First come the places that are no JSON, then those that have
 * the wrong shape; only when there are none, those that break a rule of set-up or of the components. It tells the first
 * 100 of one kind (`LIMITS.problems`). Never throws.
 */
export function validateContent(json: unknown): readonly ContentProblem[] {
  const read = parseContent(json);
  return read.ok ? [] : read.error;
}

/** A component set from outside: a copy of it, or what keeps it from being one. Each part is read once. Never throws. */
export function parseContent(json: unknown): ReadContent {
  const plain = readPlain(json);
  if (!plain.ok) return { ok: false, error: plain.error.map((problem) => ({ ...problem, rule: 'SETUP-2' })) };
  const shape = readShape(plain.value);
  return shape.ok ? checked(shape.value, limitProblems(structureProblems(shape.value))) : shape;
}
