import type { CoreRules } from '../api/coreRules.ts';
import type { Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { Advice } from '../game/model/advice.ts';
import type { GameView } from '../game/model/state.ts';

/**
 * Limit for one decision: a number of positions to evaluate, or a time measured by the caller's clock. The same number of nodes
 * gives the same action on every machine; the same time does not.
 */
export type Budget = { readonly nodes: number } | { readonly milliseconds: number; readonly now: () => number };

/** Input of a decision. */
export interface Question {
  /** The seat that decides; the view is that of this seat. */
  readonly seat: Seat;
  /** Returns the next random number from 0 to below 1. Bots use no other source of chance. */
  readonly random: () => number;
  /**
   * Limit for this decision; "strong" has a default. The first answer takes about a millisecond, and up to 150 where a turn has many
   * options. A time limit can interrupt it; a node limit only applies to the further search of "strong".
   */
  readonly budget?: Budget;
  /** Rules of the game. Default: the rules with the default components. */
  readonly rules?: CoreRules;
}

/**
 * An automated player. It decides from the view of its seat, and remembers nothing between two decisions: the same view,
 * random numbers and node limit give the same action.
 */
export interface Bot {
  /** Short name, for tables of results. */
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
   * Returns the choice, its gain and the cost of the second choice, which `createText` turns into text. Returns `null` if there is
   * only one answer or the decision is not a turn.
   */
  advise(view: GameView, question: Question): Advice | null;
}
