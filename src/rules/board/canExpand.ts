import type { Company } from '../../model/ids.ts';
import type { BoardPlace } from '../../model/places.ts';
import { outpostCost, outpostSpaces, shuttleCost } from '../belt/network.ts';
import type { Game } from '../kit.ts';
import { entryCost } from '../moon/sectors.ts';
import { piecesOn } from './places.ts';
import { hasShuttle, takeableColumns } from './stations.ts';

/** Whether so much energy can place a piece of a company anywhere (EXP-16, BELT-25). */
export function canExpand(game: Game, company: Company, energy: number): boolean {
  return game.state.options.board === 'moon'
    ? canEnterMoon(game, company, energy)
    : canEnterBelt(game, company, energy);
}

function canEnterMoon(game: Game, company: Company, energy: number): boolean {
  if (takeableColumns(game, company).length === 0) return false;
  return game.box.content.moon.sectors.some((sector) =>
    isAffordable(game, company, { sector: sector.number }, entryCost(game, company, sector), energy),
  );
}

function canEnterBelt(game: Game, company: Company, energy: number): boolean {
  const { asteroids, shuttleSpaces } = game.box.content.belt;
  const outposts = takeableColumns(game, company).length === 0 ? [] : asteroids.flatMap(outpostSpaces);
  const shuttles = hasShuttle(game, company) ? shuttleSpaces : [];
  return (
    outposts.some((place) => isAffordable(game, company, place, outpostCost(game, company, place), energy)) ||
    shuttles.some((space) =>
      isAffordable(game, company, { shuttleSpace: space.number }, shuttleCost(game, company, space), energy),
    )
  );
}

function isAffordable(game: Game, company: Company, place: BoardPlace, cost: number | null, energy: number): boolean {
  return cost !== null && cost <= energy && !piecesOn(game, place).includes(company);
}
