import type { Seat } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import { Playout } from '../../game/playout.ts';
import type { Game } from '../../game/rules/game.ts';
import { MACHINE } from '../../game/skymines.ts';
import type { Clock } from '../meter.ts';
import { standing } from './standing.ts';
import type { Outlook } from './worth.ts';

export interface Decision extends Outlook {
  /** Clock that limits the decision. Once the time is up, actions are no longer played out. */
  readonly isLate?: Clock;
  /** Depth of the search: the number of simulated decisions that led to this one. */
  readonly depth?: number;
}

/** A decision whose later decisions in the same turn are answered by `choose`. */
export interface View extends Decision {
  readonly choose: (later: Game) => Action;
}

/** Rates an action; the highest rating wins. Ratings of different decisions cannot be compared. */
export type Rating = (action: Action) => number;

export type Rater = (view: View) => Rating;

/** Returns the gain per unit of price. Component sets may contain free items, whose price counts as 1. */
export function perUnit(gain: number, price: number): number {
  return gain / Math.max(1, price);
}

/** Returns the item with the highest rating, or the first of several with that rating. The list must not be empty. */
export function best<T>(items: readonly T[], rate: (item: T) => number): T {
  const ratings = items.map(rate);
  return at(items, ratings.indexOf(Math.max(...ratings)));
}

export function ranked<T>(items: readonly T[], rate: (item: T) => number): readonly T[] {
  return items
    .map((item) => ({ item, rating: rate(item) }))
    .sort((a, b) => b.rating - a.rating)
    .map(({ item }) => item);
}

/** Decisions that begin a new action. Every decision before the next of these belongs to the current action. */
const BEGINNINGS: readonly string[] = ['turn', 'planning', 'startingToken', 'startingDecks', 'pickUp', 'lunaTurn'];

/** Maximum search depth, enough for any printed reward. Beyond it, the number of options grows too fast. */
const DEEPEST = 4;
/** Maximum number of decisions searched within an action. */
const LONGEST = 200;

/** Returns a new position after an action. The given position does not change. */
export function after(game: Game, action: Action): Playout {
  const playout = new Playout(game);
  playout.play(action);
  return playout;
}

/** Answers all further decisions of the seat that belong to the current action. */
export function playedOut({ seat, choose, depth, isLate }: View, playout: Playout): Playout {
  if (depth === DEEPEST) return playout;
  for (let decisions = 0; decisions < LONGEST; decisions += 1) {
    if (isLate?.() || !isWithinAction(playout, seat)) break;
    playout.play(choose(playout));
  }
  return playout;
}

function isWithinAction({ state }: Game, seat: Seat): boolean {
  const frame = state.stack.at(-1);
  return frame !== undefined && !BEGINNINGS.includes(frame.kind) && MACHINE.seats(state)[0] === seat;
}

/** Rates an action by the standing once all its decisions have been answered. */
export function byOutcome(view: View): Rating {
  return (action) => standing({ ...view, game: playedOut(view, after(view.game, action)) });
}

/** Rates an action by the standing right after it. This is enough when all answers lead to the same decisions. */
export function byStanding(view: View): Rating {
  return (action) => standing({ ...view, game: after(view.game, action) });
}

export function gains(view: View): Rating {
  const before = standing(view);
  const outcome = byOutcome(view);
  return (action) => outcome(action) - before;
}
