import type { PREPARATION_RULES } from '../../../../rulebook/catalogue/preparation.ts';
import type { RulesIn } from '../../rules.ts';

/** Preparation phase between two rounds, in French. */
export const PREPARATION: RulesIn<keyof typeof PREPARATION_RULES> = {
  'PREP-1': {
    title: 'Trois étapes de préparation',
    summary:
      'La préparation révèle un jeton Recherche spécial, fait revenir les pions et remet les tuiles, puis complète les cartes disponibles.',
  },
  'PREP-2': {
    title: 'Manche à venir',
    summary:
      'La manche à venir est la suivante dans l’ordre des numéros ; sa case de manche porte un jeton Recherche spécial face cachée sur un CrypCoin.',
  },
  'PREP-3': {
    title: 'CrypCoin pour la case de prime',
    summary: 'Le CrypCoin placé sous le jeton Recherche spécial de la manche à venir est ajouté à la case de prime.',
  },
  'PREP-4': {
    title: 'Révélation du jeton spécial',
    summary: 'Le jeton Recherche spécial de la manche à venir est ensuite retourné face visible.',
  },
  'PREP-5': {
    title: 'Retour des pions Bonus',
    summary: 'Tous les joueurs reprennent dans leur réserve leurs pions Bonus des cases du plateau et des pistes.',
  },
  'PREP-6': {
    title: 'Réception des tuiles réservées',
    summary:
      'Un pion repris sur une case Tuile Bonus apporte sa tuile dans la zone d’actions ou à côté du plateau individuel.',
  },
  'PREP-7': {
    title: 'Colonne de droite détruite',
    summary: 'Les cartes restantes des emplacements 1 à 4 vont face visible sur la pile des cartes détruites.',
  },
  'PREP-8': {
    title: 'Décalage de la colonne du milieu',
    summary: 'Les cartes disponibles de la colonne du milieu se décalent d’une place dans la colonne de droite.',
  },
  'PREP-9': {
    title: 'Décalage de la colonne de gauche',
    summary:
      'Les cartes disponibles de la colonne de gauche glissent vers la droite dans leur rangée, aussi loin que les emplacements libres le permettent.',
  },
  'PREP-10': {
    title: 'Compléter les cartes disponibles',
    summary:
      'Les emplacements vides sont remplis dans l’ordre croissant avec la pioche, jusqu’à ce qu’elle soit épuisée.',
  },
  'PREP-11': {
    title: 'Début de la prochaine manche',
    summary:
      'La planification de la prochaine manche suit ; sa phase d’actions commence par le détenteur du marqueur Premier joueur.',
  },
  'PREP-12': {
    title: 'Cartes Part dans la pioche',
    summary:
      'Les 8 dernières cartes Action sont des cartes Part, sans action. Qui en acquiert une la garde en main jusqu’au décompte final et ne peut pas la détruire.',
  },
};
