import type { MENACE_RULES } from '../../../../rulebook/catalogue/menaces.ts';
import type { RulesIn } from '../../rules.ts';

/** Menace cards and their consequences, in French. */
export const MENACE: RulesIn<keyof typeof MENACE_RULES> = {
  'MENACE-1': {
    title: 'Côté Astéroïdes seulement',
    summary: 'Les cartes Menace ne s’utilisent que dans une partie sur le côté Astéroïdes.',
  },
  'MENACE-2': {
    title: 'Pose d’une menace',
    summary:
      'Après toute la mise en place, une carte Menace tirée au hasard est posée face visible pour relier les cases de navette 11 et 16 ; les autres retournent dans la boîte.',
  },
  'MENACE-3': {
    title: 'Effet d’une menace',
    summary: 'Une menace a une conséquence à la fin de la partie, sauf si quelqu’un l’affronte à temps.',
  },
  'MENACE-4': {
    title: 'Affronter une menace',
    summary:
      'Un joueur humain n’affronte la menace qu’au cours d’une action Énergie, si les trois conditions sont réunies.',
  },
  'MENACE-5': {
    title: 'Condition de la navette',
    summary: 'La compagnie étendue doit avoir une navette, ancienne ou nouvelle, sur la case de navette 11 ou 16.',
  },
  'MENACE-6': {
    title: 'Condition d’énergie',
    summary: 'Atteindre la menace demande 2 points d’énergie de l’action.',
  },
  'MENACE-7': {
    title: 'Prérequis de la carte',
    summary:
      'Le prérequis de la carte est payé ou rempli avant les récompenses ; celles de la même action ne peuvent donc pas aider.',
  },
  'MENACE-8': {
    title: 'Ordre des récompenses',
    summary: 'Après les récompenses ordinaires de l’action, le joueur prend celle de la carte Menace.',
  },
  'MENACE-9': {
    title: 'Retrait de la menace',
    summary: 'Le joueur retire la carte Menace du plateau, la retourne face cachée et en devient propriétaire.',
  },
  'MENACE-10': {
    title: 'Part Joker',
    summary: 'Une fois retournée, la carte est une part Joker que son propriétaire garde jusqu’à la fin de la partie.',
  },
  'MENACE-11': {
    title: 'Pas de nouvelle menace',
    summary: 'Une carte Menace retirée n’est jamais remplacée par une autre.',
  },
  'MENACE-12': {
    title: 'Décompte de la part Joker',
    summary:
      'Au décompte final, le propriétaire peut compter la part Joker comme une part supplémentaire d’une compagnie de son choix.',
  },
  'MENACE-13': {
    title: 'Menace non retirée',
    summary:
      'Une carte Menace encore sur le plateau applique sa conséquence, qui peut modifier la fin de la partie ou son décompte.',
  },
  'MENACE-14': {
    title: 'Luna et les menaces',
    summary: 'Luna ne peut pas affronter une menace et n’est touchée que par la Singularité et l’Anomalie temporelle.',
  },
  'MENACE-15': {
    title: 'Pirates de l’espace',
    summary:
      'Les affronter coûte 6 CrypCoins ; sinon, les joueurs humains perdent tous les CrypCoins de leur réserve avant le décompte final.',
  },
  'MENACE-16': {
    title: 'Comète scélérate',
    summary:
      'L’affronter coûte 3 points d’énergie de plus ; sinon, les stations les plus rentables comptent 2 icônes de pièce de moins pour les joueurs humains.',
  },
  'MENACE-17': {
    title: 'Pont artificiel d’Einstein-Rosen',
    summary:
      'L’affronter détruit 2 cartes Énergie de la main ; sinon, les joueurs humains perdent toutes leurs cartes Énergie avant le décompte final.',
  },
  'MENACE-18': {
    title: 'Sonde inconnue',
    summary:
      'L’affronter demande la valeur 40 sur la piste de stockage ; sinon, les joueurs humains retirent leur pion Hélium-3 et ne marquent rien pour la piste de stockage. Terminée, elle rapporte quand même son point de succès.',
  },
  'MENACE-19': {
    title: 'Singularité',
    summary:
      'L’affronter demande la valeur 40 sur la piste de recherche ; sinon, la partie s’arrête après la phase d’actions de la manche 6.',
  },
  'MENACE-20': {
    title: 'Anomalie temporelle',
    summary:
      'L’affronter demande les valeurs 25 (stockage) et 20 (recherche) ; sinon, il n’y a pas encore de vainqueur et une nouvelle partie suit.',
  },
  'MENACE-21': {
    title: 'Fin de la boucle temporelle',
    summary:
      'Quand la carte est retirée au cours d’une partie, les moyennes arrondies de toutes les parties de la boucle désignent le vainqueur. C’est alors seulement que le point de succès de la victoire est donné.',
  },
};
