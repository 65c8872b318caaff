import * as v from 'valibot';
import type { Content } from '../../../model/content.ts';
import type { ContentProblem } from '../contentProblem.ts';
import { below } from '../path.ts';
import { content } from './content.ts';
import { ruleAt } from './ruleAt.ts';

/** A value of the right shape, or everything that is wrong with its shape. */
export type Shape =
  | { readonly ok: true; readonly content: Content }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

/** Checks the shape of a JSON value. */
export function readShape(json: unknown): Shape {
  const result = v.safeParse(content, json);
  if (result.success) return { ok: true, content: result.output };
  return { ok: false, problems: result.issues.map(problemOf) };
}

function problemOf(issue: v.BaseIssue<unknown>): ContentProblem {
  const path = (issue.path ?? []).reduce((above, { key }) => below(above, keyOf(key)), '$');
  const found = issue.type === 'never' ? '' : `, ${describe(issue.input)}`;
  return { path, expected: `${issue.message}${found}`, rule: ruleAt(path) };
}

function keyOf(key: unknown): string | number {
  return typeof key === 'number' ? key : String(key);
}

const LONGEST = 40;

/** What was found, in a few words. */
function describe(input: unknown): string {
  if (input === undefined) return 'but it is missing';
  if (Array.isArray(input)) return `not a list of ${input.length}`;
  if (typeof input === 'object' && input !== null) return 'not an object';
  const text = JSON.stringify(input);
  return `not ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}
