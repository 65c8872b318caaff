import type { CoreRules } from '../api/coreRules.ts';
import type { Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { Advice } from '../game/model/advice.ts';
import type { GameView } from '../game/model/state.ts';

/**
 * Limit for one decision: a number of positions to evaluate, or a time measured by the caller's clock. With a node
 * limit, a bot chooses the same action on every machine; with a time limit, it may not.
 */
export type Budget = { readonly nodes: number } | { readonly milliseconds: number; readonly now: () => number };

/** Input for one decision. */
export interface Question {
  /** The seat that decides. The view must belong to this seat. */
  readonly seat: Seat;
  /** Returns the next random number, at least 0 and below 1. Bots use no other source of randomness. */
  readonly random: () => number;
  /**
   * Limit for this decision; "strong" has a default limit. Finding a first answer takes about a millisecond, or up to
   * 150 ms when a turn has many options. A time limit can interrupt that search, but a node limit applies only to the
   * additional search of "strong".
   */
  readonly budget?: Budget;
  /** Rules of the game. Default: the rules with the default components. */
  readonly rules?: CoreRules;
}

/**
 * An automated player. It sees only the view of its seat and remembers nothing between decisions, so the same view,
 * random numbers and node limit give the same action.
 */
export interface Bot {
  /** Short name for results tables. */
  readonly name: string;
  /**
   * Chooses a legal action.
   * @throws RangeError when the seat has nothing to decide.
   */
  choose(view: GameView, question: Question): Action;
}

/** A bot that can explain its choice. */
export interface Adviser extends Bot {
  /**
   * Returns advice on a turn: the choice, its gain, and how much worse the second-best action is. `createText` turns it
   * into text. Returns `null` if there is only one answer or the decision is not a turn.
   */
  advise(view: GameView, question: Question): Advice | null;
}
