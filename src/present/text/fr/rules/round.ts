import type { ROUND_RULES } from '../../../../rulebook/catalogue/round.ts';
import type { RulesIn } from '../../rules.ts';

/** Rounds, turn order and the frame of a turn, in French. */
export const ROUND: RulesIn<keyof typeof ROUND_RULES> = {
  'ROUND-1': {
    title: 'Sept manches',
    summary: 'Une partie dure 7 manches, sauf si la Singularité y met fin plus tôt.',
  },
  'ROUND-2': {
    title: 'Trois phases',
    summary:
      'Chaque manche enchaîne la phase de planification, la phase d’actions, puis la préparation de la prochaine manche.',
  },
  'ROUND-3': {
    title: 'Après la dernière manche',
    summary: 'La manche 7 n’a pas de phase de préparation : le décompte final suit directement sa phase d’actions.',
  },
  'ROUND-4': {
    title: 'Manche en cours',
    summary:
      'Le numéro le plus élevé révélé sur les cases de manche indique la manche ; tant qu’aucun n’est révélé, c’est la manche 1.',
  },
  'ROUND-5': {
    title: 'Ordre du tour',
    summary:
      'Le premier joueur commence, puis les tours se suivent dans le sens horaire, encore et encore, jusqu’à ce qu’il ne reste personne dans la phase d’actions.',
  },
  'ROUND-6': {
    title: 'Joueurs ayant passé',
    summary: 'Un joueur qui a passé ne joue plus aucun tour pendant cette phase d’actions.',
  },
  'ROUND-7': {
    title: 'Fin de la phase d’actions',
    summary: 'La phase d’actions prend fin dès que tous les joueurs ont passé.',
  },
  'ROUND-8': {
    title: 'Changement de premier joueur',
    summary:
      'Prendre le marqueur Premier joueur change le joueur qui commencera la manche suivante, pas l’ordre actuel.',
  },
  'ROUND-9': {
    title: 'Une action par tour',
    summary:
      'Chaque tour consiste en une seule action : ressources, énergie, Chercheur, Ingénieur, pion Bonus ou passer.',
  },
  'ROUND-10': {
    title: 'Carte appropriée requise',
    summary:
      'Une action de carte demande une carte de ce type face visible dans la zone d’actions ; les cartes des piles de défausse sont inactives.',
  },
  'ROUND-11': {
    title: 'Cartes utilisées retournées',
    summary: 'Les cartes utilisées sont retournées face cachée et ne peuvent plus servir pendant la même manche.',
  },
  'ROUND-12': {
    title: 'Passer au lieu d’attendre',
    summary:
      'Un tour ne peut pas être sauté : sans autre action, le joueur doit passer, ce qui est toujours possible et définitif.',
  },
  'ROUND-13': {
    title: 'Pose de la tuile +1 Ressource',
    summary:
      'Ajouter la tuile +1 Ressource à une carte Ressource face visible est un supplément gratuit pendant son propre tour, pas une action.',
  },
  'ROUND-14': {
    title: 'Fin du tour',
    summary:
      'À la fin d’un tour, le joueur place ses nouveaux jetons Recherche, puis le tableau des recherches est complété.',
  },
  'ROUND-15': {
    title: 'Les actions de carte terminent le tour',
    summary: 'Retourner face cachée les cartes utilisées achève une action de carte et, avec elle, le tour.',
  },
};
