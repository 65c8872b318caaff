import type { Action } from './actions.ts';
import type { ScoreCategory } from './score.ts';

/** A bot's advice: an action and the reasons for it. `createText` formats advice. */
export interface Advice {
  readonly action: Action;
  /** The immediate change of the seat's score in each category, in coins. Unchanged categories are omitted. */
  readonly gains: Partial<Readonly<Record<ScoreCategory, number>>>;
  /** The estimated value of the action at the end of the game, in coins. 0 for passing. */
  readonly worth: number;
  /** The second-best action and its disadvantage in coins, or `null` if no other action gains anything. */
  readonly second: { readonly action: Action; readonly worse: number } | null;
}
