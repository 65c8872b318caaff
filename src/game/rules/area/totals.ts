import type { CardRef, Resource, Seat } from '../../../components/ids.ts';
import type { Game } from '../game.ts';
import { fieldScientistIcons, permanentBonuses } from '../tracks/trackBonuses.ts';
import { allFaceUp, energyOf, unitsOf } from './area.ts';

/** What lies face up in an action area: one total for each kind of card. */
export interface FaceUpTotals extends Readonly<Record<Resource, number>> {
  /** Energy of all face-up energy cards and tiles. */
  readonly energy: number;
  /** Scientists, with the scientist tile (ICON-1, MAJ-2). */
  readonly scientists: number;
  /** Field scientists, with the permanent icon (ICON-2, MAJ-7). */
  readonly fieldScientists: number;
}

/** SCI-7, MAJ-2, MAJ-3, MAJ-7: everything that lies face up for a seat, counted at once. */
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

/** ICON-3, LUNA-24, MISSION-17: scientists and field scientists, where they count alike. */
export function allScientists({ scientists, fieldScientists }: FaceUpTotals): number {
  return scientists + fieldScientists;
}

/** The totals of every seat, each counted when it is first asked for, and once: for lists that compare them often. */
export type TotalsBySeat = (seat: Seat) => FaceUpTotals;

export function totalsBySeat(game: Game): TotalsBySeat {
  const counted: FaceUpTotals[] = [];
  return (seat) => {
    const known = counted[seat];
    if (known !== undefined) return known;
    const totals = faceUpTotals(game, seat);
    counted[seat] = totals;
    return totals;
  };
}
