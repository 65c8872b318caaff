import type { Seat } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import type { Frame } from '../../game/model/frames.ts';
import type { Game } from '../../game/rules/game.ts';
import type { Clock } from '../meter.ts';
import type { Taste } from './taste.ts';

/** A decision of a seat. `choose` answers later decisions of the same turn. */
export interface View {
  readonly game: Game;
  readonly seat: Seat;
  readonly taste: Taste;
  readonly choose: (later: Game) => Action;
  /** Clock that limits the decision. Once the time is up, actions are no longer played out. */
  readonly isLate: Clock;
  /** Depth of the search: the number of simulated decisions that led to this one. */
  readonly depth: number;
}

/** Rates an action; the highest rating wins. Ratings of different decisions cannot be compared. */
export type Rating = (action: Action) => number;

/** Rates the answers to one kind of decision. */
export type Rater = (view: View) => Rating;

export function openFrame({ game }: View): Frame | undefined {
  return game.state.stack.at(-1);
}

/** Returns the gain per unit of price. Component sets may contain free items, whose price counts as 1. */
export function perUnit(gain: number, price: number): number {
  return gain / Math.max(1, price);
}

/** Returns the item with the highest rating, or the first of several with that rating. The list must not be empty. */
export function best<T>(items: readonly T[], rate: (item: T) => number): T {
  const ratings = items.map(rate);
  return at(items, ratings.indexOf(Math.max(...ratings)));
}
