import type { Requirement } from '../../../components/effects.ts';
import type { Resource, Seat } from '../../../components/ids.ts';
import { RESOURCES } from '../../../components/ids.ts';
import type { Game } from '../game.ts';
import { allScientists, faceUpTotals } from './totals.ts';

type Totals = Readonly<Record<Resource, number>>;

interface Shown extends Totals {
  readonly energy: number;
  readonly scientists: number;
}

/** SCI-6 to SCI-8 */
export function meetsRequirements(shown: Shown, requirements: readonly Requirement[]): boolean {
  const needs = { carbon: 0, minerals: 0, titanium: 0 };
  const anyResource: number[] = [];
  let energy = 0;
  let scientists = 0;
  // ICON-15: a requirement is a number of units. AMB-RP-12: add up two requirements of the same type.
  for (const requirement of requirements) {
    if (requirement.kind === 'resource') needs[requirement.resource] += requirement.total;
    else if (requirement.kind === 'oneResource') anyResource.push(requirement.total);
    else if (requirement.kind === 'energy') energy += requirement.total;
    else scientists += requirement.count;
  }
  return shown.energy >= energy && shown.scientists >= scientists && covers(shown, needs, anyResource);
}

/** If `scientistInUse`, one scientist is moving the marker and does not count (ICON-3, SCI-18). */
export function totalsShownBy(game: Game, seat: Seat, scientistInUse: boolean): Shown {
  const totals = faceUpTotals(game, seat);
  const { carbon, minerals, titanium, energy } = totals;
  const scientists = Math.max(0, allScientists(totals) - (scientistInUse ? 1 : 0));
  return { carbon, minerals, titanium, energy, scientists };
}

/** ICON-10, ICON-12: "one resource" can be any of the three, even one that is also required by name (AMB-ICON-1). */
function covers(have: Totals, needs: Totals, anyResource: readonly number[]): boolean {
  const [next, ...rest] = anyResource;
  if (next === undefined) return RESOURCES.every((resource) => have[resource] >= needs[resource]);
  return RESOURCES.some((resource) => covers(have, { ...needs, [resource]: needs[resource] + next }, rest));
}
