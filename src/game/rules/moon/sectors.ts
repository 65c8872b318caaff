import type { Sector } from '../../../components/content.ts';
import type { Company } from '../../../components/ids.ts';
import { BORDER_ENERGY } from '../../../components/printed.ts';
import { outpostsIn } from '../board/places.ts';
import type { Game } from '../game.ts';

/** EXP-8, AMB-EXP-8: the outpost of another company in a sector, if any. */
export function rivalIn(game: Game, company: Company, sector: number): Company | undefined {
  return outpostsIn(game, sector).find((other) => other !== company);
}

/** Energy for the cheapest border over which a company reaches a sector, or `null` out of reach. EXP-7, EXP-13, EXP-14. */
function borderEnergy(game: Game, company: Company, sector: Sector): number | null {
  let cheapest: number | null = null;
  for (const station of sector.stations) {
    if (station.company === company) cheapest = BORDER_ENERGY[station.border];
  }
  for (const { sector: neighbour, border } of sector.neighbours) {
    const energy = BORDER_ENERGY[border];
    if (outpostsIn(game, neighbour).includes(company) && (cheapest === null || energy < cheapest)) cheapest = energy;
  }
  return cheapest;
}

/** EXP-9, AMB-EXP-1: energy to enter a sector from the cheapest source, or `null` when it is out of reach. */
export function entryCost(game: Game, company: Company, sector: Sector): number | null {
  const energy = borderEnergy(game, company, sector);
  if (energy === null) return null;
  return energy + (rivalIn(game, company, sector.number) === undefined ? 0 : game.box.content.figures.rivalEnergy);
}
