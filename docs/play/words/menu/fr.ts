import type { Words } from '../en.ts';

export const MENU_FR: Words['menuSheet'] = {
  game: 'Partie',
  share: 'Partager',
  help: 'Aide et touches',
  pace: 'Luna et les bots',
  paces: { calm: 'Posé', brisk: 'Vif', atOnce: 'Immédiat' },
  themes: { auto: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste' },
  autoAdvance: { never: 'Jamais', only: 'Choix unique', usual: 'Plans', proposed: 'Tout' },
  goesOn: {
    never: 'Chaque étape vous attend.',
    only: 'Joue les étapes qui n’offrent qu’un seul choix.',
    usual: 'Termine aussi la planification et place les jetons.',
    proposed: 'Défausse aussi les cartes et prend les récompenses.',
  },
  switches: {
    motion: 'Animations',
    sound: 'Son',
    points: 'Points pendant la partie',
    letters: 'Raccourcis à une seule touche',
    lists: 'Choix en liste',
  },
  soundOn: 'Son activé',
  soundOff: 'Son coupé',
};
