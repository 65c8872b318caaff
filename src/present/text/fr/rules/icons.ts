import type { ICON_RULES } from '../../../../rulebook/catalogue/icons.ts';
import type { RulesIn } from '../../rules.ts';

/** Meaning of the printed icons, in French. */
export const ICON: RulesIn<keyof typeof ICON_RULES> = {
  'ICON-1': {
    title: 'Icône Chercheur',
    summary: 'L’icône Chercheur désigne une carte Chercheur partout où elle figure.',
  },
  'ICON-2': {
    title: 'Icône Ingénieur',
    summary: 'L’icône Ingénieur désigne une carte Ingénieur partout où elle figure.',
  },
  'ICON-3': {
    title: 'Icône Chercheur ou Ingénieur',
    summary: 'Le jeton demande un Chercheur ou un Ingénieur face visible, autre que le Chercheur qui déplace le pion.',
  },
  'ICON-4': {
    title: 'Icône d’hélium',
    summary: 'Le pion Hélium-3 avance sur la piste de stockage du nombre de cases indiqué.',
  },
  'ICON-5': {
    title: 'Icône de points de recherche',
    summary: 'L’icône indique un nombre de points de recherche à dépenser en jetons, en CrypCoins ou les deux.',
  },
  'ICON-6': {
    title: 'Flèche de la compagnie étendue',
    summary:
      'Le pion Investissement avance du nombre de cases indiqué sur la piste de la compagnie étendue par cette action.',
  },
  'ICON-7': {
    title: 'Flèche d’une compagnie',
    summary:
      'Le pion Investissement avance du nombre de cases indiqué sur la piste de la compagnie de l’icône, par exemple Astrogo.',
  },
  'ICON-8': {
    title: 'Flèche d’une compagnie au choix',
    summary: 'Toutes les cases indiquées se parcourent sur une seule piste de compagnie, choisie par le joueur.',
  },
  'ICON-9': {
    title: 'Retirer une succursale',
    summary: 'Le joueur choisit une station et remet dans la boîte une succursale prise en haut d’une colonne.',
  },
  'ICON-10': {
    title: 'Quatre unités d’une ressource',
    summary: 'Le jeton demande un total face visible d’au moins 4 unités d’un même type de ressource.',
  },
  'ICON-11': {
    title: 'Retirer deux succursales',
    summary:
      'Deux succursales retournent dans la boîte, prises dans la même station ou dans deux stations différentes.',
  },
  'ICON-12': {
    title: 'Carbone et une autre ressource',
    summary:
      'Le jeton demande, face visible, 3 unités de carbone et 3 unités d’une autre ressource ; 6 unités de carbone conviennent aussi.',
  },
  'ICON-13': {
    title: 'Icône de coût en CrypCoins',
    summary: 'Un signe moins indique combien de CrypCoins le joueur doit payer à la banque.',
  },
  'ICON-14': {
    title: 'Icône de gain en CrypCoins',
    summary: 'Un signe plus indique combien de CrypCoins la banque verse.',
  },
  'ICON-15': {
    title: 'Prérequis de titane',
    summary:
      'Le jeton demande que les cartes face visible de la zone d’actions fournissent au moins 1 unité de titane.',
  },
  'ICON-16': {
    title: 'Récompense de titane',
    summary:
      'S’arrêter sur le jeton rapporte le total de titane face visible moins 1, en CrypCoins ; 1 unité de titane ne rapporte donc rien.',
  },
};
