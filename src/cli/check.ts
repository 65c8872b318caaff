import type { GameRecord, RecordCheck, Rules } from '../index.ts';
import { createRules, defaultContent, problemText, reasonText } from '../index.ts';
import { formatAction, NotationError, parseRecord } from '../notation/index.ts';
import { playerNames } from '../words/names.ts';
import { count } from '../words/text.ts';
import type { Given } from './args.ts';
import { argumentOf } from './args.ts';
import type { Command, Io } from './command.ts';
import { EXIT } from './command.ts';
import { printProblems, readContent } from './content/readContent.ts';

const FILE = { name: 'FILE', help: 'a record: JSON as `skymines play --json` prints it, or its notation' };

/** `skymines check`: replays a record and says where it breaks a rule. */
export const check: Command = {
  name: 'check',
  summary: 'Replays a recorded game; tells the first action that is illegal, counted from 0, and the rule it breaks.',
  argument: FILE,
  options: [{ name: 'content', value: 'FILE', help: 'the component set it was played with, if not the default one' }],

  run(given, io) {
    const path = argumentOf(given, FILE);
    const text = io.read(path);
    if (text === undefined) {
      io.err(`skymines: cannot read ${path}\n`);
      return EXIT.misused;
    }
    const rules = rulesFor(given, io);
    if (rules === undefined) return EXIT.problems;
    const read = readRecord(text);
    if ('problem' in read) {
      io.err(`${path}: ${read.problem}\n`);
      return EXIT.problems;
    }
    const checked = rules.checkRecord(read.record);
    if (!checked.ok) {
      for (const line of problemLines(read.record, checked)) io.err(`${path}: ${line}\n`);
      return EXIT.problems;
    }
    const { state } = checked;
    const names = playerNames(state.options);
    const totals = rules.score(state).map(({ total }, seat) => `${names[seat]} ${total}`);
    const { length } = (read.record as GameRecord).actions;
    io.out(
      `${path}: ${count(length, 'legal action')}, ${rules.isOver(state) ? 'to the end' : `up to round ${state.round}`}\n`,
    );
    io.out(`${totals.join(', ')}\n`);
    return EXIT.ok;
  },
};

function rulesFor(given: Given, io: Io): Rules | undefined {
  const file = given.get('content');
  if (file === undefined) return createRules(defaultContent);
  const read = readContent(String(file), io);
  if ('content' in read) return createRules(read.content);
  printProblems(String(file), read.problems, io.err);
  return undefined;
}

/** Notation begins with its own title, everything else is JSON. */
function readRecord(text: string): { readonly record: unknown } | { readonly problem: string } {
  try {
    return { record: text.startsWith('skymines record') ? parseRecord(text) : JSON.parse(text) };
  } catch (error) {
    if (error instanceof NotationError) return { problem: error.message };
    if (error instanceof SyntaxError) return { problem: `this is no JSON: ${error.message}` };
    throw error;
  }
}

function problemLines(record: unknown, checked: Extract<RecordCheck, { ok: false }>): string[] {
  if (checked.reason !== 'illegal') return checked.problems.map(problemText);
  const { index, violations, state } = checked;
  const action = (record as GameRecord).actions[index];
  const told = action === undefined ? '' : ` (${formatAction(state.options, action)})`;
  return violations.map((each) => `action ${index}${told}: ${reasonText(each)}`);
}
