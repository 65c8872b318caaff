import type { Content } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { PlayerName } from '../game/model/options.ts';
import { LIMITS } from '../input/limits.ts';
import { printable, quoted } from '../input/text.ts';
import { NotationError } from './reader.ts';

const MOST = 4;

/** Minimum length for matching the start or end of an id, because shorter strings match too many ids. */
const SHORTEST_END = 3;

/** Returns the ids most similar to a string, likeliest first: by case, start, end, or one or two characters. */
export function similarTo(text: string, ids: readonly string[]): readonly string[] {
  const wanted = text.toLowerCase();
  const most = wanted.length < 5 ? 1 : 2;
  return ids
    .map((id) => ({ id, rank: rankOf(wanted, id.toLowerCase(), most) }))
    .filter(({ rank }) => rank <= most)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ id }) => id);
}

function rankOf(wanted: string, id: string, most: number): number {
  if (id === wanted) return 0;
  const isPart = wanted.length >= SHORTEST_END && (id.endsWith(wanted) || id.startsWith(wanted));
  if (isPart) return 0.5;
  return Math.abs(id.length - wanted.length) > most ? Number.POSITIVE_INFINITY : distance(wanted, id);
}

/** Returns the Levenshtein distance between two strings. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const NAMES = {
  card: 'a card',
  plan: 'a plan',
  token: 'a starting token',
  mission: 'a mission',
  lunaCard: 'a Luna card',
} as const;

/** The kind of component that an id in the notation refers to. */
export type IdKind = keyof typeof NAMES;

/** Throws a `NotationError` for an unknown id. The search for the id's position starts at `at`. */
export type IdCheck = (kind: IdKind, id: string, at: { text: string; line: number; column: number }) => void;

const FIELDS = {
  card: 'card',
  cards: 'card',
  destroy: 'card',
  plan: 'plan',
  token: 'token',
  mission: 'mission',
} as const;

/** Returns a function that checks ids against a component set. Without a set, it accepts all ids. */
export function idCheckOf(content: Content | undefined): IdCheck {
  if (content === undefined) return () => {};
  const { cards, tiles, plans, specialPlans, tokens, missions, luna } = content;
  const ids = (...lists: readonly (readonly { readonly id: string }[])[]): readonly string[] =>
    lists.flat().map(({ id }) => id);
  const known: Readonly<Record<IdKind, readonly string[]>> = {
    card: ids(cards, tiles),
    plan: ids(plans, specialPlans, tokens),
    token: ids(tokens),
    mission: ids(missions),
    lunaCard: ids(luna.cards),
  };
  return (kind, id, { text, line, column }) => {
    if (known[kind].includes(id)) return;
    const similar = similarTo(id, known[kind]);
    const hint = similar.length === 0 ? '' : `; did you mean ${similar.join(', ')}?`;
    const expected = `${NAMES[kind]} of the component set ${quoted(content.id)}, not ${quoted(id)}${hint}`;
    throw new NotationError(line, columnOf(id, text, column), expected);
  };
}

/** Returns the column of a complete id, at or after a given column. */
function columnOf(id: string, text: string, column: number): number {
  const whole = new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?![\\w.-])`, 'g');
  whole.lastIndex = column - 1;
  return Math.max(column, (whole.exec(text)?.index ?? 0) + 1);
}

export function checkIds(check: IdCheck, action: Action, at: Parameters<IdCheck>[2]): void {
  const fields: Readonly<Record<string, unknown>> = { ...action };
  for (const [field, kind] of Object.entries(FIELDS)) {
    for (const id of [fields[field] ?? []].flat()) if (typeof id === 'string') check(kind, id, at);
  }
}

/** The seat data that the notation needs from a game. Game options have this shape. */
export interface Seats {
  readonly players: readonly PlayerName[];
  readonly luna: object | null;
}

/** Labels of the seats, used at the start of lines. */
export class Labels {
  readonly #labels: readonly string[];

  constructor({ players, luna }: Seats) {
    const names = players.map(({ name }) => name);
    const all = luna === null ? names : [...names, 'Luna'];
    const isUniqueWord = (name: string): boolean =>
      /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*$/u.test(name) && all.indexOf(name) === all.lastIndexOf(name);
    this.#labels = all.map((name, seat) => (isUniqueWord(name) ? name : `#${seat}`));
  }

  /** Returns the seat's name if it is a unique single word, otherwise `#` and the seat number. */
  of(seat: Seat): string {
    return this.#labels[seat] ?? `#${seat}`;
  }

  seatOf(label: string): Seat | undefined {
    const seat = this.#labels.indexOf(label);
    if (seat >= 0) return seat;
    const number = /^#(0|[1-9]\d{0,2})$/.exec(label)?.[1];
    return number === undefined ? undefined : Number(number);
  }

  get expected(): string {
    return `a player and a colon: ${this.#labels.map((label) => `${printable(label, LIMITS.name)}:`).join(', ')}`;
  }
}
