import type { Company } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Game } from '../../game/rules/game.ts';
import { entryCosts, rivalIn } from '../../game/rules/moon/sectors.ts';
import type { SharesOfAll } from './shares.ts';
import { rivals, sharesOfAll } from './shares.ts';
import type { Taste } from './taste.ts';
import type { Rater, View } from './view.ts';
import { openFrame, perUnit } from './view.ts';
import { rewardWorth, roundsLeft } from './worth.ts';

/** Keeps entering the sector with the highest gain per unit of energy until none can be entered (EXP-6). */
export const expansion: Rater = (view) => {
  const { game, taste } = view;
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
    const rewards = rewardWorth(game, sector.structures, taste, company) + sector.domes * domeWorth(game, taste);
    const reach = sector.neighbours.length * taste.neighbour;
    const loss = lead(view, shares, rivalIn(game, company, action.sector));
    const gain = rewards + reach + lead(view, shares, company) - loss;
    return perUnit(gain, cost) + columnWorth(view, company, action.column);
  };
};

/**
 * Returns the value of one more coin icon: the seat's shares minus a fraction of the other seats' shares, or 0 without
 * a company.
 */
export function lead({ seat, taste }: View, shares: SharesOfAll, company: Company | undefined): number {
  return company === undefined
    ? 0
    : taste.icon + at(shares, seat)[company] - taste.rivalry * rivals(shares, seat, company);
}

/** Prefers the emptiest column, because its last space stays open permanently (STATION-2). */
export function columnWorth({ game, taste }: View, company: Company, column: number): number {
  return taste.column / (1 + at(game.state.stations[company], column).pieces);
}

/** Returns the value of a collection dome for the company's field scientists. */
export function domeWorth(game: Game, taste: Taste): number {
  return taste.dome + taste.domeLater * roundsLeft(game);
}
