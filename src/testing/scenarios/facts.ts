import type { Content } from '../../components/content.ts';
import type { Words } from './words.ts';

/** Names used in scenarios: labels of seats, such as `Ana`, and the component set for numbers printed on the Belt. */
export interface Names {
  labelOf(seat: number): string;
  seatOf(label: string): number;
  readonly content: Content;
}

/** A property that a line of a scenario sets before the first action and checks afterwards. */
export interface Fact<Whole, Draft> {
  /** Words after the name that select one entry, such as a company. The default is none. */
  readonly keys?: Words;
  /** Returns the value as words. */
  readonly read: (whole: Whole, keys: Words, names: Names) => Words;
  /** Sets the value. Absent for properties that can only be checked. */
  readonly write?: (draft: Draft, keys: Words, value: Words, names: Names) => void;
  /** Comparison of lists: `set` ignores the order and allows `+A01 -B02`; `start` compares only the words listed. */
  readonly compare?: 'set' | 'start';
}

/** A player, with the whole state. */
export interface Owned<State, Player> {
  readonly state: State;
  readonly player: Player;
}
