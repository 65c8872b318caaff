import { drawBelt, drawMoon, drawTracks } from '../drawing/drawSheets.ts';
import type { DrawingOptions } from '../drawing/pen.ts';
import {
  type Content,
  type ContentProblem,
  type ContentResult,
  defaultContent,
  LIMITS,
  parseContent,
  problemText,
} from '../entries/index.ts';
import { createText } from '../text/createText.ts';
import { argumentOf, FileProblems, type Given, type OptionSpec, UsageError } from './args.ts';
import { type Command, count, EXIT, type Io } from './help.ts';
import { LANGUAGE_OPTION, languageOf } from './lines.ts';

export const CONTENT_OPTION: OptionSpec = {
  name: 'content',
  value: 'FILE',
  help: 'the component set that was used, if not the default one',
};

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

/** Returns the component set given by `--content`, or the default one. Throws `FileProblems` for an invalid set. */
export function givenContent(given: Given, io: Io): Content {
  const file = given.get('content');
  if (file === undefined) return defaultContent;
  const read = readContent(String(file), io);
  if (!read.ok) throw new FileProblems(problemLines(String(file), read.problems));
  return read.content;
}

function problemLines(path: string, problems: readonly ContentProblem[]): string {
  // A list that has reached the maximum length may be incomplete.
  const least = problems.length < LIMITS.problems ? '' : 'at least ';
  return [...problems.map(problemText), `${path}: ${least}${count(problems.length, 'problem')}`].join('\n');
}

const FILE = { name: 'FILE', help: 'a component set as JSON' };

const contentCheck: Command = {
  name: 'content check',
  summary: 'Checks a component set and lists its problems, up to 100 of each kind. Exits with code 1 if there are any.',
  positional: [FILE],
  options: [],

  run(given, io) {
    const path = argumentOf(given, FILE);
    const read = readContent(path, io);
    if (!read.ok) {
      io.out(`${problemLines(path, read.problems)}\n`);
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

const contentTemplate: Command = {
  name: 'content template',
  summary: 'Prints the default component set as JSON for editing, with the source of every field.',
  options: [],

  run(_given, io) {
    io.out(`${JSON.stringify({ $comment: COMMENT, ...defaultContent }, null, 2)}\n`);
    return EXIT.ok;
  },
};

const PICTURES: Readonly<Record<string, ((options: DrawingOptions) => string) | undefined>> = {
  moon: drawMoon,
  belt: drawBelt,
  tracks: drawTracks,
};
const NAMES = Object.keys(PICTURES).join(', ');
const PICTURE = { name: 'PICTURE', help: `one of ${NAMES}` };

const contentDraw: Command = {
  name: 'content draw',
  summary: 'Draws a board or the company tracks of a component set as SVG.',
  positional: [PICTURE],
  options: [
    { ...CONTENT_OPTION, help: 'draw the component set in this file instead of the default one' },
    LANGUAGE_OPTION,
  ],

  run(given, io) {
    const name = argumentOf(given, PICTURE);
    const draw = Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined;
    if (draw === undefined) throw new UsageError(`unknown picture '${name}'; the pictures are ${NAMES}`);
    const content = givenContent(given, io);
    io.out(draw({ text: createText({ locale: languageOf(given) }, { content }) }));
    return EXIT.ok;
  },
};

/** The commands that start with `content`, in the order in which the help lists them. */
export const CONTENT_COMMANDS: readonly Command[] = [contentTemplate, contentCheck, contentDraw];
