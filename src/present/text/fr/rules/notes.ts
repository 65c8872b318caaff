import type { NOTE_RULES } from '../../../../rulebook/catalogue/notes.ts';
import type { RulesIn } from '../../rules.ts';

/** Special cases and general conventions, in French. */
export const NOTE: RulesIn<keyof typeof NOTE_RULES> = {
  'NOTE-1': {
    title: 'Toujours une carte Ressource',
    summary:
      'Même à un coût total de 0, une acquisition utilise au moins une carte Ressource, dont toute la valeur peut servir à avancer.',
  },
  'NOTE-2': {
    title: 'Achats gratuits',
    summary:
      'Acheter une carte de coût total 0 sur une case Bonus ne demande aucun CrypCoin en plus du coût éventuel de cette case.',
  },
  'NOTE-3': {
    title: 'Réserve de jetons épuisée',
    summary:
      'Quand il ne reste plus de jetons Recherche d’une lettre en réserve, ses emplacements du tableau restent vides.',
  },
  'NOTE-4': {
    title: 'CrypCoins illimités',
    summary: 'La banque n’est jamais à court de CrypCoins ; d’autres objets remplacent les pièces qui manquent.',
  },
  'NOTE-5': {
    title: 'Coûts à payer en entier',
    summary:
      'Cases Bonus, jetons Recherche spéciaux et appels de fonds sont réservés à ceux qui remplissent le prérequis ou paient le coût en entier.',
  },
  'NOTE-6': {
    title: 'Gains selon le possible',
    summary: 'Les gains s’appliquent autant qu’ils le peuvent ; le reste est perdu, sauf si un remplacement est prévu.',
  },
  'NOTE-7': {
    title: 'Paiements facultatifs',
    summary: 'Un paiement qui survient au cours d’un gain, comme un appel de fonds, peut toujours être refusé.',
  },
  'NOTE-8': {
    title: 'Seulement vers l’avant',
    summary: 'Les pions Investissement, Hélium-3 et Transmission ne se déplacent que vers l’avant.',
  },
  'NOTE-9': {
    title: 'Le joueur actif décide',
    summary: 'Dans la phase d’actions, seul le joueur dont c’est le tour agit ; les autres attendent leur propre tour.',
  },
  'NOTE-10': {
    title: 'Cartes qui ne comptent jamais',
    summary:
      'Les cartes face cachée, défaussées ou en main n’ajoutent rien aux totaux, aux majorités ni aux prérequis.',
  },
};
