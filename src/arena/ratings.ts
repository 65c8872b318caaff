import { at, sum } from '../engine/lists.ts';
import type { PlayedGame } from './collect.ts';
import { pairsOf } from './pairs.ts';
import type { Estimate } from './statistics.ts';
import { around, mean } from './statistics.ts';

/** Rating difference, in Elo points, that multiplies the odds by e. */
const SCALE = 400 / Math.LN10;

/** Number of groups into which the jackknife divides the deals. */
const PARTS = 50;

/** Number of meetings between two players, and the first player's points. */
interface Meetings {
  games: number;
  points: number;
}

/** Meetings between each pair of players, indexed by their positions in the list of names. */
type Table = readonly (readonly Meetings[])[];

/**
 * Returns the rating of each player by the Bradley-Terry model: a lead of 400 points means ten times the odds. The
 * order of games does not matter. The intervals come from a jackknife over groups of deals, because games of the same
 * deal are not independent.
 */
export function ratings(deals: readonly (readonly PlayedGame[])[]): ReadonlyMap<string, Estimate> {
  const names = [...new Set(deals.flat().flatMap(({ players }) => players))].sort();
  const count = Math.min(PARTS, deals.length);
  const parts = Array.from({ length: count }, (_, part) =>
    meetings(names, deals.filter((_, deal) => deal % count === part).flat()),
  );
  const whole = added(names, parts);
  const all = rated(whole);
  const without = parts.map((part) => rated(subtracted(whole, part)));
  return new Map(
    names.map((name, player) => {
      const values = without.map((ratings) => at(ratings, player));
      const centre = mean(values);
      const error = Math.sqrt(((count - 1) / count) * sum(values, (value) => (value - centre) ** 2));
      const estimate = around(at(all, player), error, count);
      return [name, isOneSided(at(whole, player)) ? { ...estimate, low: null, high: null } : estimate];
    }),
  );
}

function meetings(names: readonly string[], games: readonly PlayedGame[]): Table {
  const places = new Map(names.map((name, place) => [name, place]));
  const table = names.map(() => names.map((): Meetings => ({ games: 0, points: 0 })));
  for (const { first, second, score } of games.flatMap(pairsOf)) {
    const met = at(at(table, places.get(first) ?? 0), places.get(second) ?? 0);
    met.games += 1;
    met.points += score;
  }
  return table;
}

function added(names: readonly string[], parts: readonly Table[]): Table {
  return names.map((_, one) =>
    names.map((_, other) => ({
      games: sum(parts, (part) => at(at(part, one), other).games),
      points: sum(parts, (part) => at(at(part, one), other).points),
    })),
  );
}

function subtracted(whole: Table, part: Table): Table {
  return whole.map((row, one) =>
    row.map(({ games, points }, other) => {
      const less = at(at(part, one), other);
      return { games: games - less.games, points: points - less.points };
    }),
  );
}

/** Checks whether a player has won or lost all games, in which case the rating has no bound in that direction. */
function isOneSided(row: readonly Meetings[]): boolean {
  const points = sum(row, (met) => met.points);
  return points === 0 || points === sum(row, (met) => met.games);
}

/**
 * Returns the maximum-likelihood ratings, found by improving one rating after another. Each player is also given one
 * drawn game, shared among all opponents, so that a player who always wins has a finite rating.
 */
function rated(played: Table): readonly number[] {
  const drawn = 1 / Math.max(1, played.length - 1);
  const table = played.map((row, player) =>
    row.map(({ games, points }, other) =>
      other === player ? { games, points } : { games: games + drawn, points: points + drawn / 2 },
    ),
  );
  const strengths = table.map(() => 0);
  for (let round = 0, moved = 1; moved > 1e-9 && round < 1000; round += 1) {
    moved = 0;
    for (const [player, row] of table.entries()) {
      const step = stepOf(strengths, player, row);
      strengths[player] = at(strengths, player) + step;
      moved = Math.max(moved, Math.abs(step));
    }
  }
  const middle = mean(strengths);
  return strengths.map((strength) => (strength - middle) * SCALE);
}

/** Returns the step of Newton's method for one player, limited to 1. */
function stepOf(strengths: readonly number[], player: number, row: readonly Meetings[]): number {
  const own = at(strengths, player);
  let slope = 0;
  let bend = 0;
  for (const [other, { games, points }] of row.entries()) {
    const expected = chance(own - at(strengths, other));
    slope += points - games * expected;
    bend += games * expected * (1 - expected);
  }
  return bend === 0 ? 0 : Math.max(-1, Math.min(1, slope / bend));
}

function chance(ahead: number): number {
  return 1 / (1 + Math.exp(-ahead));
}
