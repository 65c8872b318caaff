import type { Effect } from '../../../components/effects.ts';
import type { Company, Seat } from '../../../components/ids.ts';
import { SHUTTLE_COLUMN } from '../../../components/printed.ts';
import type { BoardPlace, OutpostPlace, PlaceOutpost, PlaceShuttle, ShuttlePlace, Stop } from '../../model/actions.ts';
import type { BeltExpansionFrame } from '../../model/frames.ts';
import { holdsOutpost, piecesOn, putPiece } from '../board/places.ts';
import { checkTaking, hasShuttle, takeableColumns, takePiece } from '../board/stations.ts';
import { grant } from '../bonus/grant.ts';
import { type Decision, type Faults, fault, faultBy, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../module.ts';
import { outpostCost, outpostsInReach, priceRule, shuttleCost, shuttleSpacesInReach } from './network.ts';

export type Spend = PlaceOutpost | PlaceShuttle | Stop;

/**
 * BELT-5, BELT-10, BELT-16, EXP-12: occupies spaces of the Belt one by one until energy or pieces run out, or the
 * player stops. BELT-25: stopping is always possible.
 */
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
    switch (action.type) {
      case 'stop':
        return NO_FAULTS;
      case 'placeOutpost':
        return checkOutpost(game, frame, action);
      case 'placeShuttle':
        return checkShuttle(game, frame, action);
    }
  },

  apply(work, frame, action, before) {
    switch (action.type) {
      case 'stop':
        return finish(work, frame);
      case 'placeOutpost':
        return push(work, placeOutpost(work, frame, action, before));
      case 'placeShuttle':
        return push(work, placeShuttle(work, frame, action, before));
    }
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

/**
 * BELT-7, BELT-8, BELT-11 to BELT-13: checks that the space is within reach and affordable, and that the company does
 * not occupy it.
 */
function checkOutpost(game: Game, frame: BeltExpansionFrame, action: PlaceOutpost): Faults {
  const { asteroid, space, column } = action;
  const { company, energy } = frame;
  if (game.box.find.asteroid(asteroid)?.spaces[space] === undefined)
    return fault('noSuchOutpostSpace', { asteroid, outpostSpace: space });
  const place = { asteroid, space };
  if (piecesOn(game, place).includes(company)) return fault('ownPiece', { place, company });
  const cost = outpostCost(game, company, place);
  if (cost === null) return fault('asteroidOutOfReach', { asteroid, company });
  if (cost > energy) return tooLittleEnergy(game, company, place, { cost, energy });
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
  if (cost > energy) return tooLittleEnergy(game, company, place, { cost, energy });
  return hasShuttle(game, company) ? NO_FAULTS : fault('noShuttle', { company });
}

/** BELT-11 to BELT-13 */
function tooLittleEnergy(
  game: Game,
  company: Company,
  place: OutpostPlace | ShuttlePlace,
  { cost, energy }: { readonly cost: number; readonly energy: number },
): Faults {
  return faultBy(priceRule(game, company, place, cost), 'tooLittleEnergyOnBelt', { place, cost, energy });
}

/**
 * BELT-14, BELT-15: places an outpost and returns the next frame. BELT-18, BELT-35: a company's first outpost on an
 * asteroid earns the reward.
 */
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

function placeShuttle(
  work: Work,
  frame: BeltExpansionFrame,
  { shuttleSpace }: PlaceShuttle,
  before: Game,
): BeltExpansionFrame {
  const { seat, company } = frame;
  const space = work.box.find.shuttleSpace(shuttleSpace);
  const energy = (space && shuttleCost(before, company, space)) ?? 0;
  takePiece(work, company, SHUTTLE_COLUMN);
  putPiece(work, company, { shuttleSpace });
  work.emit({ type: 'shuttlePlaced', seat, company, shuttleSpace, energy });
  return { ...frame, energy: frame.energy - energy, shuttles: [...frame.shuttles, shuttleSpace] };
}

/**
 * BELT-17 to BELT-20, MENACE-8: gives the rewards of all new pieces, then the menace's reward, and then ousts the
 * rivals.
 */
function finish(work: Work, frame: BeltExpansionFrame): void {
  const { seat, company, energy, confronted } = frame;
  if (energy > 0) work.emit({ type: 'energyLost', seat, energy });
  push(work, { kind: 'oustRivals', seat, company, places: placesOf(frame) });
  if (confronted) push(work, { kind: 'menaceReward', seat, company, granted: false });
  grant(work, seat, rewards(work, frame), { company });
}

function placesOf({ outposts, shuttles }: BeltExpansionFrame): BoardPlace[] {
  return [...outposts, ...shuttles.map((shuttleSpace) => ({ shuttleSpace }))];
}

/** BELT-17, BELT-18, BELT-19 */
function rewards(game: Game, { shuttles, earned }: BeltExpansionFrame): Effect[] {
  const steps = shuttles.map((number): Effect => {
    return { kind: 'expandedTrack', steps: game.box.find.shuttleSpace(number)?.steps ?? 0 };
  });
  return [...steps, ...earned.flatMap((number) => game.box.find.asteroid(number)?.reward ?? [])];
}
