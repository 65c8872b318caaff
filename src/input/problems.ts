import { LIMITS } from './limits.ts';
import { printable, truncate } from './text.ts';

/** A problem with one value in a JSON input. */
export interface JsonProblem {
  /** The path of the value, such as `$.players[0].coins`. */
  readonly path: string;
  /** A description of the expected value, to be used after "expected …". */
  readonly expected: string;
}
export type JsonProblems = readonly JsonProblem[];

/** Returns a problem at the path if the condition does not hold, otherwise an empty list. */
export function unless(holds: boolean, path: string, expected: string): JsonProblems {
  return holds ? [] : [{ path, expected }];
}

/** Formats a problem as text: its path, the expected value and, if known, the rule. */
export function problemText({ path, expected, rule }: JsonProblem & { readonly rule?: string }): string {
  return `${path}: expected ${expected}${rule === undefined ? '' : ` (${rule})`}`;
}

/** Formats a problem with an option as text: the field, followed by its message. */
export function optionText({ field, message }: { readonly field: string; readonly message: string }): string {
  return `${field}: ${message}`;
}

export function limitProblems<T>(problems: readonly T[]): readonly T[] {
  return problems.length > LIMITS.problems ? problems.slice(0, LIMITS.problems) : problems;
}

/** Joins the first few problems, shortened, and the number of others ("at least" if the list is full). */
export function joinProblems(problems: readonly string[], between: string = '; '): string {
  const first = problems.slice(0, LIMITS.toldProblems).map((problem) => truncate(problem, LIMITS.toldCharacters));
  const more = problems.length - first.length;
  if (more <= 0) return first.join(between);
  return [...first, problems.length < LIMITS.problems ? `and ${more} more` : `and at least ${more} more`].join(between);
}

const NAME = /^[A-Za-z_$][\w$]{0,39}$/;

/** Returns the JSON path of a key or index under another path. A long or unusual key is quoted and shortened. */
export function childPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return NAME.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(printable(key))}]`;
}

const LIBRARY = 'skymines-rules';

/**
 * The base class of all errors thrown by this library. To identify an error, use a guard such as `isIllegalActionError`
 * instead of `instanceof`. Guards also work if a program loads several copies of the library, for example through both
 * `import` and `require`.
 */
export abstract class SkyminesError<Code extends string = string> extends Error {
  /** The error's stable code, such as `illegalAction`. */
  abstract readonly code: Code;
  /** Identifies errors from this library; the value is the same in every copy of the library. */
  readonly library: string = LIBRARY;
}

/** Checks whether a value is an error from this library with the given code. */
export function hasErrorCode(error: unknown, code: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return 'library' in error && error.library === LIBRARY && 'code' in error && error.code === code;
}
