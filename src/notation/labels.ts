import type { Seat } from '../model/ids.ts';
import type { PlayerName } from '../model/options.ts';

/** Who sits at the table, as far as notation needs it: the options of a game. */
export interface Seats {
  readonly players: readonly PlayerName[];
  readonly luna: object | null;
}

/** What a seat is called at the head of a line: its name if it is one word like no other, else `#` and its number. */
export function labels({ players, luna }: Seats): string[] {
  const names = players.map(({ name }) => name);
  const all = luna === null ? names : [...names, 'Luna'];
  const isOwn = (name: string): boolean =>
    /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*$/u.test(name) && all.indexOf(name) === all.lastIndexOf(name);
  return all.map((name, seat) => (isOwn(name) ? name : `#${seat}`));
}

/** The seat of a label: a name, or `#` and a number. */
export function seatOf(seats: Seats, label: string): Seat | undefined {
  const seat = labels(seats).indexOf(label);
  if (seat >= 0) return seat;
  const number = /^#(0|[1-9]\d{0,2})$/.exec(label)?.[1];
  return number === undefined ? undefined : Number(number);
}
