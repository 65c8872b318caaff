import { at, indices } from '../engine/lists.ts';
import type { PlayedGame } from './collect.ts';

/** A comparison of two players at a table. The score is 1 for more coins, 0.5 for a tie and 0 for fewer coins. */
export interface Pair {
  readonly first: string;
  readonly second: string;
  readonly score: number;
  /** The first player's lead in coins. */
  readonly margin: number;
}

/** Returns the comparisons of every seat with each seat of another player. */
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
