import type { CoreRules } from '../api/coreRules.ts';
import type { Content } from '../components/content.ts';
import { BONUS_SPACES, COMPANIES, type Seat, TILE_IDS } from '../components/ids.ts';
import { cached } from '../engine/lists.ts';
import { boxUnder } from '../game/boundRules.ts';
import { ACTION_FIELDS, readAction } from '../game/model/actionSchema.ts';
import type { Action } from '../game/model/actions.ts';
import { printable } from '../input/text.ts';

/** Number of possible values of a numeric field (slot, sector, space or steps), which start at 0. */
const NUMBERS = 64;
/** Words for a missing field, the end of a list and the value `true`. */
const LEFT_OUT = 'left out';
const LIST_END = 'end of list';
const YES = 'yes';
const LISTS: ReadonlySet<string> = new Set(['arrangeStartingDecks cards', 'useResources cards', 'confront destroy']);

const typeWord = (type: string): string => `action ${type}`;
const numberWord = (value: number): string => `number ${value}`;
const idWord = (id: string): string => `id ${id}`;

interface Vocabulary {
  readonly words: readonly string[];
  readonly ids: ReadonlyMap<string, number>;
}

const vocabularies = new WeakMap<Content, Vocabulary>();

function vocabularyOf(rules: CoreRules | undefined): Vocabulary {
  const { content } = boxUnder(rules);
  return cached(vocabularies, content, () => {
    const words = wordsOf(content);
    return { words, ids: new Map(words.map((word, id) => [word, id])) };
  });
}

/** Words of all sets come first, so that their ids stay the same. Add new words at the end of their group. */
function wordsOf({ cards, plans, specialPlans, tokens, missions }: Content): readonly string[] {
  const fixed = [LEFT_OUT, LIST_END, YES, ...Array.from({ length: NUMBERS }, (_, value) => numberWord(value))];
  const components = [cards, plans, specialPlans, tokens, missions].flat().map(({ id }) => id);
  const types = Object.keys(ACTION_FIELDS).map(typeWord);
  return [...new Set([...fixed, ...types, ...[...COMPANIES, ...BONUS_SPACES, ...TILE_IDS, ...components].map(idWord)])];
}

/**
 * Returns the words that make up actions. The id of a word is its index in this list. The list for a component set is
 * the same in every game and for every number of players.
 */
export function actionWords(rules?: CoreRules): readonly string[] {
  return vocabularyOf(rules).words;
}

/**
 * Returns an action as a short list of ids: its type, then its fields in a fixed order, without the seat. A list field
 * has one id for each item and one that ends the list. A missing field has its own id. No action's ids are a prefix of
 * another action's ids.
 * @throws RangeError for an action with a component or number that has no word.
 */
export function actionIds(action: Action, rules?: CoreRules): readonly number[] {
  const { ids } = vocabularyOf(rules);
  return spelling(action).map((word) => {
    const id = ids.get(word);
    if (id === undefined) throw new RangeError(`Unknown word "${printable(word)}": no action uses it.`);
    return id;
  });
}

function spelling(action: Action): readonly string[] {
  const values = new Map<string, unknown>(Object.entries(action));
  const fields = Object.keys(ACTION_FIELDS[action.type]);
  return [typeWord(action.type), ...fields.flatMap((field) => wordsOfValue(values.get(field)))];
}

function wordsOfValue(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...value.map((item) => idWord(String(item))), LIST_END];
  if (value === undefined) return [LEFT_OUT];
  if (value === true) return [YES];
  return [typeof value === 'number' ? numberWord(value) : idWord(String(value))];
}

/**
 * Returns the action of a seat for the ids from {@link actionIds}. It does not check whether the action is legal.
 * @throws RangeError for ids that do not form an action.
 */
export function actionOf(ids: readonly number[], seat: Seat, rules?: CoreRules): Action {
  const { words } = vocabularyOf(rules);
  const rest = ids.map((id) => words[id] ?? '');
  const type = Object.keys(ACTION_FIELDS).find((each) => typeWord(each) === rest[0]);
  const fields = type === undefined ? [] : Object.keys(ACTION_FIELDS[type as Action['type']]);
  rest.shift();
  const values = fields.map((field) => [field, LISTS.has(`${type} ${field}`) ? listFrom(rest) : valueFrom(rest)]);
  const read = readAction(
    Object.fromEntries([['type', type], ['seat', seat], ...values].filter(([, value]) => value !== undefined)),
  );
  if (!read.ok || rest.length > 0)
    throw new RangeError(`These ids do not form an action: ${ids.slice(0, 20).join(', ')}`);
  return read.value;
}

function listFrom(words: string[]): unknown {
  if (words[0] === LEFT_OUT) return valueFrom(words);
  const items: unknown[] = [];
  while (words.length > 0 && words[0] !== LIST_END) items.push(valueFrom(words));
  return words.shift() === LIST_END ? items : null;
}

function valueFrom(words: string[]): unknown {
  const word = words.shift() ?? '';
  if (word === LEFT_OUT) return undefined;
  if (word === YES) return true;
  const [kind, ...text] = word.split(' ');
  return kind === 'number' ? Number(text) : text.join(' ');
}

/**
 * Writes 1 into `out` for every id that may come next, and 0 for all other ids. `actions` contains the legal actions,
 * and `begun` contains the ids chosen so far. If no id may come next, `begun` is a complete action.
 * @throws RangeError when `out` is not exactly as long as {@link actionWords}.
 */
export function legalMask(
  actions: readonly Action[],
  begun: readonly number[],
  out: Uint8Array,
  rules?: CoreRules,
): void {
  const { words } = vocabularyOf(rules);
  if (out.length !== words.length) throw new RangeError(`\`out\` must have length ${words.length}, got ${out.length}`);
  out.fill(0);
  for (const action of actions) {
    const ids = actionIds(action, rules);
    const next = ids[begun.length];
    if (next !== undefined && begun.every((id, place) => ids[place] === id)) out[next] = 1;
  }
}

/** Checks whether two actions have the same type, seat and fields. Lists must be in the same order. */
export function sameAction(one: Action, other: Action): boolean {
  return one.seat === other.seat && spelling(one).join('\n') === spelling(other).join('\n');
}
