import { readJson } from '../../../input/readJson.ts';
import type { Result } from '../../../input/result.ts';
import type { Content } from '../../content.ts';
import type { ContentProblem } from '../contentProblem.ts';
import { content } from './content.ts';
import { ruleAt } from './ruleAt.ts';

/** A component set, or everything that is wrong with it. */
export type ReadContent = Result<Content, readonly ContentProblem[]>;

/** Checks the shape of a JSON value. */
export function readShape(json: unknown): ReadContent {
  const read = readJson(content, json);
  if (read.ok) return read;
  return { ok: false, error: read.error.map((problem) => ({ ...problem, rule: ruleAt(problem.path) })) };
}
