import type { TILE_RULES } from '../../../../rulebook/catalogue/tiles.ts';
import type { RulesIn } from '../../rules.ts';

/** Bonus tiles and their use, in French. */
export const TILE: RulesIn<keyof typeof TILE_RULES> = {
  'TILE-1': {
    title: 'Vie d’une tuile Bonus',
    summary:
      'Une tuile Bonus est réservée pendant une manche, reçue en préparation, gardée pour la manche suivante, puis rendue.',
  },
  'TILE-2': {
    title: 'Quatre tuiles Bonus',
    summary: 'Les tuiles Bonus sont la tuile +1 Ressource et trois tuiles Action : Ingénieur, Chercheur et Énergie.',
  },
  'TILE-3': {
    title: 'Réception de la tuile +1',
    summary:
      'Une fois reçue, la tuile +1 Ressource se trouve à côté du plateau individuel et y attend la phase d’actions.',
  },
  'TILE-4': {
    title: 'Pose de la tuile +1',
    summary:
      'À son tour, le joueur qui la détient peut poser la tuile sur une carte Ressource face visible, dont la valeur augmente de 1 unité.',
  },
  'TILE-5': {
    title: 'Pas de déplacement de la tuile +1',
    summary: 'La tuile +1 Ressource reste sur la carte où elle a d’abord été posée.',
  },
  'TILE-6': {
    title: 'Utilisation de la tuile +1',
    summary: 'Utiliser la carte placée dessous retourne aussi la tuile +1 Ressource face cachée.',
  },
  'TILE-7': {
    title: 'Carte requise pour la tuile +1',
    summary:
      'La tuile +1 Ressource ne sert qu’avec la carte placée dessous et retourne sans effet sur le plateau si elle n’a jamais été posée.',
  },
  'TILE-8': {
    title: 'Tuiles Action',
    summary:
      'Une tuile Action équivaut à une carte de son type, n’occupe aucun emplacement d’action et est retournée face cachée après usage.',
  },
  'TILE-9': {
    title: 'Tuile Ingénieur',
    summary:
      'Elle fait avancer le pion Hélium-3 de 2 cases, et d’une de plus pour chaque autre carte Ingénieur face visible, mais ne rapporte aucun CrypCoin.',
  },
  'TILE-10': {
    title: 'Tuile Chercheur',
    summary: 'La tuile agit comme une carte Chercheur qui donne 1 point de recherche.',
  },
  'TILE-11': {
    title: 'Tuile Énergie',
    summary:
      'La tuile agit comme une carte Énergie de 2 points d’énergie et s’utilise avec toutes les autres cartes Énergie.',
  },
};
