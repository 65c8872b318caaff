import { at, indices, sum } from '../engine/lists.ts';
import { type Collection, type PlayedGame, readDeals } from './collect.ts';
import { around, type Estimate, independentGames, mean, meanOf, wilson } from './statistics.ts';

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
function ratings(deals: readonly (readonly PlayedGame[])[]): ReadonlyMap<string, Estimate> {
  const names = [...new Set(deals.flat().flatMap(({ players }) => players))].sort();
  const count = Math.min(PARTS, deals.length);
  const parts = Array.from({ length: count }, (_, part) =>
    meetings(names, deals.filter((_, deal) => deal % count === part).flat()),
  );
  const whole = parts.reduce((total, part) => combined(total, part, 1), meetings(names, []));
  const all = rated(whole);
  const without = parts.map((part) => rated(combined(whole, part, -1)));
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

function combined(table: Table, more: Table, sign: 1 | -1): Table {
  return table.map((row, one) =>
    row.map(({ games, points }, other) => {
      const met = at(at(more, one), other);
      return { games: games + sign * met.games, points: points + sign * met.points };
    }),
  );
}

/** Checks whether a player has won or lost all games, in which case the rating has no bound in that direction. */
function isOneSided(row: readonly Meetings[]): boolean {
  const points = sum(row, (met) => met.points);
  return points === 0 || points === sum(row, (met) => met.games);
}

/** Returns the likeliest ratings, found one by one. A drawn game shared among all opponents keeps them finite. */
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
    const expected = 1 / (1 + Math.exp(at(strengths, other) - own));
    slope += points - games * expected;
    bend += games * expected * (1 - expected);
  }
  return bend === 0 ? 0 : Math.max(-1, Math.min(1, slope / bend));
}

/** Results of a player. All intervals are 95% confidence intervals. */
export interface Standing {
  readonly name: string;
  /** Number of seats played. Several seats at one table count separately. */
  readonly games: number;
  /** Win rate from 0 to 1, with its Wilson interval. A shared victory is divided among the winners. */
  readonly winRate: Estimate;
  /** Expected win rate among equally strong players, such as 0.5 at tables of two. */
  readonly fair: number;
  /** Mean lead in coins over the average of the others at the table. Each deal counts as one observation. */
  readonly margin: Estimate;
  /**
   * Bradley-Terry rating, based on every pair of players at every table; the mean of all players is 0. The interval is
   * unbounded if the player won or lost every game.
   */
  readonly elo: Estimate;
  /** Mean score in coins. */
  readonly score: number;
  /** Mean number of decisions per game; 0 for Luna. */
  readonly decisions: number;
  /** Mean thinking time per decision in milliseconds, if a clock was given. */
  readonly milliseconds?: number;
}

/** The result of a match. */
export interface Standings {
  /** Number of complete deals. */
  readonly deals: number;
  /** Number of games in these deals. */
  readonly games: number;
  /** All players by rating, best first. */
  readonly players: readonly Standing[];
}

/**
 * Returns the results of every player in the complete deals of a collection.
 * @throws InvalidOptionsError when the collection is malformed.
 */
export function standings(collection: Collection): Standings {
  const deals = readDeals(collection);
  const elo = ratings(deals);
  const players = [...elo].map(([name, rating]) => standingOf(name, rating, deals));
  players.sort((a, b) => b.elo.value - a.elo.value || (a.name < b.name ? -1 : 1));
  return { deals: deals.length, games: sum(deals, ({ length }) => length), players };
}

function standingOf(name: string, elo: Estimate, deals: readonly (readonly PlayedGame[])[]): Standing {
  const byDeal = deals.map((games) => games.flatMap((game) => sittings(game, name))).filter(({ length }) => length > 0);
  const all = byDeal.flat();
  const rates = byDeal.map((some) => mean(some.map(({ win }) => win)));
  const margins = byDeal.map((some) => some.flatMap((each) => each.margins)).filter(({ length }) => length > 0);
  const decisions = sum(all, (each) => each.decisions);
  const times = all.flatMap(({ milliseconds }) => milliseconds ?? []);
  const isTimed = times.length === all.length && decisions > 0;
  return {
    name,
    games: all.length,
    winRate: wilson(mean(rates), independentGames(rates, all.length)),
    fair: mean(all.map(({ fair }) => fair)),
    margin: meanOf(margins.map(mean)),
    elo,
    score: mean(all.map(({ score }) => score)),
    decisions: decisions / all.length,
    ...(isTimed ? { milliseconds: sum(times) / decisions } : {}),
  };
}

function sittings({ players, scores, winners, decisions, milliseconds }: PlayedGame, name: string) {
  const others = indices(players).filter((seat) => players[seat] !== name);
  const level = mean(others.map((seat) => at(scores, seat)));
  return indices(players)
    .filter((seat) => players[seat] === name)
    .map((seat) => ({
      win: winners.includes(seat) ? 1 / winners.length : 0,
      fair: 1 / players.length,
      /** Leads in coins over the other players' average; empty if there are no other players. */
      margins: others.length === 0 ? [] : [at(scores, seat) - level],
      score: at(scores, seat),
      decisions: decisions[seat] ?? 0,
      milliseconds: milliseconds?.[seat],
    }));
}
