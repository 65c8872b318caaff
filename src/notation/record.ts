import type { Content } from '../components/content.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { Action, ActionType } from '../game/model/actions.ts';
import type { Deal } from '../game/model/options.ts';
import { type GameRecord, gameRecord, isLine, LINE, type RecordComment } from '../hosting/records/record.ts';
import { LIMITS } from '../input/limits.ts';
import { readPlain } from '../input/plain.ts';
import { joinProblems, problemText } from '../input/problems.ts';
import { readCopy, readJson } from '../input/readJson.ts';
import { actionNotation, readLine } from './action.ts';
import { checkIds, type IdCheck, type IdKind, idCheckOf, Labels } from './ids.ts';
import { checkedText, isNotationError, NotationError, Reader, withoutComment } from './reader.ts';

/** Piles of a deal, each with the kind of its components. */
const KINDS = {
  cards: 'card',
  plans: 'plan',
  tokens: 'token',
  missions: 'mission',
  lunaDeck: 'lunaCard',
  lunaGradeTwo: 'lunaCard',
  lunaToken: 'token',
  lunaShuffle: 'lunaCard',
} as const satisfies Readonly<Record<string, IdKind>>;
const PILES = Object.keys(KINDS) as (keyof typeof KINDS)[];
const A_PILE = `one of ${PILES.join(', ')}`;
const ID = /^[A-Za-z0-9][\w.-]*$/;
/** The start of a line that adds to the deal. */
const MARK = /^\s*\+/;

/** Returns a deal with the components of a line such as `+ cards A05 A01`. Each `lunaShuffle` line is a shuffle. */
function addDealt(deal: Deal, line: string, number: number, check: IdCheck): Deal {
  const [mark = ''] = MARK.exec(line) ?? [];
  const reader = new Reader(line.slice(mark.length), number, mark.length);
  const longer = <T>(list: readonly T[] = [], ...more: readonly T[]): T[] => {
    if (list.length + more.length <= LIMITS.list) return [...list, ...more];
    throw new NotationError(number, 1, `at most ${LIMITS.list} components in a pile`);
  };
  const word = reader.word(A_PILE);
  const pile = PILES.find((each) => each === word.text) ?? reader.fail(word, A_PILE);
  const ids: string[] = [];
  do ids.push(reader.match(ID, 'the id of a component')[0]);
  while (!reader.isDone);
  for (const id of ids) check(KINDS[pile], id, { text: line, line: number, column: mark.length + pile.length + 1 });
  if (pile === 'lunaShuffle') return { ...deal, lunaShuffles: longer(deal.lunaShuffles, longer([], ...ids)) };
  return { ...deal, [pile]: longer(deal[pile], ...ids) };
}

/** First line of a record, with the notation version. */
const TITLE = 'skymines record 1';
/** Header lines after the title, each with a JSON value. Only `options` is required. */
const HEAD = ['schema', 'rules', 'content', 'options', 'result'] as const;
/** A header line with a note, such as `[place "At home"]`. */
const TAG = /^\[([A-Za-z][\w-]*) (".*")\]$/;

/** Actions that start a new line. All others continue their seat's line. */
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

/** Actions of the planning phase, in which all players act at the same time (PLAN-1). */
const PLANNING: readonly ActionType[] = ['planCard', 'confirmPlan'];

/**
 * Returns a record as human-readable text, with one line for each turn and an empty line before each round.
 * `parseRecord` restores a legal game exactly.
 * @throws RangeError when some parts cannot be written, such as a comment with a line break. The error message lists
 * these parts.
 */
export function formatRecord(record: GameRecord): string {
  const plain = readPlain(record);
  const read = plain.ok ? readJson(gameRecord, plain.value) : plain;
  if (!read.ok) throw new RangeError(`This record cannot be written: ${joinProblems(read.error.map(problemText))}`);
  // The raw values are used because validation changes the order of the keys.
  const raw = Object(plain.ok && plain.value) as GameRecord;
  const tags = Object.entries(read.value.meta ?? {}).map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  const head = HEAD.filter((key) => raw[key] !== undefined).map((key) => `${key} ${JSON.stringify(raw[key])}`);
  const text = [TITLE, ...tags, ...head, '', ...turns(read.value), ''].join('\n');
  if (text.length <= LIMITS.characters) return text;
  throw new RangeError(`This record cannot be written: its text would exceed ${LIMITS.characters} characters`);
}

function turns({ options, actions, comments = [] }: GameRecord): string[] {
  const labels = new Labels(options);
  const lines: string[] = [];
  let next = 0;
  const writeComments = (after: number): boolean => {
    const first = next;
    for (; comments[next]?.after === after; next += 1) lines.push(`; ${comments[next]?.text}`);
    return next > first;
  };
  for (const [index, action] of actions.entries()) {
    const { seat, type } = action;
    const before = actions[index - 1];
    const words = wordsOf(labels, action, index);
    const hasComment = writeComments(index);
    const isPlanning = PLANNING.includes(type);
    const isSamePhase = before !== undefined && PLANNING.includes(before.type) === isPlanning;
    if (before !== undefined && isPlanning && !isSamePhase) lines.push('');
    const last = lines.length - 1;
    if (isSamePhase && !hasComment && before.seat === seat && !OPENERS.includes(type))
      lines[last] = `${lines[last]} ${words}`;
    else lines.push(`${labels.of(seat)}: ${words}`);
  }
  writeComments(actions.length);
  return lines;
}

