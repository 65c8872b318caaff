import type { Seat } from './pinned.ts';

/** The people of the rulebook, in the seats of a game of four. */
export const NAMES: readonly string[] = ['Melanie', 'Antoine', 'Mathieu', 'David'];
export const [MELANIE, ANTOINE, MATHIEU, DAVID] = [0, 1, 2, 3] as const;
export const SEATS: readonly Seat[] = [MELANIE, ANTOINE, MATHIEU, DAVID];

/** Names for a table of one to four. */
export function names(count: number): string[] {
  return NAMES.slice(0, count);
}

/** Options of a game of two. */
export const TWO = { players: names(2) };
