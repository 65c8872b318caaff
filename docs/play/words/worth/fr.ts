import type { Words } from '../en.ts';

export const WORTH_FR: Words['worth'] = {
  takeMarker: 'Placer un pion Bonus',
  becomes: 'devient',
  using: 'Utilise',
  energy: (used, all) => `${used} énergie sur ${all}`,
  space: 'case',
  shares: 'parts',
  each: (value) => `valant ${value} chacune`,
  value: 'valeur de la part',
  barrier: 'appel de fonds',
  price: 'prix',
  you: 'vous',
  points: (amount) => `${amount} ${amount === '+1' || amount === '−1' ? 'point' : 'points'}`,
  total: (total) => `${total} ${total < 2 ? 'point' : 'points'} au total`,
  gains: {
    coin: (amount) => (amount < 2 ? 'crypcoin' : 'crypcoins'),
    helium: () => 'hélium-3',
    upload: (amount) => (amount < 2 ? 'jeton atteint' : 'jetons atteints'),
    research: (amount) => (amount < 2 ? 'point de recherche' : 'points de recherche'),
    track: (amount) => (amount < 2 ? 'case' : 'cases'),
    share: (amount) => (amount < 2 ? 'part' : 'parts'),
    card: (amount) => (amount < 2 ? 'carte' : 'cartes'),
    plan: (amount) => (amount < 2 ? 'jeton' : 'jetons'),
    tile: (amount) => (amount < 2 ? 'tuile' : 'tuiles'),
    firstPlayer: () => 'premier joueur à la prochaine manche',
  },
  tank: (space) => `réservoir d’hélium-3 : case ${space}`,
  choices: 'Choix',
  passUnused: 'Passer quand même',
  menace: {
    roundsLeft: (name, rounds) =>
      rounds === 1
        ? `${name} : dernière manche pour la retirer.`
        : `${name} : encore ${rounds} manches pour la retirer.`,
  },
};
