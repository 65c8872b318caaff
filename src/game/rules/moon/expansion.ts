import type { BorderTo } from '../../../components/content.ts';
import type { Effect } from '../../../components/effects.ts';
import type { Company } from '../../../components/ids.ts';
import { BORDER_ENERGY } from '../../../components/printed.ts';
import { at } from '../../../engine/lists.ts';
import type { Occupy, SectorPlace, Stop } from '../../model/actions.ts';
import type { ExpansionFrame } from '../../model/frames.ts';
import { holdsSector, outpostsIn, putPiece } from '../board/places.ts';
import { checkTaking, takeableColumns, takePiece } from '../board/stations.ts';
import { grant } from '../bonus/grant.ts';
import { type Decision, type Faults, fault, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';

/** EXP-6 to EXP-12: occupies sectors one by one until energy or outposts run out, or the player stops. */
export const expansion: Decision<ExpansionFrame, Occupy | Stop> = {
  answers: ['occupy', 'stop'],
  automatic: true,

  candidates(game, { company, energy }, seat) {
    const columns = takeableColumns(game, company);
    const all: (Occupy | Stop)[] = [];
    for (const { sector, energy: cost } of sectorsInReach(game, company)) {
      if (cost > energy) continue;
      for (const column of columns) all.push({ type: 'occupy', seat, sector, column });
    }
    all.push({ type: 'stop', seat });
    return all;
  },
  allLegal: true,

  // EXP-12: energy may be left unspent.
  check: (game, frame, action) => (action.type === 'stop' ? NO_FAULTS : checkSector(game, frame, action)),

  apply(work, frame, action, before) {
    if (action.type === 'stop') finish(work, frame);
    else push(work, occupySector(work, frame, action, before));
  },
};

function checkSector(game: Game, { company, energy }: ExpansionFrame, action: Occupy): Faults {
  const { sector: number, column } = action;
  const sector = game.box.find.sector(number);
  if (sector === undefined) return fault('noSuchSector', { sector: number });
  if (holdsSector(game, company, number)) return fault('ownOutpost', { sector: number, company });
  const cost = entryCosts(game, company)[number];
  if (cost === undefined) {
    return sector.enclaveIn === null
      ? fault('outOfReach', { sector: number, company })
      : fault('enclave', { sector: number, company, around: sector.enclaveIn });
  }
  if (cost > energy) return fault('tooLittleEnergy', { sector: number, cost, energy });
  return checkTaking(game, company, column);
}

/** EXP-10, EXP-11: a rival's outpost stays in the sector until the rewards have been given. */
function occupySector(work: Work, frame: ExpansionFrame, { sector, column }: Occupy, before: Game): ExpansionFrame {
  const { seat, company } = frame;
  const energy = at(entryCosts(before, company), sector);
  takePiece(work, company, column);
  putPiece(work, company, { sector });
  work.emit({ type: 'sectorOccupied', seat, company, sector, energy });
  return { ...frame, energy: frame.energy - energy, entered: [...frame.entered, sector] };
}

/** EXP-17 to EXP-19 */
function finish(work: Work, { seat, company, energy, entered }: ExpansionFrame): void {
  if (energy > 0) work.emit({ type: 'energyLost', seat, energy }); // EXP-16, STATION-9
  push(work, { kind: 'oustRivals', seat, company, places: entered.map((sector) => ({ sector })) });
  const rewards = entered.flatMap((sector): readonly Effect[] => work.box.find.sector(sector)?.structures ?? []);
  grant(work, seat, rewards, { company });
}

/** EXP-8, AMB-EXP-8 */
export function rivalIn(game: Game, company: Company, sector: number): Company | undefined {
  return outpostsIn(game, sector).find((other) => other !== company);
}

/**
 * EXP-7, EXP-9, AMB-EXP-1: returns the energy needed to enter each sector within reach, by number. This is the lowest
 * energy of any border that the sector shares with the company's station or with a sector that holds one of its
 * outposts (EXP-13, EXP-14). Borders cost the same in both directions. Stations are not sectors, so they are never
 * within reach (EXP-15).
 */
export function entryCosts(game: Game, company: Company): readonly (number | undefined)[] {
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
