import type { SCORING_RULES } from '../../../../rulebook/catalogue/scoring.ts';
import type { RulesIn } from '../../rules.ts';

/** End of the game and final scoring, in French. */
export const SCORING: RulesIn<keyof typeof SCORING_RULES> = {
  'END-1': {
    title: 'Fin après la manche 7',
    summary:
      'Le jeu s’arrête avec la phase d’actions de la dernière manche, normalement la manche 7 ; le décompte final suit sans préparation.',
  },
  'END-2': {
    title: 'Montrer les parts supplémentaires',
    summary:
      'Les joueurs reprennent en main toutes leurs cartes défaussées et montrent leurs cartes à icône de part supplémentaire, triées par compagnie.',
  },
  'END-3': {
    title: 'Catégorie par catégorie',
    summary:
      'Un joueur remplit le bloc-notes et traite, pour tous les joueurs, chacune des sept catégories l’une après l’autre.',
  },
  'SCORE-1': {
    title: 'Richesse finale',
    summary: 'La richesse finale est la somme des sept catégories du décompte.',
  },
  'SCORE-2': {
    title: 'CrypCoins en réserve',
    summary: 'La catégorie 1 compte les CrypCoins qu’un joueur a encore en réserve.',
  },
  'SCORE-3': {
    title: 'Parts Astrogo',
    summary:
      'La catégorie 2 multiplie les parts Astrogo d’un joueur par les icônes de pièce visibles dans la station Astrogo.',
  },
  'SCORE-4': {
    title: 'Parts Tawac',
    summary:
      'La catégorie 3 multiplie les parts Tawac d’un joueur par les icônes de pièce visibles dans la station Tawac.',
  },
  'SCORE-5': {
    title: 'Parts Skymine',
    summary:
      'La catégorie 4 multiplie les parts Skymine d’un joueur par les icônes de pièce visibles dans la station Skymine.',
  },
  'SCORE-6': {
    title: 'Parts Minerva',
    summary:
      'La catégorie 5 multiplie les parts Minerva d’un joueur par les icônes de pièce visibles dans la station Minerva.',
  },
  'SCORE-7': {
    title: 'Compter les parts',
    summary:
      'Le nombre de parts d’une compagnie réunit les parts atteintes sur sa piste et les icônes de part supplémentaire correspondantes.',
  },
  'SCORE-8': {
    title: 'Valeur de l’hélium-3',
    summary: 'La catégorie 6 compte la dernière valeur de la piste de stockage franchie par le pion Hélium-3.',
  },
  'SCORE-9': {
    title: 'Valeur des recherches',
    summary:
      'La catégorie 7 additionne la dernière valeur franchie sur la piste de recherche et les valeurs des jetons Recherche spéciaux face visible atteints.',
  },
  'SCORE-10': {
    title: 'Vainqueur et égalités',
    summary:
      'Le joueur avec la plus grande somme de CrypCoins gagne ; les joueurs à égalité en tête gagnent ensemble, sans départage.',
  },
};
