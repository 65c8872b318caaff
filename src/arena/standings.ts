import { at, indices, sum } from '../engine/lists.ts';
import type { Collection, PlayedGame } from './collect.ts';
import { ratings } from './ratings.ts';
import { readDeals } from './readDeals.ts';
import type { Estimate } from './statistics.ts';
import { independentGames, mean, meanOf, wilson } from './statistics.ts';

/** Results of a player. All intervals are 95% confidence intervals. */
export interface Standing {
  readonly name: string;
  /** Number of seats played. Several seats at one table count separately. */
  readonly games: number;
  /** Win rate from 0 to 1, with its Wilson interval. A shared victory is divided among the winners. */
  readonly winRate: Estimate;
  /** Expected win rate among equally strong players, such as 0.5 at tables of two. */
  readonly fair: number;
  /**
   * Mean lead in coins over the average of the other players at the same table. The interval treats each deal as one
   * observation.
   */
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

interface Sitting {
  readonly win: number;
  readonly fair: number;
  /** Leads in coins over the other players' average; empty if there are no other players. */
  readonly margins: readonly number[];
  readonly score: number;
  readonly decisions: number;
  readonly milliseconds: number | undefined;
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

function sittings({ players, scores, winners, decisions, milliseconds }: PlayedGame, name: string): Sitting[] {
  const others = indices(players).filter((seat) => players[seat] !== name);
  const level = mean(others.map((seat) => at(scores, seat)));
  return indices(players)
    .filter((seat) => players[seat] === name)
    .map((seat) => ({
      win: winners.includes(seat) ? 1 / winners.length : 0,
      fair: 1 / players.length,
      margins: others.length === 0 ? [] : [at(scores, seat) - level],
      score: at(scores, seat),
      decisions: decisions[seat] ?? 0,
      milliseconds: milliseconds?.[seat],
    }));
}
