import type { ShuttleSpace } from '../../../components/content.ts';
import type { Company } from '../../../components/ids.ts';
import { BELT_SPACE_ENERGY, LIGHTNING_ENERGY } from '../../../components/printed.ts';
import type { CitedRule } from '../../../rulebook/pages.ts';
import type { OutpostPlace, ShuttlePlace } from '../../model/actions.ts';
import { holdsOutpost, piecesOn, rivalOn } from '../board/places.ts';
import type { Game } from '../module.ts';

function hasShuttleOn(game: Game, company: Company, { number }: ShuttleSpace): boolean {
  return piecesOn(game, { shuttleSpace: number }).includes(company);
}

/**
 * BELT-8, BELT-10: returns the energy needed for lightning on the cheapest route to an asteroid, or `null` if it is out
 * of reach. No route is needed if the company already has an outpost there (AMB-BELT-1). BELT-22: printed shuttles are
 * always present. Either end of their routes may have lightning.
 */
function lightningToAsteroid(game: Game, company: Company, asteroid: number): number | null {
  if (holdsOutpost(game, company, asteroid)) return 0;
  let best: number | null = null;
  for (const route of game.box.content.belt.stationRoutes) {
    if (route.company === company && route.asteroid === asteroid) best = cheaper(best, route);
  }
  for (const space of game.box.shuttleSpacesAt(asteroid)) {
    if (!hasShuttleOn(game, company, space)) continue;
    for (const end of space.ends) if (end.asteroid === asteroid) best = cheaper(best, end);
  }
  return best;
}

/**
 * BELT-9: returns the energy for lightning on the cheapest route to a shuttle space from an asteroid with an outpost of
 * the company, or `null` if the space is out of reach.
 */
function lightningToShuttleSpace(game: Game, company: Company, { ends }: ShuttleSpace): number | null {
  let best: number | null = null;
  for (const end of ends) if (holdsOutpost(game, company, end.asteroid)) best = cheaper(best, end);
  return best;
}

function cheaper(best: number | null, { lightning }: { readonly lightning: boolean }): number {
  return lightning && best !== 0 ? LIGHTNING_ENERGY : 0;
}

/** BELT-11 to BELT-13: returns `null` if the space is out of reach. */
export function outpostCost(game: Game, company: Company, place: OutpostPlace): number | null {
  const lightning = lightningToAsteroid(game, company, place.asteroid);
  return lightning === null ? null : withSurcharges(game, company, place, lightning);
}

/** BELT-11 to BELT-13: returns `null` if the space is out of reach. */
export function shuttleCost(game: Game, company: Company, space: ShuttleSpace): number | null {
  const lightning = lightningToShuttleSpace(game, company, space);
  return lightning === null ? null : withSurcharges(game, company, { shuttleSpace: space.number }, lightning);
}

/** BELT-11 to BELT-13: adds the cost of lightning on the route and the surcharge for a rival's piece. */
function withSurcharges(game: Game, company: Company, place: OutpostPlace | ShuttlePlace, lightning: number): number {
  const rival = rivalOn(game, company, place) === undefined ? 0 : game.box.content.figures.rivalEnergy;
  return BELT_SPACE_ENERGY + lightning + rival;
}

/** The rule is about rival pieces, lightning or the base cost. */
export function priceRule(game: Game, company: Company, place: OutpostPlace | ShuttlePlace, cost: number): CitedRule {
  if (rivalOn(game, company, place) !== undefined) return 'BELT-13';
  return cost > BELT_SPACE_ENERGY ? 'BELT-12' : 'BELT-11';
}

type Priced<Place> = Place & { readonly energy: number };

/** BELT-7, BELT-8 */
export function outpostsInReach(game: Game, company: Company): Priced<OutpostPlace>[] {
  const found: Priced<OutpostPlace>[] = [];
  for (const asteroid of game.box.content.belt.asteroids) {
    const lightning = lightningToAsteroid(game, company, asteroid.number);
    if (lightning === null) continue;
    for (const space of asteroid.spaces.keys()) {
      const place = { asteroid: asteroid.number, space };
      if (piecesOn(game, place).includes(company)) continue;
      found.push({ asteroid: asteroid.number, space, energy: withSurcharges(game, company, place, lightning) });
    }
  }
  return found;
}

/** BELT-7, BELT-9 */
export function shuttleSpacesInReach(game: Game, company: Company): Priced<ShuttlePlace>[] {
  const found: Priced<ShuttlePlace>[] = [];
  for (const space of game.box.content.belt.shuttleSpaces) {
    const energy = shuttleCost(game, company, space);
    if (energy !== null && !hasShuttleOn(game, company, space)) found.push({ shuttleSpace: space.number, energy });
  }
  return found;
}
