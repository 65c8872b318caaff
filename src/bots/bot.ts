import type { CoreRules } from '../api/coreRules.ts';
import type { Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { Advice } from '../game/model/advice.ts';
import type { GameView } from '../game/model/state.ts';

/**
 * How much a bot may think about one decision: so many positions that it looks at, or so much time by a clock that the
 * caller hands in. The same nodes give the same action on every machine; the same time does not.
 */
export type Budget = { readonly nodes: number } | { readonly milliseconds: number; readonly now: () => number };

/** Input of a decision. */
export interface Question {
  /** The seat that decides; the view is that of this seat. */
  readonly seat: Seat;
  /** Returns the next number from 0 to below 1. A bot that draws takes nothing else by chance. */
  readonly random: () => number;
  /**
   * How much it may think; "strong" has a budget of its own if this is left out. The first idea takes about a millisecond, and up to 150 where a
   * turn can go many ways: a budget of time ends it, one of nodes is for what "strong" thinks beyond it.
   */
  readonly budget?: Budget;
  /** The rules of the game, for your own components; those of the library if left out. */
  readonly rules?: CoreRules;
}

/**
 * An automated player. It decides on what its seat can see, and remembers nothing between two questions: the same view,
 * the same numbers of `random` and the same nodes give the same action.
 */
export interface Bot {
  /** A short name, for tables of results. */
  readonly name: string;
  /**
   * Chooses a legal action.
   * @throws RangeError when the seat has nothing to decide.
   */
  choose(view: GameView, question: Question): Action;
}

/** A bot that can say why. */
export interface Adviser extends Bot {
  /**
   * What it would choose, what that wins and what the second choice costs; `createText` puts it into words. `null` where it does not think:
   * there is only one answer, or little at stake.
   */
  advise(view: GameView, question: Question): Advice | null;
}
