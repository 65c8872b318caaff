import type { ShuttleSpace } from '../../../components/content.ts';
import type { Effect } from '../../../components/effects.ts';
import type { Company, Seat } from '../../../components/ids.ts';
import { BELT_SPACE_ENERGY, LIGHTNING_ENERGY, SHUTTLE_COLUMN } from '../../../components/printed.ts';
import type { BoardPlace, OutpostPlace, PlaceOutpost, PlaceShuttle, ShuttlePlace, Stop } from '../../model/actions.ts';
import type { BeltExpansionFrame } from '../../model/frames.ts';
import type { ViolationParams } from '../../model/params.ts';
import { holdsOutpost, piecesOn, putPiece, rivalOn } from '../board/places.ts';
import { checkTaking, hasShuttle, takeableColumns, takePiece } from '../board/stations.ts';
import { grant } from '../bonus/grant.ts';
import { type Decision, type Faults, fault, faultBy, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';

export type Spend = PlaceOutpost | PlaceShuttle | Stop;

/** BELT-5, BELT-10, BELT-16, EXP-12: occupies spaces one by one. BELT-25: stopping is always possible. */
export const beltExpansion: Decision<BeltExpansionFrame, Spend> = {
  answers: ['placeOutpost', 'placeShuttle', 'stop'],
  automatic: true,

  candidates: (game, frame, seat) => [
    ...outposts(game, frame, seat),
    ...shuttles(game, frame, seat),
    { type: 'stop', seat },
  ],
  allLegal: true,

  check(game, frame, action) {
    if (action.type === 'stop') return NO_FAULTS;
    return action.type === 'placeOutpost' ? checkOutpost(game, frame, action) : checkShuttle(game, frame, action);
  },

  apply(work, frame, action, before) {
    if (action.type === 'stop') finish(work, frame);
    else if (action.type === 'placeOutpost') push(work, placeOutpost(work, frame, action, before));
    else push(work, placeShuttle(work, frame, action, before));
  },
};

function outposts(game: Game, { company, energy }: BeltExpansionFrame, seat: Seat): PlaceOutpost[] {
  const columns = takeableColumns(game, company);
  if (columns.length === 0) return [];
  const placements: PlaceOutpost[] = [];
  for (const { asteroid, space, energy: cost } of outpostsInReach(game, company)) {
    if (cost > energy) continue;
    for (const column of columns) placements.push({ type: 'placeOutpost', seat, asteroid, space, column });
  }
  return placements;
}

function shuttles(game: Game, { company, energy }: BeltExpansionFrame, seat: Seat): PlaceShuttle[] {
  if (!hasShuttle(game, company)) return [];
  const affordable = shuttleSpacesInReach(game, company).filter(({ energy: cost }) => cost <= energy);
  return affordable.map(({ shuttleSpace }) => ({ type: 'placeShuttle', seat, shuttleSpace }));
}

/** BELT-7, BELT-8, BELT-11 to BELT-13: the space must be within reach, affordable and not occupied by the company. */
function checkOutpost(game: Game, frame: BeltExpansionFrame, action: PlaceOutpost): Faults {
  const { asteroid, space, column } = action;
  const { company, energy } = frame;
  if (game.box.find.asteroid(asteroid)?.spaces[space] === undefined)
    return fault('noSuchOutpostSpace', { asteroid, outpostSpace: space });
  const place = { asteroid, space };
  if (piecesOn(game, place).includes(company)) return fault('ownPiece', { place, company });
  const cost = outpostCost(game, company, place);
  if (cost === null) return fault('asteroidOutOfReach', { asteroid, company });
  if (cost > energy) return tooLittleEnergy(game, company, { place, cost, energy });
  return checkTaking(game, company, column);
}

/** BELT-7, BELT-9, BELT-11 to BELT-13 */
function checkShuttle(game: Game, frame: BeltExpansionFrame, { shuttleSpace }: PlaceShuttle): Faults {
  const { company, energy } = frame;
  const space = game.box.find.shuttleSpace(shuttleSpace);
  if (space === undefined) return fault('noSuchShuttleSpace', { shuttleSpace });
  const place = { shuttleSpace };
  if (piecesOn(game, place).includes(company)) return fault('ownPiece', { place, company });
  const cost = shuttleCost(game, company, space);
  if (cost === null) return fault('shuttleSpaceOutOfReach', { shuttleSpace, company });
  if (cost > energy) return tooLittleEnergy(game, company, { place, cost, energy });
  return hasShuttle(game, company) ? NO_FAULTS : fault('noShuttle', { company });
}

/** BELT-11 to BELT-13: the rule is about rival pieces, lightning or the base cost. */
function tooLittleEnergy(game: Game, company: Company, params: ViolationParams<'tooLittleEnergyOnBelt'>): Faults {
  if (rivalOn(game, company, params.place) !== undefined) return faultBy('BELT-13', 'tooLittleEnergyOnBelt', params);
  return faultBy(params.cost > BELT_SPACE_ENERGY ? 'BELT-12' : 'BELT-11', 'tooLittleEnergyOnBelt', params);
}

/** BELT-14, BELT-15: returns the next frame. BELT-18, BELT-35: the first outpost on an asteroid earns the reward. */
function placeOutpost(work: Work, frame: BeltExpansionFrame, action: PlaceOutpost, before: Game): BeltExpansionFrame {
  const { seat, company } = frame;
  const { asteroid, space, column } = action;
  const place = { asteroid, space };
  const energy = outpostCost(before, company, place) ?? 0;
  const earned = holdsOutpost(before, company, asteroid) ? frame.earned : [...frame.earned, asteroid];
  takePiece(work, company, column);
  putPiece(work, company, place);
  work.emit({ type: 'outpostPlaced', seat, company, ...place, energy });
  return { ...frame, energy: frame.energy - energy, outposts: [...frame.outposts, place], earned };
}

function placeShuttle(work: Work, frame: BeltExpansionFrame, action: PlaceShuttle, before: Game): BeltExpansionFrame {
  const { shuttleSpace } = action;
  const { seat, company } = frame;
  const space = work.box.find.shuttleSpace(shuttleSpace);
  const energy = (space && shuttleCost(before, company, space)) ?? 0;
  takePiece(work, company, SHUTTLE_COLUMN);
  putPiece(work, company, { shuttleSpace });
  work.emit({ type: 'shuttlePlaced', seat, company, shuttleSpace, energy });
  return { ...frame, energy: frame.energy - energy, shuttles: [...frame.shuttles, shuttleSpace] };
}

/** BELT-17 to BELT-20, MENACE-8: gives the rewards of new pieces, then the menace's reward, and then ousts rivals. */
function finish(work: Work, frame: BeltExpansionFrame): void {
  const { seat, company, energy, confronted, outposts, shuttles } = frame;
  const places: BoardPlace[] = [...outposts, ...shuttles.map((shuttleSpace) => ({ shuttleSpace }))];
  if (energy > 0) work.emit({ type: 'energyLost', seat, energy });
  push(work, { kind: 'oustRivals', seat, company, places });
  if (confronted) push(work, { kind: 'menaceReward', seat, company, granted: false });
  grant(work, seat, rewards(work, frame), { company });
}

/** BELT-17, BELT-18, BELT-19 */
function rewards(game: Game, { shuttles, earned }: BeltExpansionFrame): Effect[] {
  const steps = shuttles.map((number): Effect => {
    return { kind: 'expandedTrack', steps: game.box.find.shuttleSpace(number)?.steps ?? 0 };
  });
  return [...steps, ...earned.flatMap((number) => game.box.find.asteroid(number)?.reward ?? [])];
}

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

/** BELT-9: returns the least lightning energy from an asteroid with an outpost of the company, or `null` for none. */
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
