import type { FIELD_SCIENTIST_RULES } from '../../../../rulebook/catalogue/fieldScientist.ts';
import type { RulesIn } from '../../rules.ts';

/** Using one field scientist for helium-3 and coins, in French. */
export const FIELD_SCIENTIST: RulesIn<keyof typeof FIELD_SCIENTIST_RULES> = {
  'FSC-1': {
    title: 'Utiliser un Ingénieur',
    summary:
      'L’action utilise une carte Ingénieur face visible pour avancer sur la piste de stockage de l’hélium-3 et gagner des CrypCoins.',
  },
  'FSC-2': {
    title: 'Pas d’Ingénieur au départ',
    summary:
      'Personne ne commence avec un Ingénieur ; les cinq du jeu n’arrivent chez les joueurs que par les cartes disponibles.',
  },
  'FSC-3': {
    title: 'Ingénieur neutre',
    summary:
      'Utiliser l’Ingénieur neutre fait avancer le pion Hélium-3 d’une case sur la piste de stockage et rapporte 2 CrypCoins.',
  },
  'FSC-4': {
    title: 'Ingénieur d’une compagnie',
    summary:
      'Il rapporte 1 CrypCoin et 2 cases pour le pion Hélium-3, plus 1 case par paire complète de dômes dans les secteurs contrôlés par sa compagnie.',
  },
  'FSC-5': {
    title: 'Secteurs contrôlés',
    summary:
      'Une compagnie contrôle chaque secteur où se trouve une de ses succursales, quel que soit le joueur qui l’a déployée.',
  },
  'FSC-6': {
    title: 'Bonus au nombre de dômes',
    summary: 'Le bonus permanent d’Ingénieur ajoute 1, ou 3 au second niveau, au nombre de dômes comptés.',
  },
  'FSC-7': {
    title: 'Cases au-delà de la piste de stockage',
    summary: 'Chaque case d’hélium-3 qui dépasserait la fin de la piste de stockage rapporte 2 CrypCoins.',
  },
  'FSC-8': {
    title: 'Carte utilisée retournée',
    summary: 'Après son effet, la carte Ingénieur est face cachée et le tour est terminé.',
  },
};
