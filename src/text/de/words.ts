import type { MenaceId } from '../../components/content.ts';
import type { BoardSpaceId, ByCompany, TileId } from '../../components/ids.ts';
import type { Name } from '../locale.ts';

export const COMPANIES_DE: ByCompany<Name> = {
  skymine: { full: 'Skymine Resources', short: 'Skymine' },
  minerva: { full: 'Minerva Corp', short: 'Minerva' },
  astrogo: { full: 'Astrogo Enterprises', short: 'Astrogo' },
  tawac: { full: 'Tawac Industries', short: 'Tawac' },
};

export const TILES_DE: Readonly<Record<TileId, Name>> = {
  plusOneResourceTile: { full: 'das +1-Rohstoff-Plättchen', short: '+1-Rohstoff-Plättchen' },
  fieldScientistTile: { full: 'das Feldforscher-Plättchen', short: 'Feldforscher-Plättchen' },
  scientistTile: { full: 'das Wissenschaftler-Plättchen', short: 'Wissenschaftler-Plättchen' },
  energyTile: { full: 'das Energie-Plättchen', short: 'Energie-Plättchen' },
};

export const SPACES_DE: Readonly<Record<BoardSpaceId, Name>> = {
  scientistMajority: { full: 'das Wissenschaftler-Mehrheitsfeld', short: 'Wissenschaftler-Mehrheit' },
  titaniumMajority: { full: 'das Titan-Mehrheitsfeld', short: 'Titan-Mehrheit' },
  carbonMajority: { full: 'das Kohlenstoff-Mehrheitsfeld', short: 'Kohlenstoff-Mehrheit' },
  mineralsMajority: { full: 'das Mineralien-Mehrheitsfeld', short: 'Mineralien-Mehrheit' },
  energyMajority: { full: 'das Energie-Mehrheitsfeld', short: 'Energie-Mehrheit' },
  firstPlayer: { full: 'das Startspieler-Feld', short: 'Startspieler' },
  purchase: { full: 'das Kauffeld', short: 'Kauf' },
  destroy: { full: 'das Zerstörungsfeld', short: 'Zerstörung' },
  plusOneResourceTile: { full: 'das Feld „+1-Rohstoff-Plättchen“', short: '+1-Rohstoff-Plättchen' },
  fieldScientistTile: { full: 'das Feld „Feldforscher-Plättchen“', short: 'Feldforscher-Plättchen' },
  scientistTile: { full: 'das Feld „Wissenschaftler-Plättchen“', short: 'Wissenschaftler-Plättchen' },
  energyTile: { full: 'das Feld „Energie-Plättchen“', short: 'Energie-Plättchen' },
};

/** All of these names are feminine, because messages use feminine pronouns and endings for them. */
export const MENACES_DE: Readonly<Record<MenaceId, Name>> = {
  spacePirates: { full: 'die Bedrohung „Weltraumpiraten“', short: 'Weltraumpiraten' },
  rogueComet: { full: 'die Bedrohung „Irrkomet“', short: 'Irrkomet' },
  einsteinRosenBridge: {
    full: 'die Bedrohung „Künstliche Einstein-Rosen-Brücke“',
    short: 'Künstliche Einstein-Rosen-Brücke',
  },
  unknownProbe: { full: 'die Bedrohung „Unbekannte Sonde“', short: 'Unbekannte Sonde' },
  singularity: { full: 'die Bedrohung „Singularität“', short: 'Singularität' },
  temporalAnomaly: { full: 'die Bedrohung „Zeitanomalie“', short: 'Zeitanomalie' },
};

const ROW = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'] as const;
const COLUMNS = ['linke', 'mittlere', 'rechte'] as const;

/** Returns a slot's position from the left, to be used between `der` and `Aktionsslot`. */
export const slotDe = (index: number): string => ROW[index] ?? `${index + 1}.`;
/** Returns the position of a station or mission column, to be used between `die` and `Spalte`. */
export const columnDe = (index: number): string => COLUMNS[index] ?? `${index + 1}.`;

export const RESOURCES_DE = { carbon: 'Kohlenstoff', minerals: 'Mineralien', titanium: 'Titan' } as const;
