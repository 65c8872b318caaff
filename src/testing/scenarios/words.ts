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
