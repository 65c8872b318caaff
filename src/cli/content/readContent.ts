import {
  type Content,
  type ContentProblem,
  type ContentResult,
  defaultContent,
  LIMITS,
  parseContent,
  problemText,
} from '../../entries/index.ts';
import { argumentOf, type Given, UsageError } from '../args.ts';
import { type Command, count, EXIT, type Io } from '../help.ts';

/**
 * Reads a component set from a file, or returns all its problems.
 * @throws UsageError if the file does not exist.
 */
function readContent(path: string, io: Io): ContentResult {
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
function printProblems(path: string, problems: readonly ContentProblem[], print: (text: string) => void): void {
  for (const problem of problems) print(`${problemText(problem)}\n`);
  // A list that has reached the maximum length may be incomplete.
  const least = problems.length < LIMITS.problems ? '' : 'at least ';
  print(`${path}: ${least}${count(problems.length, 'problem')}\n`);
}

const FILE = { name: 'FILE', help: 'a component set as JSON' };

export const contentCheck: Command = {
  name: 'content check',
  summary: 'Checks a component set and lists its problems, up to 100 of each kind. Exits with code 1 if there are any.',
  argument: FILE,
  options: [],

  run(given, io) {
    const path = argumentOf(given, FILE);
    const read = readContent(path, io);
    if (!read.ok) {
      printProblems(path, read.problems, io.out);
      return EXIT.problems;
    }
    io.out(`${path}: the component set "${read.content.id}" is complete and valid\n`);
    return EXIT.ok;
  },
};

const COMMENT = [
  'All components of Skymines. Change the id of the set and enter the numbers printed on your components.',
  'In every component, "sources" states where its numbers come from; "rest" applies to all fields not listed.',
  'Numbers marked rulebook, luna-booklet or solo-helper are exact, and derived ones follow from them. Those marked reconstructed are invented: enter the printed number and replace reconstructed with box.',
  'Check the file with: skymines content check FILE. Play with it: skymines play --content FILE.',
];

export const contentTemplate: Command = {
  name: 'content template',
  summary: 'Prints the default component set as JSON for editing, with the source of every field.',
  options: [],

  run(_given, io) {
    io.out(`${JSON.stringify({ $comment: COMMENT, ...defaultContent }, null, 2)}\n`);
    return EXIT.ok;
  },
};
