import type { Locale } from '../locale.ts';

/** An option in which a game differs from what it should be, to be read after `elle a`. */
export const DIFFERENCES_FR: Locale['differences'] = {
  players: 'd’autres joueurs',
  seed: 'une autre graine',
  tracks: 'd’autres pistes de compagnie',
  startingTokens: 'une autre distribution des tuiles Recherche de départ',
  constrainedSlots: 'un autre choix pour les emplacements contraints',
  firstPlayer: 'un autre premier joueur',
  luna: 'un autre choix pour Luna ou pour son niveau',
  board: 'un autre côté du plateau',
  missions: 'un autre choix pour les missions',
  menace: 'une autre menace',
  chapter3: 'un autre choix pour les succursales du chapitre 3',
  switches: 'd’autres réglages',
};
