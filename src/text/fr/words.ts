import type { MenaceId } from '../../components/content.ts';
import type { BoardSpaceId, ByCompany, TileId } from '../../components/ids.ts';
import type { Name } from '../locale.ts';

export const COMPANIES_FR: ByCompany<Name> = {
  skymine: { full: 'Skymine Resources', short: 'Skymine' },
  minerva: { full: 'Minerva Corp', short: 'Minerva' },
  astrogo: { full: 'Astrogo Enterprises', short: 'Astrogo' },
  tawac: { full: 'Tawac Industries', short: 'Tawac' },
};

export const TILES_FR: Readonly<Record<TileId, Name>> = {
  plusOneResourceTile: { full: 'la tuile +1 Ressource', short: 'tuile +1 Ressource' },
  fieldScientistTile: { full: 'la tuile Ingénieur', short: 'tuile Ingénieur' },
  scientistTile: { full: 'la tuile Chercheur', short: 'tuile Chercheur' },
  energyTile: { full: 'la tuile Énergie', short: 'tuile Énergie' },
};

export const SPACES_FR: Readonly<Record<BoardSpaceId, Name>> = {
  scientistMajority: { full: 'la case Bonus de majorité des Chercheurs', short: 'majorité des Chercheurs' },
  titaniumMajority: { full: 'la case Bonus de majorité du titane', short: 'majorité du titane' },
  carbonMajority: { full: 'la case Bonus de majorité du carbone', short: 'majorité du carbone' },
  mineralsMajority: { full: 'la case Bonus de majorité des minéraux', short: 'majorité des minéraux' },
  energyMajority: { full: 'la case Bonus de majorité de l’énergie', short: 'majorité de l’énergie' },
  firstPlayer: { full: 'la case Premier joueur', short: 'Premier joueur' },
  purchase: { full: 'la case d’achat', short: 'achat' },
  destroy: { full: 'la case de destruction', short: 'destruction' },
  plusOneResourceTile: { full: 'la case Tuile Bonus +1 Ressource', short: 'tuile +1 Ressource' },
  fieldScientistTile: { full: 'la case Tuile Bonus Ingénieur', short: 'tuile Ingénieur' },
  scientistTile: { full: 'la case Tuile Bonus Chercheur', short: 'tuile Chercheur' },
  energyTile: { full: 'la case Tuile Bonus Énergie', short: 'tuile Énergie' },
};

/** All of these names are feminine, because messages use feminine pronouns and endings for them. */
export const MENACES_FR: Readonly<Record<MenaceId, Name>> = {
  spacePirates: { full: 'la menace des Pirates de l’espace', short: 'Pirates de l’espace' },
  rogueComet: { full: 'la Comète scélérate', short: 'Comète scélérate' },
  einsteinRosenBridge: {
    full: 'la menace du Pont artificiel d’Einstein-Rosen',
    short: 'Pont artificiel d’Einstein-Rosen',
  },
  unknownProbe: { full: 'la Sonde inconnue', short: 'Sonde inconnue' },
  singularity: { full: 'la Singularité', short: 'Singularité' },
  temporalAnomaly: { full: 'l’Anomalie temporelle', short: 'Anomalie temporelle' },
};

const ROW = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'] as const;
const COLUMNS = ['de gauche', 'centrale', 'de droite'] as const;

/** Returns a slot's position from the left, to be used before `emplacement`. */
export const slotFr = (index: number): string => ROW[index] ?? `${index + 1}ᵉ`;
/** Returns the position of a station or mission column, to be used after `colonne`. */
export const columnFr = (index: number): string => COLUMNS[index] ?? `n° ${index + 1}`;

export const RESOURCES_FR = { carbon: 'carbone', minerals: 'minéraux', titanium: 'titane' } as const;
