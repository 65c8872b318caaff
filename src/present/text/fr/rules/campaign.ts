import type { CAMPAIGN_RULES } from '../../../../rulebook/catalogue/campaign.ts';
import type { RulesIn } from '../../rules.ts';

/** The campaign, its chapters and success points, in French. */
export const CAMPAIGN: RulesIn<keyof typeof CAMPAIGN_RULES> = {
  'CAMP-1': {
    title: 'Quatre chapitres',
    summary:
      'Une campagne se joue en quatre chapitres dans un ordre fixe ; chacun est une partie complète avec des modules.',
  },
  'CAMP-2': {
    title: 'Modules hors campagne',
    summary:
      'Chaque module peut aussi s’ajouter à une partie ordinaire, mais les cartes Menace demandent le côté Astéroïdes.',
  },
  'CAMP-3': {
    title: 'Luna dans les parties de campagne',
    summary:
      'Luna peut se joindre à trois joueurs humains au plus et doit se joindre à un joueur seul, en campagne comme avec les modules.',
  },
  'CAMP-4': {
    title: 'Ce qui est conservé',
    summary:
      'Chaque chapitre est une partie avec sa propre mise en place. Les points de succès sont gardés jusqu’à la fin, et le niveau de Luna est noté pour le chapitre suivant.',
  },
  'CAMP-5': {
    title: 'Attribution des points de succès',
    summary: 'Après le décompte final d’un chapitre, chaque joueur reçoit des points de succès, Luna comprise.',
  },
  'CAMP-6': {
    title: 'Devant un joueur',
    summary: 'Avoir un meilleur score qu’au moins un autre joueur vaut 1 point de succès.',
  },
  'CAMP-7': {
    title: 'Devant deux joueurs',
    summary: 'Avoir un meilleur score qu’au moins deux autres joueurs vaut 1 point de succès de plus.',
  },
  'CAMP-8': {
    title: 'Victoire du chapitre',
    summary:
      'Chaque joueur à la première place, à égalité ou non, gagne 1 point de succès. Aucune partie d’une boucle temporelle ne le donne à elle seule ; c’est la meilleure moyenne qui le donne.',
  },
  'CAMP-9': {
    title: 'Progrès de la mission',
    summary:
      'Avoir pris deux pions Bonus à usage unique ou plus sur sa carte Statut de mission rapporte 1 point de succès.',
  },
  'CAMP-10': {
    title: 'Pistes terminées',
    summary:
      'Chaque piste de compagnie, de stockage ou de recherche dont un pion a atteint la dernière case rapporte à son joueur 1 point de succès, même si la Sonde inconnue fait retirer le pion.',
  },
  'CAMP-11': {
    title: 'Points propres aux chapitres',
    summary: 'Certains chapitres offrent un point de succès de plus : ce sont les chapitres 3 et 4.',
  },
  'CAMP-12': {
    title: 'Noter les points',
    summary: 'Les points de succès du chapitre sont notés sur la dernière ligne du bloc-notes.',
  },
  'CAMP-13': {
    title: 'Vainqueur de la campagne',
    summary:
      'La plus grande somme de points de succès sur les quatre chapitres gagne ; les joueurs à égalité partagent la victoire.',
  },
  'CAMP-14': {
    title: 'Rangs de la campagne',
    summary: 'Le total de la campagne donne aussi à chaque joueur un des cinq rangs, purement honorifiques.',
  },
  'CAMP-15': {
    title: 'Chapitres 1 et 2',
    summary:
      'Le chapitre 1 se joue avec les missions sur le côté Lune, le chapitre 2 avec les missions sur le côté Astéroïdes.',
  },
  'CAMP-16': {
    title: 'Mise en place du chapitre 3',
    summary:
      'Après toute la mise en place sur le côté Lune avec les missions, la succursale du haut de chaque colonne de station va dans un secteur donné.',
  },
  'CAMP-17': {
    title: 'Jouer le chapitre 3',
    summary:
      'Les règles de base et des missions s’appliquent ; le premier qui déverrouille une case Bonus personnelle gagne 1 point de succès.',
  },
  'CAMP-18': {
    title: 'Mise en place du chapitre 4',
    summary: 'Le chapitre 4 se prépare sur le côté Astéroïdes avec les missions et une carte Menace.',
  },
  'CAMP-19': {
    title: 'Jouer le chapitre 4',
    summary:
      'Les règles du côté Astéroïdes et des missions s’appliquent, avec celles de la menace jusqu’à la fin de la partie et au décompte final.',
  },
  'CAMP-20': {
    title: 'Point propre au chapitre 4',
    summary: 'Qui retire la carte Menace du plateau gagne 1 point de succès de plus.',
  },
  'CAMP-21': {
    title: 'Niveau de départ de Luna',
    summary: 'Luna commence au niveau 3 ou 2 avec deux ou trois joueurs humains, et au niveau 5 ou 4 en solo.',
  },
  'CAMP-22': {
    title: 'Points de Luna',
    summary:
      'Luna gagne des points de succès comme un joueur humain et compte dans toutes les comparaisons entre joueurs.',
  },
  'CAMP-23': {
    title: 'Point de mission de Luna',
    summary: 'Luna reçoit toujours le point de succès du progrès de la mission, sans avoir de carte Statut de mission.',
  },
  'CAMP-24': {
    title: 'Après une victoire de Luna',
    summary:
      'Les joueurs humains baissent le niveau de Luna de 1, ce qui lui donne 1 point de succès, ou le laissent tel quel.',
  },
  'CAMP-25': {
    title: 'Quand Luna ne gagne pas',
    summary:
      'Les joueurs humains augmentent le niveau de Luna de 1, ou le gardent, ce qui lui donne 2 points de succès.',
  },
  'CAMP-26': {
    title: 'Noter le niveau',
    summary: 'Le niveau de Luna est noté sur le bloc-notes.',
  },
  'CAMP-27': {
    title: 'Compter les joueurs',
    summary:
      'Luna ne compte pas pour le nombre de cartes Mission, mais compte pour les pions Bonus des joueurs humains.',
  },
  'CAMP-28': {
    title: 'Boucle temporelle en campagne',
    summary:
      'Si l’Anomalie temporelle impose de rejouer, les totaux et les points de succès du chapitre 4 sont la moyenne des parties ; seule la meilleure moyenne rapporte le point de la victoire.',
  },
};
