import { faceUpCards, hasPermanentFieldScientist, totalOf } from './cards.ts';
import type { Game } from './game.ts';
import type { CardRef, Requirement, Resource, Seat } from './types.ts';
import { RESOURCES } from './types.ts';

/**
 * True if the face-up cards of a seat meet all requirements at once (SCI-6). Two requirements are added up by type: no
 * unit counts for both (AMB-RP-12). Nothing is used up (SCI-7). `without` is the scientist in use (ICON-3).
 */
export function meets(game: Game, seat: Seat, requirements: readonly Requirement[], without?: CardRef): boolean {
  let energy = 0;
  let scientists = 0;
  const needed: Record<Resource, number> = { carbon: 0, minerals: 0, titanium: 0 };
  const ofOneKind: number[] = [];
  for (const requirement of requirements) {
    if (requirement.kind === 'energy') energy += requirement.total;
    else if (requirement.kind === 'scientists') scientists += requirement.count;
    else if (requirement.kind === 'resource') needed[requirement.resource] += requirement.total;
    else ofOneKind.push(requirement.total);
  }
  if (totalOf(game, seat, 'energy') < energy) return false; // With the track bonus (TB-1).
  if (scientistIcons(game, seat, without) < scientists) return false;
  const left: Record<Resource, number> = { carbon: 0, minerals: 0, titanium: 0 };
  for (const resource of RESOURCES) {
    left[resource] = totalOf(game, seat, resource) - needed[resource]; // ICON-15
    if (left[resource] < 0) return false;
  }
  return oneKindEach(left, ofOneKind);
}

/** ICON-10, ICON-12: each total must come from one single resource, out of the units that are left. */
function oneKindEach(left: Readonly<Record<Resource, number>>, totals: readonly number[]): boolean {
  const [total, ...others] = totals;
  if (total === undefined) return true;
  return RESOURCES.some(
    (resource) => left[resource] >= total && oneKindEach({ ...left, [resource]: left[resource] - total }, others),
  );
}

/** ICON-3, SCI-18, TB-8: face-up scientists, field scientists and the permanent icon, but not the scientist in use. */
function scientistIcons(game: Game, seat: Seat, without: CardRef | undefined): number {
  const cards = faceUpCards(game, seat).filter(
    ({ ref, action: { kind } }) => (kind === 'scientist' || kind === 'fieldScientist') && ref !== without,
  );
  return cards.length + (hasPermanentFieldScientist(game, seat) ? 1 : 0);
}
