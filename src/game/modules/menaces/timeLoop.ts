import type { Seat } from '../../../components/ids.ts';
import { LIMITS } from '../../../input/limits.ts';
import type { CreateGameOptions } from '../../model/options.ts';
import type { ScoreSheet } from '../../model/score.ts';
import type { Game } from '../../rules/game.ts';
import { highest } from '../../rules/round/scoring.ts';
import { outcomeOnBoard } from './menaceOnBoard.ts';

/** MENACE-20: checks whether the game ended with the Temporal Anomaly on the board. Such a game has no winner. */
export function isLooping(game: Game): boolean {
  return game.state.stack.length === 0 && outcomeOnBoard(game)?.isReplayed === true;
}

/** MENACE-20: keeps the players, modules, menace and options for Luna. Everything else is drawn again. */
export function replayOptions({ state }: Game): CreateGameOptions {
  const { options, menace } = state;
  return {
    ...options,
    seed: `${options.seed}+`.slice(-LIMITS.seed),
    deal: {}, // Shuffle everything again.
    tracks: 'random',
    startingTokens: 'choose',
    firstPlayer: 'random',
    menace: menace?.id ?? options.menace,
  };
}

/** The result of a time loop. */
export interface LoopResult {
  /** Average total of each seat, rounded to the nearest coin, with halves rounded up (AMB-MENACE-9). */
  readonly averages: readonly number[];
  /** The seats with the highest average. */
  readonly winners: readonly Seat[];
}

/**
 * Returns the average totals over all games of a time loop, including the last one, and the winners (MENACE-21).
 * @throws RangeError when the list is empty, contains something other than scores, or mixes different numbers of seats.
 * @example
 * ```ts
 * const { averages, winners } = loopResult([score(firstGame), score(secondGame)]);
 * ```
 */
export function loopResult(games: readonly ScoreSheet[]): LoopResult {
  const totals = Array.isArray(games) ? games.map(totalsIn) : [];
  const [first = []] = totals;
  if (first.length === 0 || totals.some(({ length }) => length !== first.length)) {
    throw new RangeError('Expected the scores of at least one game, all with the same number of seats');
  }
  const averages = first.map((_, seat) => average(totals.map((game) => game[seat] ?? 0)));
  return { averages, winners: highest(averages) };
}

/** Returns an empty list for values that are not scores, because JavaScript callers may pass anything. */
function totalsIn(sheet: unknown): readonly number[] {
  const rows: readonly (Partial<ScoreSheet[number]> | null)[] = Array.isArray(sheet) ? sheet : [];
  return rows.flatMap((row) => (typeof row?.total === 'number' ? [row.total] : []));
}

/** Returns the mean, rounded to the nearest integer with halves rounded up (AMB-MENACE-9). */
export function average(numbers: readonly number[]): number {
  const sum = numbers.reduce((part, number) => part + number, 0);
  return Math.floor((2 * sum + numbers.length) / (2 * numbers.length));
}
