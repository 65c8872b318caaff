import type { Seat } from '../../../components/ids.ts';
import { LIMITS } from '../../../input/limits.ts';
import type { CreateGameOptions } from '../../model/options.ts';
import type { ScoreSheet } from '../../model/score.ts';
import type { Game } from '../../rules/game.ts';
import { highest } from '../../rules/round/scoring.ts';
import { outcomeOnBoard } from './menaceOnBoard.ts';

/** MENACE-20: whether the game has ended with the Temporal Anomaly still on the board, and so has no winner. */
export function isLooping(game: Game): boolean {
  return game.state.stack.length === 0 && outcomeOnBoard(game)?.isReplayed === true;
}

/** MENACE-20: the same people, modules, menace and Luna, everything else drawn anew. */
export function replayOptions({ state }: Game): CreateGameOptions {
  const { options, menace } = state;
  return {
    ...options,
    seed: nextSeed(options.seed),
    deal: {}, // Everything is shuffled anew.
    tracks: 'random',
    startingTokens: 'choose',
    firstPlayer: 'random',
    menace: menace?.id ?? options.menace,
  };
}

/** The seed of the next game of a loop, which is longer by one until it is as long as a seed may be. */
function nextSeed(seed: string): string {
  return `${seed}+`.slice(-LIMITS.seed);
}

/** What a time loop comes to. */
export interface LoopResult {
  /** Average total of each seat, rounded to the nearest coin, halves up (AMB-MENACE-9). */
  readonly averages: readonly number[];
  /** Seats with the highest average. */
  readonly winners: readonly Seat[];
}

/**
 * Returns the averages over all games of a time loop, the last one included, and who has won by them (MENACE-21).
 * @throws RangeError without a game, for what is no score, or when the games have different numbers of seats.
 */
export function loopResult(games: readonly ScoreSheet[]): LoopResult {
  const totals = Array.isArray(games) ? games.map(totalsGiven) : [];
  const [first = []] = totals;
  if (first.length === 0 || totals.some(({ length }) => length !== first.length)) {
    throw new RangeError('A time loop has the scores of at least one game, all with the same seats');
  }
  const averages = first.map((_, seat) => average(totals.map((game) => game[seat] ?? 0)));
  return { averages, winners: highest(averages) };
}

/** The totals of a score, none for what is no score: a program without types may give anything. */
function totalsGiven(sheet: unknown): readonly number[] {
  const rows: readonly (Partial<ScoreSheet[number]> | null)[] = Array.isArray(sheet) ? sheet : [];
  return rows.flatMap((row) => (typeof row?.total === 'number' ? [row.total] : []));
}

/** The nearest integer to the mean, halves up (AMB-MENACE-9). */
export function average(numbers: readonly number[]): number {
  const sum = numbers.reduce((part, number) => part + number, 0);
  return Math.floor((2 * sum + numbers.length) / (2 * numbers.length));
}
