import type { Taste } from '../../src/bots/greedy/taste.ts';
import { randomNumbers } from '../kit/numbers.ts';
import type { ModeName } from './modes.ts';
import { TASTES, tasteAt } from './steps.ts';
import type { Duel } from './thread.ts';

/** So many deals are played between two tastes on both sides of where the search stands, before it moves. */
const BATCH = 24;
/** How far the two tastes lie from there, in steps of every number at once. */
const AWAY = 0.7;
/** How far the search goes for each coin that one of them is ahead. */
const PACE = 0.001;
/** A deal counts at most so many coins: a few games of pure luck must not lead the way. */
const MOST = 80;
/** The result is a mean of places; each one has at least such a weight. */
const LATEST = 0.02;

/** Where a search stands: after so many deals, here; and the mean of the places so far. */
export interface Place {
  readonly deals: number;
  readonly here: readonly number[];
  readonly mean: readonly number[];
}

/** Where a search begins. */
export const START: Place = { deals: 0, here: TASTES.map(() => 0), mean: TASTES.map(() => 0) };

/** What a search goes by: the taste from which steps are counted, how long it only moves, and who plays the deals. */
export interface Tuning {
  readonly mode: ModeName;
  readonly from: Taste;
  /** After so many deals the mean begins. */
  readonly settled: number;
  readonly play: (duels: readonly Duel[]) => Promise<readonly number[]>;
}

/**
 * Moves a taste towards what wins. All its numbers are moved at once, each up or down by chance, and played against the mirror image
 * on the same deal; what was ahead says a little about each number. This is simultaneous perturbation (SPSA).
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

/** Whether each number goes up or down in a deal. */
function directions(deal: number): number[] {
  const random = randomNumbers(7_368_787 * (deal + 1));
  return TASTES.map(() => (random() < 0.5 ? -1 : 1));
}
