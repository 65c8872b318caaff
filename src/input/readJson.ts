import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { readPlain } from './plain.ts';
import { childPath, type JsonProblem, type JsonProblems, limitProblems } from './problems.ts';
import type { Result } from './result.ts';
import type { Schema } from './shapes.ts';
import { truncate } from './text.ts';

/** Reads a copy of any value. The original may have getters that throw or return different values. */
export function readCopy<T>(schema: Schema<T>, input: unknown): Result<T, JsonProblems> {
  const plain = readPlain(input);
  return plain.ok ? readJson(schema, plain.value) : plain;
}

export function readJson<T>(schema: Schema<T>, json: unknown): Result<T, JsonProblems> {
  const result = v.safeParse(schema, json);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, error: limitProblems(result.issues).map(problemOf) };
}

/** Issue types whose messages should not mention the actual value. */
const COMPLETE: readonly string[] = ['never', 'raw_transform'];

function problemOf(issue: v.BaseIssue<unknown>): JsonProblem {
  const path = (issue.path ?? []).reduce((above, { key }) => childPath(above, keyOf(key)), '$');
  const found = COMPLETE.includes(issue.type) ? '' : `, ${describe(issue.input)}`;
  return { path, expected: `${issue.message}${found}` };
}

function keyOf(key: unknown): string | number {
  return typeof key === 'number' ? key : String(key);
}

function describe(input: unknown): string {
  if (input === undefined) return 'but it is missing';
  if (Array.isArray(input)) return `not a list of ${input.length}`;
  if (typeof input === 'object' && input !== null) return 'not an object';
  // The string is shortened first, because quoting a long string is slow.
  return `not ${truncate(JSON.stringify(typeof input === 'string' ? truncate(input, LIMITS.quoted) : input), LIMITS.quoted)}`;
}
