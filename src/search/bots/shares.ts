import type { ByCompany, Company, Seat } from '../../components/ids.ts';
import { COMPANIES } from '../../components/ids.ts';
import type { PlayerState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { cardsOf } from '../../game/rules/players.ts';
import { trackOf } from '../../game/rules/tracks/movement.ts';

/** The number of shares by seat and company. */
export type SharesOfAll = readonly ByCompany<number>[];

/** Counts the shares of every seat by company in one pass over the cards. It counts like `sharesOf`. */
export function sharesOfAll(game: Game): SharesOfAll {
  const printed = COMPANIES.map((company) => [company, trackOf(game, company).shares] as const);
  return game.state.players.map((player) => {
    const shares = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
    for (const [company, steps] of printed) shares[company] = steps[player.tracks[company]] ?? 0;
    addCards(game, player, shares);
    return shares;
  });
}

function addCards({ box }: Game, player: PlayerState, shares: Record<Company, number>): void {
  for (const card of cardsOf(player)) {
    const { share } = box.card(card);
    if (share !== null) shares[share] += 1;
  }
}

/** The shares of a company that the other seats have on average. */
export function rivals(all: SharesOfAll, seat: Seat, company: Company): number {
  const others = all.reduce((sum, shares, other) => (other === seat ? sum : sum + shares[company]), 0);
  return others / Math.max(1, all.length - 1);
}
