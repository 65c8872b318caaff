import { at, indices } from '../engine/lists.ts';
import type { PlayedGame } from './collect.ts';

/** One player against another at one table: 1 with more coins, 0 with fewer, a half with as many. */
export interface Pair {
  readonly first: string;
  readonly second: string;
  readonly score: number;
  /** Coins of the first more than those of the second. */
  readonly margin: number;
}

/** Every two seats of a game that belong to different players, in both directions. */
export function pairsOf({ players, scores }: PlayedGame): Pair[] {
  return indices(players).flatMap((one) =>
    indices(players)
      .filter((other) => players[one] !== players[other])
      .map((other) => {
        const margin = at(scores, one) - at(scores, other);
        return { first: at(players, one), second: at(players, other), margin, score: (Math.sign(margin) + 1) / 2 };
      }),
  );
}
