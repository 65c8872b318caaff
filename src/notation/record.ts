import type { Content } from '../components/content.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { Action, ActionType } from '../game/model/actions.ts';
import type { Deal, GameOptions } from '../game/model/options.ts';
import type { RecordComment } from '../hosting/records/about.ts';
import { isLine, LINE } from '../hosting/records/about.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import { gameRecord } from '../hosting/records/record.ts';
import { LIMITS } from '../input/limits.ts';
import { readPlain } from '../input/plain.ts';
import { joinProblems, problemText } from '../input/problems.ts';
import { readJson } from '../input/readJson.ts';
import { actionNotation, readLine } from './action.ts';
import { addDealt, isDealt } from './deal.ts';
import { checkedText, isNotationError, NotationError } from './error.ts';
import { checkIds, type IdCheck, idCheckOf } from './ids.ts';
import { Labels } from './labels.ts';
import { withoutComment } from './reader.ts';

/** The first line of a record, with the version of the notation. */
const TITLE = 'skymines record 1';
/** Head lines after the title, each with a JSON value. Only the options must be there. */
const HEAD = ['schema', 'rules', 'content', 'options', 'result'] as const;
/** A line of `meta`: `[place "At home"]`. */
const TAG = /^\[([A-Za-z][\w-]*) (".*")\]$/;

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
 * and `parseRecord` reads a legal game back exactly. Nothing is left out: what cannot be written throws.
 * @throws RangeError that names the parts that cannot be written, such as a comment with a line break.
 */
export function formatRecord(record: GameRecord): string {
  const plain = readPlain(record);
  const read = plain.ok ? readJson(gameRecord, plain.value) : plain;
  if (!read.ok) throw new RangeError(`This record cannot be written: ${joinProblems(read.error.map(problemText))}`);
  // The keys of the options stay in their order.
  const given = Object(plain.ok && plain.value) as GameRecord;
  const tags = Object.entries(read.value.meta ?? {}).map(([name, words]) => `[${name} ${JSON.stringify(words)}]`);
  const head = HEAD.filter((key) => given[key] !== undefined).map((key) => `${key} ${JSON.stringify(given[key])}`);
  const text = [TITLE, ...tags, ...head, '', ...turns(read.value), ''].join('\n');
  if (text.length <= LIMITS.characters) return text;
  throw new RangeError(`This record cannot be written: its text would have more than ${LIMITS.characters} characters`);
}

function turns({ options, actions, comments = [] }: GameRecord): string[] {
  const labels = new Labels(options);
  const lines: string[] = [];
  let told = 0;
  const tell = (after: number): boolean => {
    const first = told;
    for (; comments[told]?.after === after; told += 1) lines.push(`; ${comments[told]?.text}`);
    return told > first;
  };
  for (const [index, action] of actions.entries()) {
    const { seat, type } = action;
    const before = actions[index - 1];
    const words = wordsOf(labels, action, index);
    const isTold = tell(index);
    const isPlanning = PLANNING.includes(type);
    const goesOn = before !== undefined && PLANNING.includes(before.type) === isPlanning;
    if (before !== undefined && isPlanning && !goesOn) lines.push('');
    const last = lines.length - 1;
    if (goesOn && !isTold && before.seat === seat && !OPENERS.includes(type)) lines[last] = `${lines[last]} ${words}`;
    else lines.push(`${labels.of(seat)}: ${words}`);
  }
  tell(actions.length);
  return lines;
}

/** The words of an action. Its ids may be any text, so they are read back: a space or a line break would make another action. */
function wordsOf(labels: Labels, action: Action, index: number): string {
  const words = actionNotation(action);
  if (comesBack(labels, action, words)) return words;
  throw new RangeError(`This record cannot be written: $.actions[${index}] has an id or a seat that no notation has`);
}

function comesBack(labels: Labels, action: Action, words: string): boolean {
  try {
    const read = readLine(labels, `${labels.of(action.seat)}: ${words}`, 1);
    return sortedJson(read.map((each) => each.action)) === sortedJson([action]);
  } catch (error) {
    if (isNotationError(error)) return false;
    throw error;
  }
}

/** Where an action stands in a text. */
export interface ActionPlace {
  /** The line, from 1. */
  readonly line: number;
  /** The column of its first word, from 1. */
  readonly column: number;
}

/**
 * Reads a record from its text. The first empty line ends the head, of which only the options must be there; below it empty
 * lines are skipped. A `;` begins a comment; the record keeps it. A line that begins with `+` names pieces that came up; they
 * are added to the deal of the options. Replaying the record shows whether the actions are legal. Give the component set as well
 * to have ids checked: the error for an unknown one suggests similar ids. A record that names another set is not checked.
 * @throws NotationError with the first wrong place, and what is expected there.
 */
export function parseRecord(text: string, content?: Content): GameRecord {
  return readText(text, content).record;
}

