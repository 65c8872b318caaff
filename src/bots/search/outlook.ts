import type { Seat } from '../../components/ids.ts';
import { finalSheet } from '../../game/modules/menaces/menaceOnBoard.ts';
import type { Game } from '../../game/rules/game.ts';
import { featureNames, writeFeatures } from '../features.ts';
import { sharesOfAll } from '../greedy/shares.ts';
import type { Weights } from './weights.ts';
import { answerOf } from './weights.ts';

/** What a bot has learned: how many coins a seat still gains from the start of a round on: a person, and Luna. */
export interface Learned {
  readonly person: Weights;
  readonly luna: Weights;
}

/** The same by way to play: with Luna, or among people alone. */
export type LearnedByTable = Readonly<Record<'people' | 'luna', Learned>>;

const inputs = new Float64Array(featureNames.length);

/** The probable total of every seat at the end of the game, from the start of a round; the true one when the game is over. */
export function totalsAhead(game: Game, { person, luna }: Learned): number[] {
  const now = finalSheet(game).map(({ total }) => total);
  if (game.state.stack.length === 0) return now;
  const shares = sharesOfAll(game);
  return now.map((total, seat) => {
    writeFeatures(game, seat, shares, inputs);
    return total + answerOf(seat === game.state.luna?.seat ? luna : person, inputs);
  });
}

/** How many coins a seat is ahead of its rivals: of the best of them and of all, half and half. */
export function lead(totals: readonly number[], seat: Seat): number {
  const others = totals.filter((_, other) => other !== seat);
  if (others.length === 0) return totals[seat] ?? 0;
  const mean = others.reduce((sum, total) => sum + total, 0) / others.length;
  return (totals[seat] ?? 0) - (Math.max(...others) + mean) / 2;
}
