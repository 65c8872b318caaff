import { readJson } from '../json/readJson.ts';
import type { Action, ActionType } from '../model/actions.ts';
import type { GameRecord } from '../records/record.ts';
import { gameRecord } from '../records/record.ts';
import { actionWords, readLine } from './action.ts';
import { NotationError } from './error.ts';
import { labels } from './labels.ts';

/** The first line of a record as text, with the version of the notation. */
const TITLE = 'skymines record 1';
/** Head lines after the title, each with a JSON value; the last may be missing. */
const HEAD = ['schema', 'rules', 'content', 'options', 'result'] as const;

/** Actions with which a new line begins; others go on in the line of the same seat. */
const OPENERS: readonly ActionType[] = [
  'useResources',
  'useEnergy',
  'useScientist',
  'useFieldScientist',
  'placeBonusMarker',
  'pass',
  'placeResourceTile',
  'lunaTurn',
];

/** A record as text, one line for each turn: a person can read and write it, and `parseRecord` reads it back exactly. */
export function formatRecord(record: GameRecord): string {
  const head = HEAD.filter((key) => record[key] !== undefined).map((key) => `${key} ${JSON.stringify(record[key])}`);
  return [TITLE, ...head, '', ...turns(record), ''].join('\n');
}

function turns({ options, actions }: GameRecord): string[] {
  const names = labels(options);
  const lines: string[] = [];
  let seat = -1;
  for (const action of actions) {
    const words = actionWords(action);
    const last = lines.length - 1;
    if (action.seat === seat && !OPENERS.includes(action.type)) lines[last] = `${lines[last]} ${words}`;
    else lines.push(`${names[action.seat] ?? `#${action.seat}`}: ${words}`);
    seat = action.seat;
  }
  return lines;
}

/**
 * A record from its text. Empty lines and what follows a `;` at the start of a line do not count. Whether its actions are
 * legal shows when it is replayed.
 * @throws NotationError with the place where the text stops being a record, and what is expected there.
 */
export function parseRecord(text: string): GameRecord {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== TITLE) throw new NotationError(1, 1, `"${TITLE}"`);
  const head = new Map<string, unknown>();
  let number = 1;
  for (; number < lines.length && lines[number]?.trim() !== ''; number += 1)
    readHead(lines[number] ?? '', number + 1, head);
  const start = readJson(gameRecord, { ...Object.fromEntries(head), actions: [] });
  if (!start.ok) {
    const [problem] = start.problems;
    throw new NotationError(2, 1, `a head with ${problem?.path ?? ''}: ${problem?.expected ?? ''}`);
  }
  const actions: Action[] = [];
  for (; number < lines.length; number += 1) {
    const line = lines[number] ?? '';
    if (line.trim() !== '' && !line.startsWith(';')) actions.push(...readLine(start.value.options, line, number + 1));
  }
  return { ...start.value, actions };
}

function readHead(line: string, number: number, head: Map<string, unknown>): void {
  const [, key, json = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
  const known = HEAD.find((each) => each === key && !head.has(each));
  if (known === undefined) throw new NotationError(number, 1, `one of ${HEAD.join(', ')}, each once, or an empty line`);
  try {
    head.set(known, JSON.parse(json));
  } catch {
    throw new NotationError(number, known.length + 2, 'a JSON value');
  }
}
