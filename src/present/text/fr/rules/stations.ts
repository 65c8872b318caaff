import type { STATION_RULES } from '../../../../rulebook/catalogue/stations.ts';
import type { RulesIn } from '../../rules.ts';

/** Stations, their columns and the share value of a company, in French. */
export const STATION: RulesIn<keyof typeof STATION_RULES> = {
  'STATION-1': {
    title: 'Colonnes et cases de départ',
    summary:
      'Chaque station compte 15 cases de départ en trois colonnes, dont les cases sont numérotées de 1 à 5 en partant du centre du plateau.',
  },
  'STATION-2': {
    title: 'Case barrée',
    summary:
      'La dernière case de départ de chaque colonne montre 2 icônes de pièce et, une fois découverte, n’est plus jamais recouverte.',
  },
  'STATION-3': {
    title: 'Prise par le haut',
    summary: 'Qui prend une succursale dans une station la prend en haut d’une colonne quelconque qui n’est pas vide.',
  },
  'STATION-4': {
    title: 'Libre choix de la colonne',
    summary:
      'Les colonnes n’ont pas à être vidées une par une ; les succursales peuvent venir de plusieurs colonnes à la fois.',
  },
  'STATION-5': {
    title: 'Retour des succursales',
    summary: 'Une succursale renvoyée occupe la case libre la plus basse de la colonne choisie.',
  },
  'STATION-6': {
    title: 'La cinquième case reste vide',
    summary:
      'Les succursales renvoyées ne descendent jamais plus bas que la quatrième case ; les icônes de pièce qu’elles recouvrent ne comptent plus.',
  },
  'STATION-7': {
    title: 'Station sans place',
    summary: 'Une succursale qui ne trouve aucune case permise dans sa station quitte définitivement le jeu.',
  },
  'STATION-8': {
    title: 'Une colonne avec de la place',
    summary: 'Tant qu’une colonne peut encore recevoir une succursale renvoyée, il faut choisir une telle colonne.',
  },
  'STATION-9': {
    title: 'Station vide',
    summary:
      'Aucune extension n’est possible depuis une station vide ; l’énergie qui reste quand une station se vide est perdue.',
  },
  'STATION-10': {
    title: 'Valeur d’une part',
    summary: 'La valeur d’une part est égale au nombre d’icônes de pièce visibles dans la station de la compagnie.',
  },
  'STATION-11': {
    title: 'Retrait de succursales',
    summary:
      'Une récompense de retrait remet dans la boîte 1 ou 2 succursales, jamais des navettes, prises en haut de colonnes de stations quelconques. Sur la case Bonus de majorité du titane, ce retrait est facultatif.',
  },
};
