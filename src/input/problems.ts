import { LIMITS } from './limits.ts';
import { truncate } from './text.ts';

/** What is wrong at one place of a value from outside: its path, and what is expected there as part of a sentence. */
export interface JsonProblem {
  readonly path: string;
  readonly expected: string;
}
export type JsonProblems = readonly JsonProblem[];

/** No problem where something holds, else the one of that path. */
export function unless(holds: boolean, path: string, expected: string): JsonProblems {
  return holds ? [] : [{ path, expected }];
}

/** A problem as it is told, with the rule it follows from where there is one. */
export function problemText({ path, expected, rule }: JsonProblem & { readonly rule?: string }): string {
  return `${path}: expected ${expected}${rule === undefined ? '' : ` (${rule})`}`;
}

/** As many problems as a list of problems may hold. */
export function limitProblems<T>(problems: readonly T[]): readonly T[] {
  return problems.length > LIMITS.problems ? problems.slice(0, LIMITS.problems) : problems;
}

/**
 * What is wrong, as the message of an error: the first few things, each cut where it is too long, and how many more there
 * are. A list that is full may leave out others.
 */
export function joinProblems(problems: readonly string[], between: string = '; '): string {
  const told = problems.slice(0, LIMITS.toldProblems).map((problem) => truncate(problem, LIMITS.toldCharacters));
  const more = problems.length - told.length;
  if (more <= 0) return told.join(between);
  return [...told, problems.length < LIMITS.problems ? `and ${more} more` : `and at least ${more} more`].join(between);
}
