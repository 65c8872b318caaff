import type { Content, ContentProblem } from '../../index.ts';
import { LIMITS, problemText, validateContent } from '../../index.ts';
import { count } from '../../present/words/text.ts';
import type { Io } from '../command.ts';
import { UsageError } from '../usage.ts';

/** A component set from a file, or everything that is wrong with it. */
export type ReadContent = { readonly content: Content } | { readonly problems: readonly ContentProblem[] };

/**
 * Reads a component set.
 * @throws UsageError when there is no such file.
 */
export function readContent(path: string, io: Io): ReadContent {
  const text = io.read(path);
  if (text === undefined) throw new UsageError(`cannot read the file '${path}'`);
  const json = parse(text);
  if (json === undefined) return { problems: [{ path: '$', expected: 'JSON', rule: 'SETUP-2' }] };
  const problems = validateContent(json.value);
  return problems.length > 0 ? { problems } : { content: json.value as Content };
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** One line for each problem, and how many they are. */
export function printProblems(path: string, problems: readonly ContentProblem[], print: (text: string) => void): void {
  for (const problem of problems) print(`${problemText(problem)}\n`);
  // A list that is full may leave out others.
  const least = problems.length < LIMITS.problems ? '' : 'at least ';
  print(`${path}: ${least}${count(problems.length, 'problem')}\n`);
}
