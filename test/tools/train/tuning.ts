import type { Taste } from '../../../src/bots/greedy/taste.ts';
import { randomNumbers } from '../../kit/numbers.ts';
import type { ModeName } from './modes.ts';
import { TASTES, tasteAt } from './steps.ts';
import type { Duel } from './thread.ts';

/** The deals per move of the search, between two tastes on both sides of the current position. */
const BATCH = 24;
/** The distance of the two tastes from there, in steps of every number at once. */
const AWAY = 0.7;
/** The movement of the search per coin of the lead. */
const PACE = 0.001;
/** The maximum lead counted per deal, so that a few lucky games do not dominate. */
const MOST = 80;
/** The minimum weight of a position in the mean, which is the result. */
const LATEST = 0.02;

/** The state of a search: the number of deals, the position, and the mean of the positions so far. */
export interface Place {
  readonly deals: number;
  readonly here: readonly number[];
  readonly mean: readonly number[];
}

/** Returns the start of a search. */
export const START: Place = { deals: 0, here: TASTES.map(() => 0), mean: TASTES.map(() => 0) };

/**
 * The parameters of a search: the taste from which steps are counted, the deals before averaging, and the player of the
 * deals.
 */
export interface Tuning {
  readonly mode: ModeName;
  readonly from: Taste;
  /** The number of deals before averaging starts. */
  readonly settled: number;
  readonly play: (duels: readonly Duel[]) => Promise<readonly number[]>;
}

/**
 * Moves a taste towards stronger play. All its numbers move at once, each randomly up or down, against the mirror image
 * on the same deal. The lead is weak evidence about each number. This is simultaneous perturbation (SPSA).
 */
export async function further({ deals, here, mean }: Place, { mode, from, settled, play }: Tuning): Promise<Place> {
  const ways = Array.from({ length: BATCH }, (_, index) => directions(deals + index));
  const at = (way: readonly number[], sign: number): Taste =>
    tasteAt(
      from,
      here.map((steps, place) => steps + sign * AWAY * (way[place] ?? 0)),
    );
  const duels = ways.map((way, index): Duel => ({ mode, game: deals + index, one: at(way, 1), other: at(way, -1) }));
  const leads = (await play(duels)).map((lead) => Math.max(-MOST, Math.min(MOST, lead)));
  const done = deals + BATCH;
  const next = here.map((steps, place) =>
    leads.reduce((moved, lead, index) => moved + (PACE * lead * (ways[index]?.[place] ?? 0)) / (2 * AWAY), steps),
  );
  const weight = done <= settled ? 1 : Math.max(BATCH / (done - settled + BATCH), LATEST);
  return { deals: done, here: next, mean: mean.map((old, place) => old + weight * ((next[place] ?? 0) - old)) };
}

/** The random direction of each number in a deal. */
function directions(deal: number): number[] {
  const random = randomNumbers(7_368_787 * (deal + 1));
  return TASTES.map(() => (random() < 0.5 ? -1 : 1));
}
