import type { EXPANSION_RULES } from '../../../../rulebook/catalogue/expansion.ts';
import type { RulesIn } from '../../rules.ts';

/** Action 2: use all energy cards to expand a company, in French. */
export const EXPANSION: RulesIn<keyof typeof EXPANSION_RULES> = {
  'EXP-1': {
    title: 'But de l’action',
    summary: 'Les cartes Énergie étendent une compagnie en déployant ses succursales dans de nouveaux secteurs.',
  },
  'EXP-2': {
    title: 'Toutes les cartes Énergie',
    summary:
      'L’action utilise d’un coup toutes les cartes Énergie face visible du joueur ; aucune ne peut être gardée pour plus tard.',
  },
  'EXP-3': {
    title: 'Points d’énergie disponibles',
    summary:
      'L’énergie disponible est la somme des points des cartes, de 2 points pour la tuile Énergie et du bonus de piste éventuel.',
  },
  'EXP-4': {
    title: 'Choix d’une compagnie',
    summary: 'Une seule compagnie est d’abord choisie, librement, et reçoit toute l’énergie de l’action.',
  },
  'EXP-5': {
    title: 'Icônes de part sur les cartes Énergie',
    summary: 'Les parts supplémentaires imprimées sur des cartes Énergie ne comptent qu’au décompte final.',
  },
  'EXP-6': {
    title: 'Ordre de l’action',
    summary:
      'L’action suit cet ordre : compagnie, secteurs, récompenses, renvois, puis cartes Énergie retournées face cachée.',
  },
  'EXP-7': {
    title: 'Secteur adjacent',
    summary:
      'Le secteur visé doit être adjacent à la station ou à une succursale de la compagnie étendue, nouvelles succursales comprises.',
  },
  'EXP-8': {
    title: 'Succursales rivales',
    summary:
      'Un secteur avec une succursale rivale peut être occupé, mais pas un secteur où la compagnie a déjà une succursale.',
  },
  'EXP-9': {
    title: 'Coût en énergie',
    summary:
      'Occuper un secteur coûte 1 point d’énergie à travers une frontière simple ou 2 à travers une double, et 1 de plus face à une succursale rivale.',
  },
  'EXP-10': {
    title: 'Payer un secteur',
    summary:
      'Un secteur n’est accessible que si son coût peut être payé ; sa succursale est prise en haut d’une colonne quelconque de la station.',
  },
  'EXP-11': {
    title: 'Succursales debout',
    summary:
      'Une nouvelle succursale reste debout jusqu’à ce que sa récompense soit prise, à côté de la succursale rivale encore présente.',
  },
  'EXP-12': {
    title: 'Continuer ou s’arrêter',
    summary:
      'Les secteurs sont occupés l’un après l’autre tant qu’il reste de l’énergie ; l’énergie non utilisée est perdue.',
  },
  'EXP-13': {
    title: 'Occuper les enclaves',
    summary: 'Chacune des deux enclaves n’est accessible que depuis l’unique secteur qui l’entoure.',
  },
  'EXP-14': {
    title: 'Secteurs isolés',
    summary: 'Tout secteur occupé par la compagnie est un point de départ valable, même coupé de la station.',
  },
  'EXP-15': {
    title: 'Les stations ne sont pas des secteurs',
    summary: 'Une station ne compte pas comme secteur et ne peut jamais être la cible d’une extension.',
  },
  'EXP-16': {
    title: 'Énergie insuffisante',
    summary: 'Une énergie trop faible pour occuper un secteur à portée est perdue.',
  },
  'EXP-17': {
    title: 'Prise des récompenses',
    summary:
      'Toutes les structures des secteurs nouvellement occupés rapportent leur récompense, dans l’ordre voulu par le joueur actif.',
  },
  'EXP-18': {
    title: 'Renvoi des rivales',
    summary:
      'Les succursales rivales des nouveaux secteurs sont ensuite renvoyées dans leurs stations, dans les colonnes que choisit le joueur actif.',
  },
  'EXP-19': {
    title: 'Succursales couchées',
    summary:
      'Quand il reste une seule succursale par secteur, les nouvelles sont couchées pour montrer que leur récompense est prise.',
  },
  'EXP-20': {
    title: 'Fin de l’action Énergie',
    summary:
      'Toutes les cartes Énergie et la tuile Énergie de la zone d’actions finissent face cachée, ce qui clôt le tour.',
  },
  'EXP-21': {
    title: 'Mine profonde',
    summary: 'Une mine profonde rapporte son nombre imprimé de CrypCoins, pris dans la banque.',
  },
  'EXP-22': {
    title: 'Mine à ciel ouvert',
    summary:
      'Une mine à ciel ouvert fait avancer le pion Investissement du joueur de 1 ou 2 cases sur la piste de la compagnie étendue.',
  },
  'EXP-23': {
    title: 'Réserve d’hélium',
    summary:
      'Une réserve d’hélium fait avancer le pion Hélium-3 de 1 ou 2 cases sur la piste de stockage ; les cases au-delà de la fin rapportent des CrypCoins.',
  },
  'EXP-24': {
    title: 'Stations de recherche',
    summary: 'Les points de recherche de tous les nouveaux secteurs sont réunis et dépensés aussitôt.',
  },
  'EXP-25': {
    title: 'Dômes de collecte',
    summary:
      'Un dôme de collecte ne rapporte rien à l’occupation ; il ne compte que pour les Ingénieurs des compagnies.',
  },
};
