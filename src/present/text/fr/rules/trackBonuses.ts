import type { TRACK_BONUS_RULES } from '../../../../rulebook/catalogue/trackBonuses.ts';
import type { RulesIn } from '../../rules.ts';

/** Permanent track bonuses and track bonus spaces, in French. */
export const TRACK_BONUS: RulesIn<keyof typeof TRACK_BONUS_RULES> = {
  'TB-1': {
    title: 'Énergie, premier niveau',
    summary:
      'L’énergie totale augmente de 1 dans tous les cas, tant que le joueur a une carte ou tuile Énergie face visible dans sa zone d’actions.',
  },
  'TB-2': {
    title: 'Énergie, second niveau',
    summary:
      'L’énergie totale augmente de 2 aux mêmes conditions ; ce niveau remplace le premier au lieu de s’y ajouter.',
  },
  'TB-3': {
    title: 'Pions Bonus supplémentaires',
    summary: 'Le joueur gagne des pions Bonus supplémentaires : 1 au premier niveau, 2 en tout au second.',
  },
  'TB-4': {
    title: 'Réduction pour les minéraux',
    summary: 'Acquérir une carte disponible avec des cartes Ressource de minéraux réduit son coût total de 1.',
  },
  'TB-5': {
    title: 'Réduction pour un mélange',
    summary:
      'Une carte disponible peut être acquise avec des cartes Ressource de plusieurs types, à un coût total réduit de 1.',
  },
  'TB-6': {
    title: 'Réduction pour le titane',
    summary: 'Acquérir une carte disponible avec des cartes Ressource de titane réduit son coût total de 1.',
  },
  'TB-7': {
    title: 'Bonus de valeur du titane',
    summary: 'La valeur de chaque carte Ressource de titane de la zone d’actions augmente de 1 dans tous les cas.',
  },
  'TB-8': {
    title: 'Ingénieur, premier niveau',
    summary:
      'Une icône permanente compte comme un Ingénieur, mais pas pour l’action, et ajoute 1 au nombre de dômes d’une compagnie.',
  },
  'TB-9': {
    title: 'Ingénieur, second niveau',
    summary: 'L’icône permanente reste unique, mais le nombre de dômes d’une compagnie augmente de 3 au lieu de 1.',
  },
  'BSP-1': {
    title: 'Recherche et hélium, premier niveau',
    summary:
      'Pour 2 CrypCoins, le joueur gagne 2 points de recherche et 1 case d’hélium-3, ou 1 point de recherche et 2 cases.',
  },
  'BSP-2': {
    title: 'Recherche et hélium, second niveau',
    summary: 'Pour 1 CrypCoin, le joueur gagne 2 points de recherche et 2 cases d’hélium-3.',
  },
  'BSP-3': {
    title: 'Achat et hélium, premier niveau',
    summary:
      'Sans coût, le joueur achète une carte disponible en CrypCoins, avance de 1 case d’hélium-3, ou fait les deux.',
  },
  'BSP-4': {
    title: 'Achat et hélium, second niveau',
    summary:
      'Sans coût, le joueur achète une carte disponible en payant 1 CrypCoin de moins, avance de 2 cases d’hélium-3, ou fait les deux.',
  },
  'BSP-5': {
    title: 'Détruire une carte en main',
    summary: 'Détruire une carte de sa main, sauf une carte Part, rapporte son coût imprimé plus 3, en CrypCoins.',
  },
  'BSP-6': {
    title: 'Détruire une carte de carbone',
    summary: 'Détruire une carte Ressource de carbone de sa main rapporte son coût imprimé plus 8, en CrypCoins.',
  },
  'BSP-7': {
    title: 'Deux autres pistes',
    summary: 'Pour 1 CrypCoin, le joueur avance de 3 cases sur une autre piste de compagnie et de 2 sur une deuxième.',
  },
  'BSP-8': {
    title: 'Trois autres pistes',
    summary:
      'Pour 1 CrypCoin, le joueur avance de 3 cases sur une autre piste de compagnie et de 2 sur chacune des deux qui restent.',
  },
  'BSP-9': {
    title: 'Carte détruite, premier niveau',
    summary:
      'Détruire une carte de sa main, jamais une carte Part, permet soit de faire l’action de cette carte seule, soit de payer 2 CrypCoins pour prendre n’importe quelle carte détruite.',
  },
  'BSP-10': {
    title: 'Carte détruite, second niveau',
    summary:
      'Détruire une carte de sa main, jamais une carte Part, permet de faire l’action de cette carte seule, de payer 2 CrypCoins pour prendre n’importe quelle carte détruite, ou les deux.',
  },
};
