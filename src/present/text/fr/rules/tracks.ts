import type { TRACK_RULES } from '../../../../rulebook/catalogue/tracks.ts';
import type { RulesIn } from '../../rules.ts';

/** Company tracks: movement, money barriers, bonus thresholds and track bonuses, in French. */
export const TRACK: RulesIn<keyof typeof TRACK_RULES> = {
  'TRACK-1': {
    title: 'Appels de fonds',
    summary:
      'Chaque piste de compagnie a un ou deux appels de fonds, situés entre les cases ; en franchir un ne compte pas comme une case.',
  },
  'TRACK-2': {
    title: 'Payer un appel de fonds',
    summary: 'Franchir un appel de fonds oblige à payer aussitôt à la banque les CrypCoins imprimés.',
  },
  'TRACK-3': {
    title: 'S’arrêter à un appel de fonds',
    summary:
      'Si son propriétaire ne peut pas ou ne veut pas payer, le pion Investissement reste devant l’appel de fonds.',
  },
  'TRACK-4': {
    title: 'Dernière case de la piste',
    summary: 'Sur la dernière case d’une piste de compagnie, le pion Investissement reste jusqu’à la fin de la partie.',
  },
  'TRACK-5': {
    title: 'Cases en trop perdues',
    summary:
      'Les cases d’une récompense qu’un pion Investissement ne peut pas parcourir, devant un appel de fonds ou au bout de la piste, sont perdues.',
  },
  'TRACK-6': {
    title: 'CrypCoins des seuils',
    summary:
      'Chaque piste a deux seuils de retour sur investissement ; en franchir un rapporte au propriétaire du pion 1 ou 2 CrypCoins, selon ce qui est imprimé.',
  },
  'TRACK-7': {
    title: 'CrypCoins pour les premiers arrivés',
    summary:
      'Tous les autres joueurs qui ont déjà franchi ce seuil reçoivent les mêmes CrypCoins, y compris ceux qui ont passé.',
  },
  'TRACK-8': {
    title: 'Case par case',
    summary:
      'À chaque case, l’appel de fonds se règle avant le seuil ; les CrypCoins d’un seuil peuvent payer des appels de fonds plus loin.',
  },
  'TRACK-9': {
    title: 'Déverrouiller un bonus de piste',
    summary: 'Franchir un seuil déverrouille son bonus de piste pour ce joueur, à partir de son prochain tour.',
  },
  'TRACK-10': {
    title: 'Sortes de bonus de piste',
    summary: 'Il y a deux sortes de bonus de piste : les bonus permanents et les cases Bonus.',
  },
  'TRACK-11': {
    title: 'Utiliser les bonus permanents',
    summary: 'Un bonus permanent déverrouillé peut s’appliquer à chaque occasion qui convient.',
  },
  'TRACK-12': {
    title: 'Utiliser les cases Bonus des pistes',
    summary:
      'Une case Bonus de piste s’utilise comme celles du plateau, mais seulement par les joueurs qui l’ont déverrouillée.',
  },
  'TRACK-13': {
    title: 'Deux bonus par piste',
    summary: 'Chaque seuil porte un bonus de piste, et le second d’une piste améliore souvent le premier.',
  },
  'TRACK-14': {
    title: 'Un bonus sur les deux',
    summary:
      'Un joueur utilise le premier ou le second bonus d’une piste, pas les deux : les bonus permanents ne se cumulent pas, et son propre pion sur une case Bonus lui ferme l’autre pour la manche.',
  },
  'TRACK-15': {
    title: 'Un pion par piste',
    summary: 'Un pion Bonus sur une case Bonus d’une piste interdit l’autre à son propriétaire pour cette manche.',
  },
};
