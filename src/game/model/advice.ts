import type { Action } from './actions.ts';
import type { ScoreCategory } from './score.ts';

/** A bot's advice: an action and the reasons for it. `createText` formats it. */
export interface Advice {
  readonly action: Action;
  /** The immediate change of the seat's score in coins, by category. Categories that do not change are left out. */
  readonly gains: Partial<Readonly<Record<ScoreCategory, number>>>;
  /** The bot's estimate of the action's value at the end of the game, in coins; 0 for passing. */
  readonly worth: number;
  /** The second-best action, and by how many coins it is worse; `null` when no other action gains anything. */
  readonly second: { readonly action: Action; readonly worse: number } | null;
}
