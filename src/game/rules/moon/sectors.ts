import type { Sector } from '../../../components/content.ts';
import type { Company } from '../../../components/ids.ts';
import { outpostsIn } from '../board/places.ts';
import type { Game } from '../game.ts';

/** EXP-8, AMB-EXP-8: the outpost of another company in a sector, if any. */
export function rivalIn(game: Game, company: Company, sector: number): Company | undefined {
  return outpostsIn(game, sector).find((other) => other !== company);
}

/** The cheapest border over which a company reaches a sector, or `null` out of reach. EXP-7, EXP-13, EXP-14. */
function cheapestBorder(game: Game, company: Company, sector: Sector): number | null {
  let cheapest: number | null = null;
  for (const station of sector.stations) {
    if (station.company === company) cheapest = station.border;
  }
  for (const { sector: neighbour, border } of sector.neighbours) {
    if (outpostsIn(game, neighbour).includes(company) && (cheapest === null || border < cheapest)) cheapest = border;
  }
  return cheapest;
}

/** EXP-9, AMB-EXP-1: energy to enter a sector from the cheapest source, or `null` when it is out of reach. */
export function entryCost(game: Game, company: Company, sector: Sector): number | null {
  const border = cheapestBorder(game, company, sector);
  if (border === null) return null;
  return border + (rivalIn(game, company, sector.number) === undefined ? 0 : game.box.content.figures.rivalEnergy);
}
