import type { Content, ContentProblem, ContentResult } from '../../entries/index.ts';
import { defaultContent, LIMITS, parseContent, problemText } from '../../entries/index.ts';
import type { Given } from '../args.ts';
import { UsageError } from '../args.ts';
import type { Io } from '../command.ts';
import { count } from '../english.ts';

/**
 * Reads a component set from a file, or returns all its problems.
 * @throws UsageError if the file does not exist.
 */
export function readContent(path: string, io: Io): ContentResult {
  const text = io.read(path);
  if (text === undefined) throw new UsageError(`cannot read the file '${path}'`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problems: [{ path: '$', expected: 'valid JSON', rule: 'SETUP-2' }] };
  }
  return parseContent(json);
}

/**
 * Returns the component set given by the option `--content`, or the default one. For an invalid set, prints the
 * problems and returns `undefined`.
 */
export function givenContent(given: Given, io: Io): Content | undefined {
  const file = given.get('content');
  if (file === undefined) return defaultContent;
  const read = readContent(String(file), io);
  if (read.ok) return read.content;
  printProblems(String(file), read.problems, io.err);
  return undefined;
}

/** Prints a line for each problem, and the number of problems. */
export function printProblems(path: string, problems: readonly ContentProblem[], print: (text: string) => void): void {
  for (const problem of problems) print(`${problemText(problem)}\n`);
  // A list that has reached the maximum length may be incomplete.
  const least = problems.length < LIMITS.problems ? '' : 'at least ';
  print(`${path}: ${least}${count(problems.length, 'problem')}\n`);
}
