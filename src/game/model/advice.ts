import type { Action } from './actions.ts';
import type { ScoreCategory } from './score.ts';

/** What a bot would do, and why; `createText` puts it into words. */
export interface Advice {
  readonly action: Action;
  /** What the action changes at once in the score of its seat, in coins, by category; only what changes. */
  readonly gains: Partial<Readonly<Record<ScoreCategory, number>>>;
  /** How many coins it is worth by the end of the game, as the bot judges; 0 for passing. */
  readonly worth: number;
  /** The best other action, and how many coins less it is worth; `null` where nothing else brings anything. */
  readonly second: { readonly action: Action; readonly worse: number } | null;
}
