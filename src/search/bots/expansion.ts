import type { Company, Seat } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Game } from '../../game/rules/game.ts';
import { entryCost, rivalIn } from '../../game/rules/moon/sectors.ts';
import type { SharesOfAll } from './shares.ts';
import { rivals, sharesOfAll } from './shares.ts';
import { RIVALRY } from './standing.ts';
import type { Rater } from './view.ts';
import { openFrame } from './view.ts';
import { rewardWorth } from './worth.ts';

/** A collection dome for the field scientists of the company. */
export const DOME = 0.5;
/** A way to further sectors. */
const NEW_NEIGHBOUR = 0.1;

/** EXP-6: sector by sector, what brings most for its energy, as long as anything can be entered. */
export const expansion: Rater = (view) => {
  const { game, seat } = view;
  const frame = openFrame(view);
  if (frame?.kind !== 'expansion') return () => 0;
  const { company } = frame;
  const shares = sharesOfAll(game);
  return (action) => {
    if (action.type !== 'occupy') return 0;
    const sector = game.box.sector(action.sector);
    const cost = sector === undefined ? null : entryCost(game, company, sector);
    if (sector === undefined || cost === null) return 0;
    const rewards = rewardWorth(game, sector.structures, company) + sector.domes * DOME;
    const reach = sector.neighbours.length * NEW_NEIGHBOUR;
    const ousted = rivalIn(game, company, action.sector);
    const loss = ousted === undefined ? 0 : lead(shares, seat, ousted);
    const gain = rewards + reach + lead(shares, seat, company) - loss;
    return gain / cost + columnWorth(game, company, action.column);
  };
};

/** What one coin icon more means: the own shares, less a part of what the others hold. */
export function lead(shares: SharesOfAll, seat: Seat, company: Company): number {
  return 1 + at(shares, seat)[company] - RIVALRY * rivals(shares, seat, company);
}

/** STATION-2: the emptiest column first, since its last space stays open for good. */
export function columnWorth(game: Game, company: Company, column: number): number {
  return 0.01 / (1 + at(game.state.stations[company], column).pieces);
}
