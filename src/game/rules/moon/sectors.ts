import type { BorderTo } from '../../../components/content.ts';
import type { Company } from '../../../components/ids.ts';
import { BORDER_ENERGY } from '../../../components/printed.ts';
import type { SectorPlace } from '../../model/actions.ts';
import { holdsSector, outpostsIn } from '../board/places.ts';
import type { Game } from '../module.ts';

/** EXP-8, AMB-EXP-8 */
export function rivalIn(game: Game, company: Company, sector: number): Company | undefined {
  return outpostsIn(game, sector).find((other) => other !== company);
}

/** The energy needed to enter each sector within reach, by sector number. */
type EntryCosts = readonly (number | undefined)[];

/**
 * EXP-7, EXP-9, AMB-EXP-1: returns the energy needed to enter each sector within reach. This is the lowest energy of
 * any border that the sector shares with the company's station or with a sector that holds one of its outposts (EXP-13,
 * EXP-14). Borders cost the same in both directions. Stations are not sectors, so they are never within reach (EXP-15).
 */
export function entryCosts(game: Game, company: Company): EntryCosts {
  const costs: number[] = [];
  const { box, state } = game;
  const offer = ({ sector, border }: BorderTo): void => {
    const rival = rivalIn(game, company, sector) === undefined ? 0 : box.content.figures.rivalEnergy;
    const energy = BORDER_ENERGY[border] + rival;
    if (energy < (costs[sector] ?? Number.POSITIVE_INFINITY)) costs[sector] = energy;
  };
  box.stationBorders[company].forEach(offer);
  for (let number = 1; number <= state.sectors.length; number += 1) {
    if (holdsSector(game, company, number)) box.find.sector(number)?.neighbours.forEach(offer);
  }
  return costs;
}

/** EXP-7, EXP-9: in the order of the component set. */
export function sectorsInReach(game: Game, company: Company): (SectorPlace & { readonly energy: number })[] {
  const costs = entryCosts(game, company);
  const found: (SectorPlace & { readonly energy: number })[] = [];
  for (const { number: sector } of game.box.content.moon.sectors) {
    const energy = costs[sector];
    if (energy !== undefined && !holdsSector(game, company, sector)) found.push({ sector, energy });
  }
  return found;
}
