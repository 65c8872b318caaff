import { readJson } from '../../../input/readJson.ts';
import type { Content } from '../../content.ts';
import type { ContentProblem } from '../contentProblem.ts';
import { content } from './content.ts';
import { ruleAt } from './ruleAt.ts';

/** A value of the right shape, or everything that is wrong with its shape. */
export type Shape =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/** Checks the shape of a JSON value. */
export function readShape(json: unknown): Shape {
  const read = readJson(content, json);
  if (read.ok) return { ok: true, content: read.value };
  return { ok: false, problems: read.problems.map((problem) => ({ ...problem, rule: ruleAt(problem.path) })) };
}
