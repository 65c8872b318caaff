import { copyPlain } from '../../input/plain.ts';
import { firstProblems } from '../../input/problems.ts';
import type { ContentProblem } from './contentProblem.ts';
import type { Shape } from './shape/readShape.ts';
import { readShape } from './shape/readShape.ts';
import { structureProblems } from './structure/structure.ts';

/**
 * What keeps a value from being a component set, or nothing. First come the places that are no JSON, then those that have
 * the wrong shape; only when there are none, those that break a rule of set-up or of the components. It tells the first
 * 100 of one kind (`LIMITS.problems`). Never throws.
 */
export function validateContent(json: unknown): readonly ContentProblem[] {
  const read = parseContent(json);
  return read.ok ? [] : read.problems;
}

/** A component set from outside: a copy of it, or what keeps it from being one. Each part is read once. Never throws. */
export function parseContent(json: unknown): Shape {
  const plain = copyPlain(json);
  if (plain.problems.length > 0) return refuse(plain.problems.map((problem) => ({ ...problem, rule: 'SETUP-2' })));
  const shape = readShape(plain.value);
  if (!shape.ok) return shape;
  const problems = structureProblems(shape.content);
  return problems.length > 0 ? refuse(firstProblems(problems)) : shape;
}

function refuse(problems: readonly ContentProblem[]): Shape {
  return { ok: false, problems };
}