/**
 * Where each action of a record stands in its text: `actionPlaces(text)[check.index]` is the place of an illegal action.
 * @throws NotationError with the first wrong place, and what is expected there.
 */
export function actionPlaces(text: string): readonly ActionPlace[] {
  return readText(text).places;
}

function readText(
  text: string,
  content?: Content,
): { readonly record: GameRecord; readonly places: readonly ActionPlace[] } {
  const lines = checkedText(text).split(/\r?\n/);
  if (lines[0] !== TITLE) throw new NotationError(1, 1, `"${TITLE}"`);
  const end = [...lines, ''].findIndex((line) => line.trim() === '');
  const head: Head = { fields: new Map(), meta: new Map() };
  for (const [index, line] of lines.slice(1, end).entries()) readHead(line, index + 2, head);
  const start = recordOf(head, end + 1);
  const isOther = start.content !== undefined && start.content.id !== content?.id;
  const game = new Game(start.options, idCheckOf(isOther ? undefined : content));
  for (const [index, line] of lines.entries()) {
    if (index > end) game.read(line, index + 1);
    else if (index > 0 && isEmpty(line)) game.keepComment(line, index + 1, withoutComment(line).length);
  }
  const { actions, comments, deal, places } = game;
  const record = { ...start, options: { ...start.options, deal }, actions };
  return { record: comments.length > 0 ? { ...record, comments } : record, places };
}

/** What the lines below the head add up to. */
class Game {
  readonly actions: Action[] = [];
  readonly places: ActionPlace[] = [];
  readonly comments: RecordComment[] = [];
  deal: Deal;
  readonly #labels: Labels;
  readonly #check: IdCheck;

  constructor(options: GameOptions, check: IdCheck) {
    this.deal = options.deal;
    this.#check = check;
    this.#labels = new Labels(options);
  }

  read(text: string, line: number): void {
    const words = withoutComment(text);
    if (isDealt(words)) this.deal = addDealt(this.deal, words, line, this.#check);
    else if (words.trim() !== '') {
      for (const { action, column } of readLine(this.#labels, words, line)) {
        checkIds(this.#check, action, { text: words, line, column });
        this.actions.push(action);
        this.places.push({ line, column });
      }
    }
    this.keepComment(text, line, words.length);
  }

  /** Keeps the comment of a line, which begins at a length. */
  keepComment(text: string, line: number, length: number): void {
    const comment = text
      .slice(length + 1)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .trim();
    if (comment === '') return;
    if (!isLine(comment)) throw new NotationError(line, length + 1, `a comment of ${LINE}`);
    this.comments.push({ after: this.actions.length, text: comment });
  }
}

const isEmpty = (line: string): boolean => /^\s*(;|$)/.test(line);

/** The lines of a head: what it says under each name, and in which line. */
interface Head {
  readonly fields: Map<string, HeadLine>;
  readonly meta: Map<string, HeadLine>;
}

/** The value of a head line, and its line number. */
interface HeadLine {
  readonly value: unknown;
  readonly line: number;
}

function readHead(text: string, line: number, { fields, meta }: Head): void {
  if (isEmpty(text)) return;
  const [, tag, words] = TAG.exec(text) ?? [];
  if (tag !== undefined && words !== undefined && !meta.has(tag)) {
    meta.set(tag, { line, value: readValue(words, line, tag.length + 3) });
    return;
  }
  const known = HEAD.find((key) => text.startsWith(`${key} `) && !fields.has(key));
  if (known === undefined) throw new NotationError(line, 1, `one of ${HEAD.join(', ')}, each once, or an empty line`);
  fields.set(known, { line, value: readValue(text.slice(known.length + 1), line, known.length + 2) });
}

function readValue(text: string, line: number, column: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotationError(line, column, 'a JSON value');
  }
}

/** The record without its actions; `end` is the line after the head. */
function recordOf({ fields, meta }: Head, end: number): GameRecord {
  const values = (lines: ReadonlyMap<string, HeadLine>) =>
    Object.fromEntries([...lines].map(([key, { value }]) => [key, value] as const));
  const plain = readPlain({ ...values(fields), ...(meta.size > 0 && { meta: values(meta) }), actions: [] });
  const read = plain.ok ? readJson(gameRecord, plain.value) : plain;
  if (read.ok) return read.value;
  const [problem] = read.error;
  const { path = '$', expected = 'a record' } = problem ?? {};
  const [, key = '', tag = ''] = path.split(/[.[]/);
  const [about = meta.get(tag)] = meta.values();
  if (key === 'meta' && about !== undefined) throw new NotationError(meta.get(tag)?.line ?? about.line, 1, expected);
  const found = fields.get(key);
  if (found === undefined) throw new NotationError(end, 1, `a line that begins with ${key}`);
  throw new NotationError(found.line, key.length + 2, path === `$.${key}` ? expected : `${expected} (${path})`);
}
