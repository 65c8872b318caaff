import type { MenaceId } from '../../../components/content.ts';
import type { BoardSpaceId, ByCompany, TileId } from '../../../components/ids.ts';
import type { Name } from '../speech.ts';

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
  scientistMajority: { full: 'la case de majorité des Chercheurs', short: 'majorité des Chercheurs' },
  titaniumMajority: { full: 'la case de majorité du titane', short: 'majorité du titane' },
  carbonMajority: { full: 'la case de majorité du carbone', short: 'majorité du carbone' },
  mineralsMajority: { full: 'la case de majorité des minéraux', short: 'majorité des minéraux' },
  energyMajority: { full: 'la case de majorité de l’énergie', short: 'majorité de l’énergie' },
  firstPlayer: { full: 'la case Premier joueur', short: 'Premier joueur' },
  purchase: { full: 'la case d’achat', short: 'achat' },
  destroy: { full: 'la case de destruction', short: 'destruction' },
  plusOneResourceTile: { full: 'la case de la tuile +1 Ressource', short: 'tuile +1 Ressource' },
  fieldScientistTile: { full: 'la case de la tuile Ingénieur', short: 'tuile Ingénieur' },
  scientistTile: { full: 'la case de la tuile Chercheur', short: 'tuile Chercheur' },
  energyTile: { full: 'la case de la tuile Énergie', short: 'tuile Énergie' },
};

/** All are feminine, so that sentences can agree with them. */
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

/** Slots of a row and columns, from the left. */
export const ROW_FR = ['le plus à gauche', 'numéro 2', 'du milieu', 'numéro 4', 'le plus à droite'] as const;
export const COLUMNS_FR = ['de gauche', 'du milieu', 'de droite'] as const;

export const RESOURCES_FR = { carbon: 'carbone', minerals: 'minéraux', titanium: 'titane' } as const;
