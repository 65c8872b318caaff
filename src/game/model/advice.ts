import type { Action } from './actions.ts';
import type { ScoreCategory } from './score.ts';

/** What a bot would do, and why; `createText` puts it into words. */
export interface Advice {
  readonly action: Action;
  /** What the action changes at once in the score of its seat, in coins, by category; only what changes. */
  readonly gains: Partial<Readonly<Record<ScoreCategory, number>>>;
  /** How many coins the seat will probably be ahead of its rivals at the end of the game; below 0 behind them. */
  readonly lead: number;
  /** The best other action, and how many coins of the lead it costs to take it; `null` where only one was looked at. */
  readonly second: { readonly action: Action; readonly worse: number } | null;
}
