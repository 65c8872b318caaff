import { COMPANIES, type Company } from '../../components/ids.ts';

export type Words = readonly string[];

export const NOTHING = '-';
export const USED = '*';

export function wrongWord(expected: string, word: string | undefined): never {
  throw new SyntaxError(`expected ${expected}, not ${word === undefined ? 'the end of the line' : `"${word}"`}`);
}

export const number = (word: string | undefined): number =>
  word !== undefined && /^\d+$/.test(word) ? Number(word) : wrongWord('a number', word);
export const company = (word: string | undefined): Company =>
  COMPANIES.find((each) => each === word) ?? wrongWord(`a company (${COMPANIES.join(', ')})`, word);
export const flag = (word: string | undefined): boolean =>
  word === 'yes' || word === 'no' ? word === 'yes' : wrongWord('yes or no', word);
export const yesNo = (value: boolean): Words => [value ? 'yes' : 'no'];
export const ids = (value: readonly (string | null)[]): Words => value.map((each) => each ?? NOTHING);
export const orNull = (word: string | undefined): string | null => (word === NOTHING ? null : (word ?? null));

export function place<T>(list: readonly T[], word: string | undefined, first: 0 | 1 = 0): { index: number; value: T } {
  const index = number(word) - first;
  const value = list[index];
  return value === undefined
    ? wrongWord(`a number from ${first} to ${list.length - 1 + first}`, word)
    : { index, value };
}

/** Returns the pieces on the Belt space with a printed number. */
export function numbered<T>(
  pieces: readonly T[],
  places: readonly { readonly number: number }[],
  word: string | undefined,
): T {
  return pieces[places.findIndex((each) => each.number === Number(word))] ?? wrongWord('a number on the Belt', word);
}

/** Returns the value at a path of own keys, or `undefined` if there is none. */
function valueAt(whole: object, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((at, key) => (Object.hasOwn(Object(at), key) ? Object(at)[key] : undefined), whole);
}

/** Returns the value at a dotted path, such as `missions.tally.helium`, as compact JSON, or `undefined` as text. */
export function jsonAt(whole: object, path: string): string {
  return JSON.stringify(valueAt(whole, path.split('.'))) ?? 'undefined';
}

/** Sets the value at a dotted path, which must exist. */
export function setJsonAt(whole: object, path: string, json: string): void {
  const keys = path.split('.');
  const key = keys.at(-1) ?? '';
  const owner = valueAt(whole, keys.slice(0, -1));
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) {
    throw new SyntaxError(`expected a path to a value, not "${path}"`);
  }
  Reflect.set(owner, key, JSON.parse(json));
}

export function fail(message: string): never {
  throw new SyntaxError(message);
}

/** Adds and removes items of a list, as in `+A01 -B02`. */
export function changed(before: readonly string[], changes: readonly string[]): readonly string[] {
  const removed = changes.filter((each) => each.startsWith('-')).map((each) => each.slice(1));
  const added = changes.filter((each) => each.startsWith('+')).map((each) => each.slice(1));
  return [...before.filter((each) => !removed.includes(each)), ...added];
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

export function listed(text: string, separator: string | RegExp): readonly string[] {
  return text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

export function sorted(words: readonly string[]): readonly string[] {
  return [...words].sort();
}

/** Returns the values of the keys in words such as `units=3`, in the same form. */
export function pairsFor(words: readonly string[], values: object): readonly string[] {
  const keys = words.filter((word) => word.includes('=')).map((word) => word.replace(/=.*/s, ''));
  return keys.map((key) => `${key}=${printed(Object(values)[key])}`);
}

export function printed(value: unknown): string {
  if (Array.isArray(value)) return value.map(printed).join('+');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

export function difference(
  what: string,
  wanted: readonly string[],
  found: readonly string[],
  separator = ' ',
): readonly string[] {
  const [expected, got] = [wanted.join(separator), found.join(separator)];
  return expected === got ? [] : [`${what}: expected ${expected || 'nothing'}, got ${got || 'nothing'}`];
}

/** Returns the value of an own key, so that a word such as `constructor` finds nothing. */
export function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
