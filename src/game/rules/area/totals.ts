import type { CardRef, Resource, Seat } from '../../../components/ids.ts';
import type { Game } from '../game.ts';
import { fieldScientistIcons, permanentBonuses } from '../tracks/trackBonuses.ts';
import { allFaceUp, energyOf, unitsOf } from './area.ts';

/** The totals of the face-up cards in an action area, in units of each resource. */
export interface FaceUpTotals extends Readonly<Record<Resource, number>> {
  /** Total energy of all face-up energy cards and tiles. */
  readonly energy: number;
  /** Number of scientists, including the scientist tile (ICON-1, MAJ-2). */
  readonly scientists: number;
  /** Number of field scientists, including the permanent icon (ICON-2, MAJ-7). */
  readonly fieldScientists: number;
}

/** SCI-7, MAJ-2, MAJ-3, MAJ-7 */
export function faceUpTotals(game: Game, seat: Seat): FaceUpTotals {
  const bonuses = permanentBonuses(game, seat);
  const resources = { carbon: 0, minerals: 0, titanium: 0 };
  const energyCards: CardRef[] = [];
  let scientists = 0;
  let fieldScientists: number = fieldScientistIcons(bonuses);
  for (const ref of allFaceUp(game, seat)) {
    const action = game.box.action(ref);
    if (action.kind === 'resource') resources[action.resource] += unitsOf(game, seat, ref, bonuses);
    else if (action.kind === 'energy') energyCards.push(ref);
    else if (action.kind === 'scientist') scientists += 1;
    else if (action.kind === 'fieldScientist') fieldScientists += 1;
  }
  const { carbon, minerals, titanium } = resources;
  return { carbon, minerals, titanium, energy: energyOf(game, seat, energyCards), scientists, fieldScientists };
}

/** ICON-3, LUNA-24, MISSION-17: some rules count scientists and field scientists together. */
export function allScientists({ scientists, fieldScientists }: FaceUpTotals): number {
  return scientists + fieldScientists;
}

/** Computes a seat's totals on first use. */
export type TotalsBySeat = (seat: Seat) => FaceUpTotals;

export function totalsBySeat(game: Game): TotalsBySeat {
  const cache: FaceUpTotals[] = [];
  return (seat) => {
    const cached = cache[seat];
    if (cached !== undefined) return cached;
    const totals = faceUpTotals(game, seat);
    cache[seat] = totals;
    return totals;
  };
}
