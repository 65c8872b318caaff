import type { PASSING_RULES } from '../../../../rulebook/catalogue/passing.ts';
import type { RulesIn } from '../../rules.ts';

/** Passing and dropping out of the action phase, in French. */
export const PASSING: RulesIn<keyof typeof PASSING_RULES> = {
  'PASS-1': {
    title: 'Quand passer',
    summary:
      'Un joueur peut passer à n’importe lequel de ses tours, quoi qu’il lui reste à utiliser ; il effectue alors dans l’ordre toutes les étapes prévues.',
  },
  'PASS-2': {
    title: 'Cartes retournées face visible',
    summary: 'Le joueur qui passe retourne d’abord face visible toutes les cartes de sa zone d’actions.',
  },
  'PASS-3': {
    title: 'Reprise d’une pile de défausse',
    summary:
      'Ensuite, le joueur reprend en main une pile de défausse entière de son choix, avant de défausser les cartes jouées.',
  },
  'PASS-4': {
    title: 'Vider la zone d’actions',
    summary:
      'Le joueur met alors toutes les cartes de ses emplacements d’action sur des emplacements de défausse de son choix, jamais deux sur le même.',
  },
  'PASS-5': {
    title: 'Empiler les piles de défausse',
    summary:
      'Une carte va sur la pile de son emplacement de défausse, en laissant visibles les icônes plus anciennes, ou y commence une nouvelle pile.',
  },
  'PASS-6': {
    title: 'Retour des tuiles Bonus',
    summary: 'La dernière étape remet sur le plateau toutes les tuiles Bonus du joueur, utilisées ou non.',
  },
  'PASS-7': {
    title: 'Après avoir passé',
    summary:
      'Un joueur qui a passé n’a plus de tour pendant cette phase, laisse ses pions Bonus en place et gagne encore les CrypCoins des seuils.',
  },
  'PASS-8': {
    title: 'Fin de la phase d’actions',
    summary:
      'Quand tous les joueurs ont passé, le jeu continue avec la phase de préparation ou, en manche 7, avec le décompte final.',
  },
  'PASS-9': {
    title: 'Passer avec les emplacements contraints',
    summary:
      'Avec la variante des emplacements contraints, chaque carte va sur l’emplacement de défausse de sa propre colonne, sans choix possible.',
  },
};
