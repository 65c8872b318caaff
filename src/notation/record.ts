import type { ActionType } from '../game/model/actions.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import { gameRecord } from '../hosting/records/record.ts';
import { readPlain } from '../input/plain.ts';
import { readJson } from '../input/readJson.ts';
import { actionNotation, readLine } from './action.ts';
import { checkedText, NotationError } from './error.ts';
import { Labels } from './labels.ts';

/** The first line of a record, with the version of the notation. */
const TITLE = 'skymines record 1';
/** Head lines after the title, each with a JSON value; the last one is optional. */
const HEAD = ['schema', 'rules', 'content', 'options', 'result'] as const;

/** Actions that begin a new line; all others continue the line of the same seat. */
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

/** PLAN-1: actions of the planning phase, in which all people act at the same time. */
const PLANNING: readonly ActionType[] = ['planCard', 'confirmPlan'];

/**
 * Writes a record as text, with one line for each turn and an empty line before each round. People can read and write it,
 * and `parseRecord` reads a legal game back exactly.
 */
export function formatRecord(record: GameRecord): string {
  const head = HEAD.filter((key) => record[key] !== undefined).map((key) => `${key} ${JSON.stringify(record[key])}`);
  return [TITLE, ...head, '', ...turns(record), ''].join('\n');
}

function turns({ options, actions }: GameRecord): string[] {
  const labels = new Labels(options);
  const lines: string[] = [];
  for (const [index, action] of actions.entries()) {
    const { seat, type } = action;
    const before = actions[index - 1];
    const words = actionNotation(action);
    const isPlanning = PLANNING.includes(type);
    const goesOn = before !== undefined && PLANNING.includes(before.type) === isPlanning;
    if (before !== undefined && isPlanning && !goesOn) lines.push('');
    const last = lines.length - 1;
    if (goesOn && before.seat === seat && !OPENERS.includes(type)) lines[last] = `${lines[last]} ${words}`;
    else lines.push(`${labels.of(seat)}: ${words}`);
  }
  return lines;
}

/**
 * Reads a record from its text. A `;` begins a comment, and empty lines below the head are skipped; the first empty line
 * ends the head. Replaying the record shows whether the actions are legal.
 * @throws NotationError with the first wrong place, and what is expected there.
 */
export function parseRecord(text: string): GameRecord {
  const lines = checkedText(text).split(/\r?\n/);
  if (lines[0] !== TITLE) throw new NotationError(1, 1, `"${TITLE}"`);
  const end = [...lines, ''].findIndex((line) => line.trim() === '');
  const head = new Map<string, HeadLine>();
  for (const [index, line] of lines.slice(1, end).entries()) readHead(line, index + 2, head);
  const start = recordOf(head, end + 1);
  const labels = new Labels(start.options);
  const actions = lines
    .slice(end)
    .flatMap((line, index) => (isEmpty(line) ? [] : readLine(labels, line, end + index + 1)));
  return { ...start, actions };
}

const isEmpty = (line: string): boolean => /^\s*(;|$)/.test(line);

/** The value of a head line, and its line number. */
interface HeadLine {
  readonly value: unknown;
  readonly line: number;
}

function readHead(text: string, line: number, head: Map<string, HeadLine>): void {
  if (isEmpty(text)) return;
  const known = HEAD.find((key) => text.startsWith(`${key} `) && !head.has(key));
  if (known === undefined) throw new NotationError(line, 1, `one of ${HEAD.join(', ')}, each once, or an empty line`);
  try {
    head.set(known, { line, value: JSON.parse(text.slice(known.length + 1)) });
  } catch {
    throw new NotationError(line, known.length + 2, 'a JSON value');
  }
}

/** The record without its actions; `end` is the line after the head. */
function recordOf(head: ReadonlyMap<string, HeadLine>, end: number): GameRecord {
  const values = [...head].map(([key, { value }]) => [key, value] as const);
  const plain = readPlain({ ...Object.fromEntries(values), actions: [] });
  const read = plain.ok ? readJson(gameRecord, plain.value) : plain;
  if (read.ok) return read.value;
  const [problem] = read.error;
  const { path = '$', expected = 'a record' } = problem ?? {};
  const [, key = ''] = path.split(/[.[]/);
  const found = head.get(key);
  if (found === undefined) throw new NotationError(end, 1, `a line that begins with ${key}`);
  throw new NotationError(found.line, key.length + 2, path === `$.${key}` ? expected : `${expected} (${path})`);
}
