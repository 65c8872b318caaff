import type { Company, Seat } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Game } from '../../game/rules/game.ts';
import { entryCosts, rivalIn } from '../../game/rules/moon/sectors.ts';
import type { SharesOfAll } from './shares.ts';
import { rivals, sharesOfAll } from './shares.ts';
import { RIVALRY } from './standing.ts';
import type { Rater } from './view.ts';
import { openFrame, perUnit } from './view.ts';
import { rewardWorth } from './worth.ts';

/** The worth of a collection dome, for the field scientists of the company. */
export const DOME_WORTH = 0.5;
/** The worth of a neighbouring sector, which may be entered next. */
const NEW_NEIGHBOUR = 0.1;

/** Enters the sector that brings most for its energy, as long as one can be entered (EXP-6). */
export const expansion: Rater = (view) => {
  const { game, seat } = view;
  const frame = openFrame(view);
  if (frame?.kind !== 'expansion') return () => 0;
  const { company } = frame;
  const shares = sharesOfAll(game);
  const costs = entryCosts(game, company);
  return (action) => {
    if (action.type !== 'occupy') return 0;
    const sector = game.box.find.sector(action.sector);
    const cost = costs[action.sector];
    if (sector === undefined || cost === undefined) return 0;
    const rewards = rewardWorth(game, sector.structures, company) + sector.domes * DOME_WORTH;
    const reach = sector.neighbours.length * NEW_NEIGHBOUR;
    const loss = lead(shares, seat, rivalIn(game, company, action.sector));
    const gain = rewards + reach + lead(shares, seat, company) - loss;
    return perUnit(gain, cost) + columnWorth(game, company, action.column);
  };
};

/** The worth of one more coin icon: the seat's shares, less a part of the shares of the others; 0 for no company. */
export function lead(shares: SharesOfAll, seat: Seat, company: Company | undefined): number {
  return company === undefined ? 0 : 1 + at(shares, seat)[company] - RIVALRY * rivals(shares, seat, company);
}

/** Prefers the emptiest column, since its last space stays open for good (STATION-2). */
export function columnWorth(game: Game, company: Company, column: number): number {
  return 0.01 / (1 + at(game.state.stations[company], column).pieces);
}
