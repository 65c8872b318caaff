import type { Seat } from '../components/ids.ts';
import type { PlayerName } from '../game/model/options.ts';
import { LIMITS } from '../input/limits.ts';
import { printable } from '../input/text.ts';

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
