import type { RefusalLocale } from '../names.ts';

/** Decisions, shown after `Ana doit` or, if they can be declined, after `Ana peut`. */
export const ASKS_FR: RefusalLocale['asks'] = {
  startingToken: 'garder une des deux tuiles Recherche de départ proposées',
  startingDecks: 'constituer les piles de défausse avec les trois cartes que désigne la tuile Recherche de départ',
  planning: 'planifier des cartes, puis terminer la planification',
  turn: 'faire une action',
  units: 'utiliser les unités qui restent',
  barrier: 'payer l’appel de fonds ou renoncer aux cases qui restent',
  expansion: 'occuper un secteur ou arrêter l’extension',
  beltExpansion: 'placer un élément dans la ceinture d’astéroïdes ou arrêter l’extension',
  claims: 'accomplir une tâche de mission ou continuer',
  rewards: 'choisir la prochaine récompense',
  ousting: 'choisir la colonne où replacer la succursale renvoyée',
  research: 'dépenser les points de recherche qui restent',
  placePlans: 'placer les jetons obtenus pendant ce tour',
  upload: 'faire avancer le pion Transmission ou en rester là',
  purchase: 'acheter une carte disponible',
  oneOf: 'choisir une des récompenses',
  chosenTracks: 'choisir sur quelle piste de compagnie avancer',
  removal: 'retirer une succursale d’une station',
  pickUp: 'récupérer une pile de défausse',
  resting: 'défausser les cartes de la zone d’actions',
  salvage: ({ parts = [] }) =>
    parts
      .map((part) =>
        part === 'action' ? 'faire l’action de la carte détruite' : 'prendre une carte détruite contre des crypcoins',
      )
      .join(' ou '),
  lunaTurn: 'jouer son tour',
};
