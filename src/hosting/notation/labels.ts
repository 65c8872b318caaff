import type { Seat } from '../../components/ids.ts';
import type { PlayerName } from '../../game/model/options.ts';
import { LIMITS } from '../../input/limits.ts';
import { printable } from '../../input/text.ts';

/** Who sits at the table, as far as notation needs it: the options of a game. */
export interface Seats {
  readonly players: readonly PlayerName[];
  readonly luna: object | null;
}

/** What the seats of a table are called at the head of a line. It is made once for all lines. */
export class Labels {
  readonly #labels: readonly string[];

  constructor({ players, luna }: Seats) {
    const names = players.map(({ name }) => name);
    const all = luna === null ? names : [...names, 'Luna'];
    const isOwn = (name: string): boolean =>
      /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*$/u.test(name) && all.indexOf(name) === all.lastIndexOf(name);
    this.#labels = all.map((name, seat) => (isOwn(name) ? name : `#${seat}`));
  }

  /** The name of a seat if it is one word like no other, else `#` and its number. */
  of(seat: Seat): string {
    return this.#labels[seat] ?? `#${seat}`;
  }

  /** The seat of a label: a name, or `#` and a number. */
  seatOf(label: string): Seat | undefined {
    const seat = this.#labels.indexOf(label);
    if (seat >= 0) return seat;
    const number = /^#(0|[1-9]\d{0,2})$/.exec(label)?.[1];
    return number === undefined ? undefined : Number(number);
  }

  /** What is expected at the head of a line. */
  get expected(): string {
    return `a player and a colon: ${this.#labels.map((label) => `${printable(label, LIMITS.name)}:`).join(', ')}`;
  }
}
