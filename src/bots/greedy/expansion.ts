import type { Company } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { PlaceOutpost, PlaceShuttle } from '../../game/model/actions.ts';
import type { BeltExpansionFrame, ExpansionFrame } from '../../game/model/frames.ts';
import { outpostCost, shuttleCost } from '../../game/rules/belt/expansion.ts';
import { holdsOutpost, rivalOn } from '../../game/rules/board/places.ts';
import type { Game } from '../../game/rules/game.ts';
import { entryCosts, rivalIn } from '../../game/rules/moon/expansion.ts';
import { perUnit, type Rating, type View } from './lookahead.ts';
import type { Taste } from './taste.ts';
import { rewardWorth, rivals, roundsLeft, type SharesOfAll, sharesOfAll } from './worth.ts';

/** Keeps entering the sector with the highest gain per unit of energy until none can be entered (EXP-6). */
export function expansion(view: View, { company }: ExpansionFrame): Rating {
  const { game, taste } = view;
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
}

/** Returns the value of one more coin icon: the seat's shares minus a fraction of the other seats' shares. */
function lead({ seat, taste }: View, shares: SharesOfAll, company: Company | undefined): number {
  return company === undefined
    ? 0
    : taste.icon + at(shares, seat)[company] - taste.rivalry * rivals(shares, seat, company);
}

/** Prefers the emptiest column, because its last space stays open permanently (STATION-2). */
function columnWorth({ game, taste }: View, company: Company, column: number): number {
  return taste.column / (1 + at(game.state.stations[company], column).pieces);
}

function domeWorth(game: Game, taste: Taste): number {
  return taste.dome + taste.domeLater * roundsLeft(game);
}

/** Value of confronting the menace. No piece is worth this much. */
const MENACE = 100;

/** Keeps placing the piece with the highest gain per unit of energy until none can be placed (BELT-16). */
export function beltExpansion(view: View, { company }: BeltExpansionFrame): Rating {
  const { game } = view;
  const shares = sharesOfAll(game);
  return (action) => {
    if (action.type === 'confront') return MENACE;
    if (action.type !== 'placeOutpost' && action.type !== 'placeShuttle') return 0;
    const loss = lead(view, shares, rivalOn(game, company, action));
    const gain = pieceWorth(view, company, action) + lead(view, shares, company) - loss;
    const column = action.type === 'placeOutpost' ? columnWorth(view, company, action.column) : 0;
    return perUnit(gain, energyFor(game, company, action)) + column;
  };
}

function pieceWorth({ game, taste }: View, company: Company, action: PlaceOutpost | PlaceShuttle): number {
  if (action.type === 'placeShuttle') {
    const steps = game.box.find.shuttleSpace(action.shuttleSpace)?.steps ?? 0;
    return rewardWorth(game, [{ kind: 'expandedTrack', steps }], taste, company) + taste.newRoute;
  }
  const asteroid = game.box.find.asteroid(action.asteroid);
  if (asteroid === undefined || holdsOutpost(game, company, action.asteroid)) return 0;
  return rewardWorth(game, asteroid.reward, taste, company) + asteroid.domes * domeWorth(game, taste);
}

function energyFor(game: Game, company: Company, action: PlaceOutpost | PlaceShuttle): number {
  if (action.type === 'placeOutpost') return outpostCost(game, company, action) ?? 1;
  const space = game.box.find.shuttleSpace(action.shuttleSpace);
  return (space && shuttleCost(game, company, space)) ?? 1;
}
