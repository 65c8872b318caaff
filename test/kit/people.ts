import type { Seat } from './pinned.ts';

/** Players of the rulebook examples, in the seats of a four-player game. */
export const NAMES: readonly string[] = ['Melanie', 'Antoine', 'Mathieu', 'David'];
export const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** Returns names for one to four players. */
export const names = (count: number): string[] => NAMES.slice(0, count);

/** Options of a two-player game. */
export const TWO = { players: names(2) };
