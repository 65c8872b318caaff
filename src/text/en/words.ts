import type { MenaceId } from '../../components/content.ts';
import type { BoardSpaceId, ByCompany, TileId } from '../../components/ids.ts';
import type { Name } from '../locale.ts';

export const COMPANIES_EN: ByCompany<Name> = {
  skymine: { full: 'Skymine Resources', short: 'Skymine' },
  minerva: { full: 'Minerva Corp', short: 'Minerva' },
  astrogo: { full: 'Astrogo Enterprises', short: 'Astrogo' },
  tawac: { full: 'Tawac Industries', short: 'Tawac' },
};

export const TILES_EN: Readonly<Record<TileId, Name>> = {
  plusOneResourceTile: { full: 'the +1 resource tile', short: '+1 resource tile' },
  fieldScientistTile: { full: 'the field scientist tile', short: 'field scientist tile' },
  scientistTile: { full: 'the scientist tile', short: 'scientist tile' },
  energyTile: { full: 'the energy tile', short: 'energy tile' },
};

export const SPACES_EN: Readonly<Record<BoardSpaceId, Name>> = {
  scientistMajority: { full: 'the scientist majority space', short: 'scientist majority' },
  titaniumMajority: { full: 'the titanium majority space', short: 'titanium majority' },
  carbonMajority: { full: 'the carbon majority space', short: 'carbon majority' },
  mineralsMajority: { full: 'the minerals majority space', short: 'minerals majority' },
  energyMajority: { full: 'the energy majority space', short: 'energy majority' },
  firstPlayer: { full: 'the first player space', short: 'first player' },
  purchase: { full: 'the purchase space', short: 'purchase' },
  destroy: { full: 'the destroy space', short: 'destroy' },
  plusOneResourceTile: { full: 'the +1 resource tile space', short: '+1 resource tile' },
  fieldScientistTile: { full: 'the field scientist tile space', short: 'field scientist tile' },
  scientistTile: { full: 'the scientist tile space', short: 'scientist tile' },
  energyTile: { full: 'the energy tile space', short: 'energy tile' },
};

export const MENACES_EN: Readonly<Record<MenaceId, Name>> = {
  spacePirates: { full: 'the Space Pirates menace', short: 'Space Pirates' },
  rogueComet: { full: 'the Rogue Comet', short: 'Rogue Comet' },
  einsteinRosenBridge: { full: 'the Artificial Einstein-Rosen Bridge', short: 'Artificial Einstein-Rosen Bridge' },
  unknownProbe: { full: 'the Unknown Probe', short: 'Unknown Probe' },
  singularity: { full: 'the Singularity', short: 'Singularity' },
  temporalAnomaly: { full: 'the Temporal Anomaly', short: 'Temporal Anomaly' },
};

const ROW = ['leftmost', 'second', 'middle', 'fourth', 'rightmost'] as const;
const COLUMNS = ['left', 'middle', 'right'] as const;

/** Returns a slot's position from the left, worded to precede `slot`. */
export const slotEn = (index: number): string => ROW[index] ?? ordinal(index + 1);
/** Returns the position of a station or mission column, worded to precede `column`. */
export const columnEn = (index: number): string => COLUMNS[index] ?? ordinal(index + 1);

function ordinal(number: number): string {
  const ending = Math.floor((number % 100) / 10) === 1 ? undefined : ['th', 'st', 'nd', 'rd'][number % 10];
  return `${number}${ending ?? 'th'}`;
}
