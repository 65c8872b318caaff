import type { Asteroid, ShuttleSpace } from '../../../components/content.ts';
import type { Company } from '../../../components/ids.ts';
import { BELT_SPACE_ENERGY, LIGHTNING_ENERGY } from '../../../components/printed.ts';
import { indices } from '../../../engine/lists.ts';
import type { CitedRule } from '../../../rulebook/pages.ts';
import type { OutpostPlace, ShuttlePlace } from '../../model/places.ts';
import { holdsOutpost, piecesOn, rivalOn } from '../board/places.ts';
import type { Game } from '../game.ts';

/** The outpost spaces of an asteroid. */
export function outpostSpaces({ number, spaces }: Asteroid): OutpostPlace[] {
  return indices(spaces).map((space) => ({ asteroid: number, space }));
}

function hasShuttleOn(game: Game, company: Company, { number }: ShuttleSpace): boolean {
  return piecesOn(game, { shuttleSpace: number }).includes(company);
}

/**
 * BELT-8, BELT-10: lightning on the cheapest way to an asteroid, or `null` out of reach. No way is travelled where the
 * company already has an outpost (AMB-BELT-1). BELT-22: printed shuttles are always there; their ends may show lightning.
 */
function wayToAsteroid(game: Game, company: Company, asteroid: number): number | null {
  if (holdsOutpost(game, company, asteroid)) return 0;
  let way: number | null = null;
  for (const route of game.box.content.belt.stationRoutes) {
    if (route.company === company && route.asteroid === asteroid) way = cheaper(way, route);
  }
  for (const space of game.box.shuttleSpacesAt(asteroid)) {
    if (!hasShuttleOn(game, company, space)) continue;
    for (const end of space.ends) if (end.asteroid === asteroid) way = cheaper(way, end);
  }
  return way;
}

/** BELT-9: lightning on the cheapest way to a shuttle space, from an asteroid with an own outpost; `null` out of reach. */
function wayToShuttleSpace(game: Game, company: Company, { ends }: ShuttleSpace): number | null {
  let way: number | null = null;
  for (const end of ends) if (holdsOutpost(game, company, end.asteroid)) way = cheaper(way, end);
  return way;
}

function cheaper(way: number | null, { lightning }: { readonly lightning: boolean }): number {
  return lightning && way !== 0 ? LIGHTNING_ENERGY : 0;
}

/** Whether an asteroid is within reach of a company (BELT-8). */
export function reachesAsteroid(game: Game, company: Company, { number }: Asteroid): boolean {
  return wayToAsteroid(game, company, number) !== null;
}

/** Whether a shuttle space is within reach of a company (BELT-9). */
export function reachesShuttleSpace(game: Game, company: Company, space: ShuttleSpace): boolean {
  return wayToShuttleSpace(game, company, space) !== null;
}

/** BELT-11 to BELT-13: energy for an outpost space, or `null` out of reach. */
export function outpostCost(game: Game, company: Company, place: OutpostPlace): number | null {
  const way = wayToAsteroid(game, company, place.asteroid);
  return way === null ? null : withSurcharges(game, company, place, way);
}

/** BELT-11 to BELT-13: energy for a shuttle space, or `null` out of reach. */
export function shuttleCost(game: Game, company: Company, space: ShuttleSpace): number | null {
  const way = wayToShuttleSpace(game, company, space);
  return way === null ? null : withSurcharges(game, company, { shuttleSpace: space.number }, way);
}

/** BELT-11 to BELT-13: energy for a space with the lightning on the way there. A rival piece makes any space more expensive. */
function withSurcharges(game: Game, company: Company, place: OutpostPlace | ShuttlePlace, lightning: number): number {
  const rival = rivalOn(game, company, place) === undefined ? 0 : game.box.content.figures.rivalEnergy;
  return BELT_SPACE_ENERGY + lightning + rival;
}

/** The rule that asks for the last point of the energy a space costs: a rival piece there, lightning on the way, or neither. */
export function priceRule(game: Game, company: Company, place: OutpostPlace | ShuttlePlace, cost: number): CitedRule {
  if (rivalOn(game, company, place) !== undefined) return 'BELT-13';
  return cost > BELT_SPACE_ENERGY ? 'BELT-12' : 'BELT-11';
}

/** A place with the energy to occupy it. */
type Priced<Place> = Place & { readonly energy: number };

/** BELT-7, BELT-8: the outpost spaces that a company reaches and does not hold. The way is the same for all of an asteroid. */
export function outpostsInReach(game: Game, company: Company): Priced<OutpostPlace>[] {
  const found: Priced<OutpostPlace>[] = [];
  for (const asteroid of game.box.content.belt.asteroids) {
    const way = wayToAsteroid(game, company, asteroid.number);
    if (way === null) continue;
    for (const place of outpostSpaces(asteroid)) {
      if (piecesOn(game, place).includes(company)) continue;
      const energy = withSurcharges(game, company, place, way);
      found.push({ asteroid: place.asteroid, space: place.space, energy });
    }
  }
  return found;
}

/** BELT-7, BELT-9: the shuttle spaces that a company reaches and does not hold. */
export function shuttleSpacesInReach(game: Game, company: Company): Priced<ShuttlePlace>[] {
  const found: Priced<ShuttlePlace>[] = [];
  for (const space of game.box.content.belt.shuttleSpaces) {
    const energy = shuttleCost(game, company, space);
    if (energy !== null && !hasShuttleOn(game, company, space)) found.push({ shuttleSpace: space.number, energy });
  }
  return found;
}
