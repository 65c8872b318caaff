import type { MAJORITY_RULES } from '../../../../rulebook/catalogue/majorities.ts';
import type { RulesIn } from '../../rules.ts';

/** Majority spaces: requirement, tiers and rewards, in French. */
export const MAJORITY: RulesIn<keyof typeof MAJORITY_RULES> = {
  'MAJ-1': {
    title: 'Condition de majorité',
    summary:
      'Au moment du placement, aucun adversaire ne doit avoir plus que le joueur de l’élément demandé, face visible dans sa zone d’actions ; l’égalité suffit.',
  },
  'MAJ-2': {
    title: 'Compte des Chercheurs',
    summary:
      'La comparaison des Chercheurs compte les cartes Chercheur et la tuile Chercheur, mais pas les Ingénieurs.',
  },
  'MAJ-3': {
    title: 'Majorités de ressources et d’énergie',
    summary:
      'Le titane, le carbone, les minéraux et l’énergie se comparent par valeur totale, avec les bonus de piste et la tuile +1 Ressource.',
  },
  'MAJ-4': {
    title: 'Chercheurs, rang 1',
    summary: 'Une carte Chercheur rapporte 2 CrypCoins sur la case Bonus de majorité des Chercheurs.',
  },
  'MAJ-5': {
    title: 'Chercheurs, rang 2',
    summary:
      'Une carte Chercheur et une autre carte Chercheur ou Ingénieur rapportent 2 CrypCoins et 1 point de recherche.',
  },
  'MAJ-6': {
    title: 'Chercheurs, rang 3',
    summary:
      'Une carte Chercheur et deux autres cartes Chercheur ou Ingénieur rapportent 3 CrypCoins et 2 points de recherche.',
  },
  'MAJ-7': {
    title: 'L’icône permanente compte',
    summary: 'Pour les rangs 2 et 3 des Chercheurs, l’icône d’Ingénieur permanent vaut une carte Ingénieur.',
  },
  'MAJ-8': {
    title: 'Titane, rang 2+',
    summary: 'À partir de 2 unités de titane, la récompense est de 2 cases sur la piste Astrogo.',
  },
  'MAJ-9': {
    title: 'Titane, rang 4+',
    summary:
      'À partir de 4 unités de titane, la récompense est de 3 cases Astrogo, et le joueur peut retirer une succursale d’une station quelconque.',
  },
  'MAJ-10': {
    title: 'Titane, rang 6+',
    summary:
      'À partir de 6 unités de titane, la récompense est de 4 cases Astrogo et de 1 point de recherche, sans retrait de succursale.',
  },
  'MAJ-11': {
    title: 'Autres rangs de valeur totale',
    summary:
      'Les cases du carbone, des minéraux et de l’énergie récompensent aussi par rang : surtout des cases sur une piste donnée, parfois un supplément.',
  },
  'MAJ-12': {
    title: 'Choix d’un rang inférieur',
    summary: 'Un joueur prend exactement un rang, qui peut être plus bas que le plus haut rang que permet son total.',
  },
  'MAJ-13': {
    title: 'Les cartes restent visibles',
    summary:
      'Les cartes comptées pour une case Bonus de majorité restent face visible, car la récompense ne les utilise pas.',
  },
  'MAJ-14': {
    title: 'Cases de récompense perdues',
    summary: 'Les cases d’une récompense de majorité que le pion ne peut pas parcourir sont perdues.',
  },
};
