import type { RefusalLocale } from '../names.ts';

/** What a decision asks, to be read after `Ana doit`. */
export const ASKS_FR: RefusalLocale['asks'] = {
  startingToken: 'garder une des deux tuiles Recherche de départ proposées',
  startingDecks: 'commencer les piles de défausse avec les trois cartes de la tuile Recherche de départ',
  planning: 'planifier des cartes, puis terminer la planification',
  turn: 'faire une action',
  units: 'utiliser les unités qui restent',
  barrier: 'payer l’appel de fonds ou s’arrêter devant',
  expansion: 'occuper un secteur ou arrêter l’extension',
  beltExpansion: 'placer un élément dans la ceinture ou arrêter l’extension',
  claims: 'accomplir une tâche de mission ou continuer',
  rewards: 'choisir la prochaine récompense',
  ousting: 'choisir la colonne où replacer la succursale renvoyée',
  research: 'dépenser les points de recherche qui restent',
  placePlans: 'poser les jetons obtenus pendant ce tour',
  upload: 'faire avancer le pion Transmission ou en rester là',
  purchase: 'acheter une carte disponible ou y renoncer',
  oneOf: 'choisir une des récompenses',
  chosenTracks: 'choisir sur quelle piste de compagnie avancer',
  removal: ({ optional }) => `retirer une succursale d’une station${optional === true ? ' ou y renoncer' : ''}`,
  pickUp: 'récupérer une pile de défausse',
  resting: 'défausser les cartes de la zone d’actions',
  salvage: ({ parts = [] }) => {
    const offers = parts.map((part) =>
      part === 'action'
        ? 'utiliser la carte qui vient d’être détruite'
        : 'prendre une carte détruite contre des crypcoins',
    );
    return `${offers.join(', ')} ou y renoncer`;
  },
  lunaTurn: 'jouer son tour',
};
