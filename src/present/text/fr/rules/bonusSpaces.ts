import type { BONUS_SPACE_RULES } from '../../../../rulebook/catalogue/bonusSpaces.ts';
import type { RulesIn } from '../../rules.ts';

/** Placing one bonus marker, and the standard and bonus tile spaces, in French. */
export const BONUS_SPACE: RulesIn<keyof typeof BONUS_SPACE_RULES> = {
  'BON-1': {
    title: 'Placer un pion Bonus',
    summary: 'L’action prend un pion Bonus de la réserve et demande une case Bonus libre que le joueur peut utiliser.',
  },
  'BON-2': {
    title: 'Prérequis ou coût',
    summary: 'Le placement n’est permis que si le prérequis indiqué est rempli et le coût indiqué payé en entier.',
  },
  'BON-3': {
    title: 'Récompense de la case',
    summary: 'Le placement donne la récompense aussitôt, ou réserve une tuile Bonus pour la manche suivante.',
  },
  'BON-4': {
    title: 'Bloquée jusqu’à la fin de la manche',
    summary:
      'Un pion Bonus ferme sa case à tous les joueurs pour le reste de la manche, même si son propriétaire a passé.',
  },
  'BON-5': {
    title: 'Sortes de cases Bonus',
    summary: 'Le plateau propose 5 cases Bonus de majorité, 3 cases standard et les cases Tuile Bonus.',
  },
  'BON-6': {
    title: 'Un pion par tour',
    summary: 'Un tour ne place qu’un pion Bonus, mais un joueur peut refaire l’action à d’autres tours de la manche.',
  },
  'BON-7': {
    title: 'Case Premier joueur',
    summary:
      'Elle donne le marqueur Premier joueur et 1 point de recherche, mais reste interdite au premier joueur à son premier tour de chaque manche.',
  },
  'BON-8': {
    title: 'Case d’achat',
    summary:
      'Pour 1 CrypCoin, le joueur prend aussitôt en main une carte disponible et paie son coût total en CrypCoins.',
  },
  'BON-9': {
    title: 'Achat à coût nul',
    summary:
      'Si le coût total est de 0, l’achat ne demande que le prix de la case Bonus, car un coût n’est jamais négatif.',
  },
  'BON-10': {
    title: 'Case de destruction',
    summary:
      'Mettre une carte de sa main, sauf une carte Part, sur la pile des cartes détruites rapporte son coût imprimé plus 2, en CrypCoins.',
  },
  'BON-11': {
    title: 'Case Tuile Bonus',
    summary:
      'Pour le prix imprimé de 1 ou 2 CrypCoins, le joueur réserve la tuile de la case et la reçoit avant la prochaine manche.',
  },
  'BON-12': {
    title: 'Icône de rappel',
    summary:
      'L’icône des cases Tuile Bonus rappelle que les tuiles réservées sont remises pendant la phase de préparation.',
  },
  'BON-13': {
    title: 'Tuiles réservées en manche 7',
    summary: 'Réserver une tuile Bonus pendant la manche 7 n’apporte rien, car aucune phase de préparation ne suit.',
  },
};
