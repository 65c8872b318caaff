import type { RESOURCES_RULES } from '../../../../rulebook/catalogue/resources.ts';
import type { RulesIn } from '../../rules.ts';

/** Action 1: use one or more resource cards of one type, in French. */
export const RESOURCES: RulesIn<keyof typeof RESOURCES_RULES> = {
  'RES-1': {
    title: 'But de l’action',
    summary:
      'Les cartes Ressource permettent d’acquérir une des cartes disponibles, de faire avancer des pions Investissement, ou les deux.',
  },
  'RES-2': {
    title: 'Choix des cartes Ressource',
    summary:
      'Le joueur choisit un type de ressource et utilise une ou plusieurs cartes face visible de ce type ; il garde les autres pour plus tard.',
  },
  'RES-3': {
    title: 'Valeur totale',
    summary:
      'La valeur totale additionne les cartes utilisées, la tuile +1 Ressource éventuellement posée dessus et le bonus de piste du titane.',
  },
  'RES-4': {
    title: 'Dépense de la valeur totale',
    summary: 'La valeur totale paie une carte au plus, des cases sur les pistes de compagnie, ou un mélange des deux.',
  },
  'RES-5': {
    title: 'Pas de mélange de types',
    summary:
      'Une action ne mélange jamais les types de ressources, sauf si un bonus de piste permet de payer une carte avec plusieurs types.',
  },
  'RES-6': {
    title: 'Coût total des cartes',
    summary: 'Une carte disponible coûte son coût imprimé plus le coût supplémentaire de son emplacement.',
  },
  'RES-7': {
    title: 'Cartes abordables seulement',
    summary: 'Une carte ne peut être acquise que si son coût total ne dépasse pas la valeur totale utilisée.',
  },
  'RES-8': {
    title: 'Nouvelles cartes en main',
    summary: 'Une carte acquise rejoint aussitôt la main et y attend la prochaine planification.',
  },
  'RES-9': {
    title: 'Valeur excédentaire',
    summary:
      'La valeur au-delà du coût total sert à faire avancer des pions Investissement ; un paiement exact n’en laisse pas.',
  },
  'RES-10': {
    title: 'Emplacements vides',
    summary: 'L’emplacement d’une carte acquise reste vide jusqu’à la phase de préparation.',
  },
  'RES-11': {
    title: 'Cartes gratuites',
    summary:
      'Même une carte de coût total 0 demande d’utiliser une carte Ressource, dont toute la valeur reste alors pour avancer.',
  },
  'RES-12': {
    title: 'Réductions de coût',
    summary: 'Certains bonus de piste réduisent le coût total d’une carte, mais jamais en dessous de 0.',
  },
  'RES-13': {
    title: 'Avancée des pions Investissement',
    summary:
      'Chaque unité restante fait avancer un pion Investissement d’une case sur une piste de compagnie, avec une répartition libre entre les pistes.',
  },
  'RES-14': {
    title: 'Avancées impossibles',
    summary:
      'Chaque avance d’une case suit à part les règles des pistes ; les unités qu’aucun pion Investissement ne peut utiliser sont perdues.',
  },
  'RES-15': {
    title: 'Fin de l’action Ressource',
    summary:
      'Les cartes Ressource utilisées, avec la tuile +1 Ressource posée dessus, sont retournées et le tour est terminé.',
  },
};