/** Returns the notation of an action. It is parsed again, because a space in an id would change its meaning. */
function wordsOf(labels: Labels, action: Action, index: number): string {
  const words = actionNotation(action);
  try {
    const read = readLine(labels, `${labels.of(action.seat)}: ${words}`, 1).map((each) => each.action);
    if (sortedJson(read) === sortedJson([action])) return words;
  } catch (error) {
    if (!isNotationError(error)) throw error;
  }
  throw new RangeError(`This record cannot be written: $.actions[${index}] has no notation for its id or seat`);
}

/** Position of an action in the text of a record. */
export interface ActionPlace {
  /** Line number of the action, starting at 1. */
  readonly line: number;
  /** Column number of the action's first word, starting at 1. */
  readonly column: number;
}

/**
 * Reads a record from text. The header ends at the first empty line. Only the options are required. Later empty lines
 * are ignored. Comments start with `;` and are kept. Lines that start with `+` add components to the deal in the
 * options. To check legality, replay the record. To check ids, pass the component set; the error for an unknown id
 * suggests similar ones. Ids are not checked if the record specifies a different component set.
 * @throws NotationError at the first unexpected character.
 * @example
 * ```ts
 * const record = parseRecord(formatRecord(createRecord(options, actions)));
 * ```
 */
export function parseRecord(text: string, content?: Content): GameRecord {
  return readText(text, content).record;
}

/**
 * Returns the position of each action in the text of a record. `actionPlaces(text)[check.index]` locates an illegal
 * action.
 * @throws NotationError at the first unexpected character.
 */
export function actionPlaces(text: string): readonly ActionPlace[] {
  return readText(text).places;
}

function readText(text: string, content?: Content) {
  const lines = checkedText(text).split(/\r?\n/);
  if (lines[0] !== TITLE) throw new NotationError(1, 1, `"${TITLE}"`);
  const end = [...lines, ''].findIndex((line) => line.trim() === '');
  const head: Head = { fields: new Map(), meta: new Map() };
  for (const [index, line] of lines.slice(1, end).entries()) readHead(line, index + 2, head);
  const start = recordOf(head, end + 1);
  const isOtherSet = start.content !== undefined && start.content.id !== content?.id;
  const check = idCheckOf(isOtherSet ? undefined : content);
  const labels = new Labels(start.options);
  let { deal } = start.options;
  const actions: Action[] = [];
  const places: ActionPlace[] = [];
  const comments: RecordComment[] = [];
  for (const [index, whole] of lines.entries()) {
    const line = index + 1;
    const words = withoutComment(whole);
    if (index > end && MARK.test(words)) deal = addDealt(deal, words, line, check);
    else if (index > end && words.trim() !== '') {
      for (const { action, column } of readLine(labels, words, line)) {
        checkIds(check, action, { text: words, line, column });
        actions.push(action);
        places.push({ line, column });
      }
    }
    // In the head, only a whole line can be a comment, because its values may contain a `;`.
    const comment = index > end || (index > 0 && isEmpty(whole)) ? readComment(whole, line, words.length) : '';
    if (comment !== '') comments.push({ after: actions.length, text: comment });
  }
  const record: GameRecord = { ...start, options: { ...start.options, deal }, actions };
  return { record: comments.length > 0 ? { ...record, comments } : record, places };
}

/** Returns the comment of a line, or an empty string. `index` is the index of its `;`. */
function readComment(line: string, number: number, index: number): string {
  const comment = line
    .slice(index + 1)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();
  if (comment === '' || isLine(comment)) return comment;
  throw new NotationError(number, index + 1, `a comment of ${LINE}`);
}

const isEmpty = (line: string): boolean => /^\s*(;|$)/.test(line);

interface HeadLine {
  readonly value: unknown;
  readonly line: number;
}

type Head = Readonly<Record<'fields' | 'meta', Map<string, HeadLine>>>;

function readHead(text: string, line: number, { fields, meta }: Head): void {
  if (isEmpty(text)) return;
  const [, tag, value] = TAG.exec(text) ?? [];
  if (tag !== undefined && value !== undefined && !meta.has(tag)) {
    meta.set(tag, { line, value: readValue(value, line, tag.length + 3) });
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

/** Returns a record without actions. `end` is the index of the line after the header. */
function recordOf({ fields, meta }: Head, end: number): GameRecord {
  const values = (lines: ReadonlyMap<string, HeadLine>) =>
    Object.fromEntries([...lines].map(([key, { value }]) => [key, value] as const));
  const input = { ...values(fields), ...(meta.size > 0 && { meta: values(meta) }), actions: [] };
  const read = readCopy(gameRecord, input);
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
