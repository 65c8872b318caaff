import type { Locale } from '../words.ts';

/** Game options, shown before `ne correspond pas`. */
export const DIFFERENCES_FR: Locale['differences'] = {
  players: 'la liste des joueurs',
  seed: 'la graine',
  tracks: 'le choix des pistes de compagnie',
  startingTokens: 'la distribution des tuiles Recherche de départ',
  constrainedSlots: 'le choix des emplacements contraints',
  firstPlayer: 'le premier joueur',
  luna: 'la présence ou le niveau de Luna',
  board: 'le côté du plateau',
  missions: 'le choix des missions',
  menace: 'la menace',
  chapter3: 'le choix des succursales du chapitre 3',
  switches: 'la liste des réglages',
  deal: 'la donne',
};
