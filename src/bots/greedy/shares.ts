import type { ByCompany, Company, Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';

export type SharesOfAll = readonly ByCompany<number>[];

export function sharesOfAll(game: Game): SharesOfAll {
  return game.state.players.map((_, seat) => sharesOf(game, seat));
}

/** Returns the average number of shares that the other seats have in a company. */
export function rivals(all: SharesOfAll, seat: Seat, company: Company): number {
  const others = all.reduce((sum, shares, other) => (other === seat ? sum : sum + shares[company]), 0);
  return others / Math.max(1, all.length - 1);
}
