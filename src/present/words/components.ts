import type { CardAction, MenaceId, Task } from '../../components/content.ts';
import type { Effect, PermanentBonus, Requirement } from '../../components/effects.ts';
import type { BoardSpaceId, Company, MajorityItem, TileId } from '../../components/ids.ts';
import type { BoardPlace } from '../../game/model/places.ts';
import { count } from './text.ts';

/** The companies by their full names. */
export const COMPANY_NAMES: Readonly<Record<Company, string>> = {
  skymine: 'Skymine Resources',
  minerva: 'Minerva Corp',
  astrogo: 'Astrogo Enterprises',
  tawac: 'Tawac Industries',
};

/** The bonus tiles as one would call them. */
export const TILE_NAMES: Readonly<Record<TileId, string>> = {
  plusOneResourceTile: '+1 resource tile',
  fieldScientistTile: 'field scientist tile',
  scientistTile: 'scientist tile',
  energyTile: 'energy tile',
};

/** The bonus spaces of the board. */
export const SPACE_NAMES: Readonly<Record<BoardSpaceId, string>> = {
  scientistMajority: 'the scientist majority space',
  titaniumMajority: 'the titanium majority space',
  carbonMajority: 'the carbon majority space',
  mineralsMajority: 'the minerals majority space',
  energyMajority: 'the energy majority space',
  firstPlayer: 'the first player space',
  purchase: 'the purchase space',
  destroy: 'the destroy space',
  plusOneResourceTile: 'the space of the +1 resource tile',
  fieldScientistTile: 'the space of the field scientist tile',
  scientistTile: 'the space of the scientist tile',
  energyTile: 'the space of the energy tile',
};

/** The menaces, to be read after `the`. */
export const MENACE_NAMES: Readonly<Record<MenaceId, string>> = {
  spacePirates: 'menace of the Space Pirates',
  rogueComet: 'Rogue Comet',
  einsteinRosenBridge: 'Artificial Einstein-Rosen Bridge',
  unknownProbe: 'Unknown Probe',
  singularity: 'Singularity',
  temporalAnomaly: 'Temporal Anomaly',
};

/** What a majority space compares, after an amount of it (MAJ-2, MAJ-3). */
export function itemName(item: string, amount: number): string {
  return item === SCIENTISTS && amount === 1 ? 'scientist' : item;
}

/** What Luna's majority cards show: her scientists and field scientists are one number (LUNA-24). */
export function shownName(item: string, amount: number): string {
  if (item !== SCIENTISTS) return item;
  return amount === 1 ? 'scientist or field scientist' : 'scientists and field scientists';
}

const SCIENTISTS: MajorityItem = 'scientists';

/** A place on either side of the board. */
export function placeName(place: BoardPlace): string {
  if ('sector' in place) return `sector ${place.sector}`;
  if ('shuttleSpace' in place) return `shuttle space ${place.shuttleSpace}`;
  return `asteroid ${place.asteroid}`;
}

/** What a card does, in a word or two. */
export function actionWords(action: CardAction): string {
  switch (action.kind) {
    case 'resource':
      return `${action.resource} ${action.value}`;
    case 'energy':
      return `energy ${action.value}`;
    case 'scientist':
      return `scientist ${action.points}`;
    case 'fieldScientist':
      return action.company === null
        ? 'neutral field scientist'
        : `field scientist of ${COMPANY_NAMES[action.company]}`;
    case 'share':
      return 'share card';
  }
}

/** What a plan asks for. */
export function requirementWords(requirement: Requirement): string {
  switch (requirement.kind) {
    case 'resource':
      return `${requirement.resource} ${requirement.total}`;
    case 'oneResource':
      return `any one resource ${requirement.total}`;
    case 'energy':
      return `energy ${requirement.total}`;
    case 'scientists':
      return count(requirement.count, 'scientist');
  }
}

/** What a reward gives. */
export function effectWords(effect: Effect): string {
  switch (effect.kind) {
    case 'coins':
      return count(effect.amount, 'coin');
    case 'helium':
      return `${effect.steps} helium`;
    case 'research':
      return count(effect.points, 'research point');
    case 'track':
      return `${count(effect.steps, 'step')} of ${COMPANY_NAMES[effect.company]}`;
    case 'expandedTrack':
      return `${count(effect.steps, 'step')} of the company`;
    case 'chosenTracks':
      return `${effect.steps.map((steps) => count(steps, 'step')).join(' and ')} of any company`;
    case 'removeOutposts':
      return `removal of ${count(effect.count, 'outpost')}`;
    case 'resourceCoins':
      return `as many coins as ${effect.resource} less ${effect.minus}`;
    case 'purchase':
      return 'purchase of a card';
    case 'firstPlayer':
      return 'first player marker';
    case 'destroyedCost':
      return `coins for the destroyed card plus ${effect.plus}`;
    case 'salvage':
      return 'use of destroyed cards';
    case 'reserveTile':
      return TILE_NAMES[effect.tile];
    case 'oneOf':
      return effect.rewards.map((reward) => reward.map(effectWords).join(' + ')).join(' or ');
  }
}

/** The second bonus of a track takes the place of the first (TRACK-14): what it does, and instead of what. */
export function laterBonusWords(before: PermanentBonus, now: PermanentBonus): string {
  if (before.kind === 'markers' && now.kind === 'markers') {
    return `${permanentWords(now)} in all instead of ${before.count}`;
  }
  return before.kind === now.kind ? `${permanentWords(now)} instead of ${permanentWords(before)}` : permanentWords(now);
}

/** What a permanent track bonus does. */
export function permanentWords(bonus: PermanentBonus): string {
  switch (bonus.kind) {
    case 'energy':
      return `+${bonus.plus} energy`;
    case 'markers':
      return count(bonus.count, 'extra bonus marker');
    case 'discount':
      return `cards ${count(bonus.less, 'unit')} cheaper for ${bonus.mixed ? 'any mix of resources' : bonus.resources.join(', ')}`;
    case 'cardValue':
      return `+${bonus.plus} on each ${bonus.resource} card`;
    case 'fieldScientist':
      return `a permanent field scientist with ${count(bonus.domes, 'dome')}`;
  }
}

/** What a mission task asks for. */
export function taskWords(task: Task): string {
  switch (task.kind) {
    case 'scientists':
      return `${task.count} scientists or field scientists`;
    case 'resource':
      return `${task.resource} ${task.total}`;
    case 'oneResource':
      return `any one resource ${task.total}`;
    case 'energy':
      return `energy ${task.total}`;
    case 'heliumInOneAction':
      return `${task.steps} helium-3 in one action`;
    case 'expansionsInOneAction':
      return `${task.count} expansions in one action`;
    case 'trackStepsInOneAction':
      return `${task.steps} steps on company tracks in one action`;
    case 'uploadsInOneAction':
      return `${task.count} plans uploaded in one action`;
    case 'plansInOneAction':
      return `${task.count} plans taken in one action`;
  }
}
