import { LIMITS } from './limits.ts';
import { printable, truncate } from './text.ts';

/** What is wrong at one place of an input: its path, and what is expected there, as part of a sentence. */
export interface JsonProblem {
  readonly path: string;
  readonly expected: string;
}
export type JsonProblems = readonly JsonProblem[];

/** No problem if the condition holds, otherwise one problem at the path. */
export function unless(holds: boolean, path: string, expected: string): JsonProblems {
  return holds ? [] : [{ path, expected }];
}

/** A problem as text, with its rule if it names one. */
export function problemText({ path, expected, rule }: JsonProblem & { readonly rule?: string }): string {
  return `${path}: expected ${expected}${rule === undefined ? '' : ` (${rule})`}`;
}

/** A problem of an option as text: the field and what is allowed. */
export function optionText({ field, message }: { readonly field: string; readonly message: string }): string {
  return `${field}: ${message}`;
}

/** The problems, shortened to what a list of problems may hold. */
export function limitProblems<T>(problems: readonly T[]): readonly T[] {
  return problems.length > LIMITS.problems ? problems.slice(0, LIMITS.problems) : problems;
}

/**
 * Joins problems into the message of an error: the first few, each shortened if it is too long, and how many more there
 * are. A full list may have left some out, so it counts "at least".
 */
export function joinProblems(problems: readonly string[], between: string = '; '): string {
  const first = problems.slice(0, LIMITS.toldProblems).map((problem) => truncate(problem, LIMITS.toldCharacters));
  const more = problems.length - first.length;
  if (more <= 0) return first.join(between);
  return [...first, problems.length < LIMITS.problems ? `and ${more} more` : `and at least ${more} more`].join(between);
}

const NAME = /^[A-Za-z_$][\w$]{0,39}$/;

/** The JSON path of a key or an index below another path. A key that is not a short name is quoted and shortened. */
export function childPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return NAME.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(printable(key))}]`;
}
