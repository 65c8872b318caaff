import type { LUNA_RULES } from '../../../../rulebook/catalogue/luna.ts';
import type { RulesIn } from '../../rules.ts';

/** Luna: set-up, levels and flow of the game, in French. */
export const LUNA: RulesIn<keyof typeof LUNA_RULES> = {
  'LUNA-1': {
    title: 'Luna, joueur supplémentaire',
    summary:
      'D’un à trois joueurs humains peuvent ajouter une Luna à leur partie ; un joueur seul doit toujours le faire.',
  },
  'LUNA-2': {
    title: 'Place de Luna',
    summary:
      'Luna se place juste à droite du premier joueur et y reste toute la partie ; en manche 1, elle joue donc en dernier.',
  },
  'LUNA-3': {
    title: 'Couleur de Luna',
    summary: 'Luna utilise une couleur de joueur encore libre et met son pion Joueur sur son plateau.',
  },
  'LUNA-4': {
    title: 'Positions de départ',
    summary:
      'En dessous du niveau 6, son pion Transmission commence sur l’écran de départ et son pion Hélium-3 sur la première case de stockage.',
  },
  'LUNA-5': {
    title: 'Emplacements des extrémités fermés',
    summary:
      'Les marqueurs ON/OFF des deux emplacements des extrémités de son plateau commencent côté OFF visible : ces emplacements sont donc fermés.',
  },
  'LUNA-6': {
    title: 'Réserve de Luna',
    summary: 'Sa réserve commence avec 1 CrypCoin et la totalité de ses 5 pions Bonus.',
  },
  'LUNA-7': {
    title: 'Luna sur les pistes de compagnie',
    summary: 'Un pion Investissement de Luna commence sur la case 0 de chaque piste de compagnie.',
  },
  'LUNA-8': {
    title: 'Pions Bonus des joueurs humains',
    summary:
      'Luna compte ici comme un joueur : un joueur humain seul a 3 pions Bonus ; deux ou trois joueurs humains en ont 2 chacun.',
  },
  'LUNA-9': {
    title: 'Bonus de départ de Luna',
    summary:
      'Une tuile Recherche de départ restante, tirée au hasard, fait avancer les pions de Luna selon son bonus, puis retourne dans la boîte.',
  },
  'LUNA-10': {
    title: 'Pas de cartes de départ',
    summary: 'Luna n’a ni cartes Action de départ ni carte Énergie ; les siennes restent dans la boîte.',
  },
  'LUNA-11': {
    title: 'Aide de jeu de Luna',
    summary: 'Une aide de jeu est posée côté Luna visible, simplement pour aider les joueurs.',
  },
  'LUNA-12': {
    title: 'Choix du niveau',
    summary:
      'Les joueurs humains conviennent d’un niveau de difficulté entre 0 et 8 ; le niveau 2 est le niveau standard.',
  },
  'LUNA-13': {
    title: 'Paquet Luna et paquet de rang 2',
    summary:
      'À partir du niveau 2, 12 cartes de rang 1 mélangées forment le paquet Luna, et 7 cartes de rang 2 un paquet à part, face cachée.',
  },
  'LUNA-14': {
    title: 'Niveaux faciles',
    summary:
      'Les niveaux 0 et 1 n’utilisent aucune carte de rang 2 ; au niveau 0, les emplacements des extrémités de Luna ne s’ouvrent jamais.',
  },
  'LUNA-15': {
    title: 'Niveaux avancés',
    summary:
      'Les niveaux 3 à 8 commencent comme le niveau 2 et ajoutent des jetons Luna ; aux niveaux 6 à 8, ses pions partent aussi de plus loin.',
  },
  'LUNA-16': {
    title: 'Jetons Luna',
    summary: 'Un jeton Luna se trouve sur chaque case de son plateau où le niveau figure en jaune.',
  },
  'LUNA-17': {
    title: 'Départ avancé',
    summary:
      'Aux niveaux 6 à 8, ses pions Hélium-3 et Transmission commencent sur les cases où le niveau figure en blanc.',
  },
  'LUNA-18': {
    title: 'Effet des jetons Luna',
    summary:
      'Un pion de Luna qui atteint ou franchit un jeton Luna apporte la carte du dessus du paquet de rang 2, face cachée, sur le paquet Luna.',
  },
  'LUNA-19': {
    title: 'Distribution des cartes Action',
    summary:
      'Quand les joueurs humains ont placé leurs cartes, chaque emplacement ouvert de Luna reçoit une carte face cachée, de gauche à droite.',
  },
  'LUNA-20': {
    title: 'Paquet Luna épuisé',
    summary:
      'Un paquet Luna vide est reconstitué avec sa pile de défausse mélangée, à laquelle s’ajoute, à partir du niveau 2, une carte de rang 2.',
  },
  'LUNA-21': {
    title: 'Cartes de majorité',
    summary:
      'Après la révélation des cartes des joueurs humains, deux autres cartes Luna vont face visible sur les deux emplacements de majorité.',
  },
  'LUNA-22': {
    title: 'Icônes de révélation',
    summary:
      'Les icônes de révélation des cartes de majorité déplacent aussitôt son pion Hélium-3 ou Transmission, la carte de gauche d’abord.',
  },
  'LUNA-23': {
    title: 'Valeurs de majorité de Luna',
    summary:
      'Les cartes de majorité indiquent combien de titane, de carbone, d’énergie, de minéraux et de Chercheurs Luna possède.',
  },
  'LUNA-24': {
    title: 'Luna et les cases Bonus de majorité',
    summary:
      'Pour utiliser une case Bonus de majorité, un joueur humain doit aussi égaler ou dépasser ce que Luna possède de cet élément.',
  },
  'LUNA-25': {
    title: 'Parties ignorées pour l’instant',
    summary:
      'Les sections Actions des cartes de majorité ne comptent pas, et un emplacement nouvellement sur ON attend la prochaine phase de planification.',
  },
  'LUNA-26': {
    title: 'Ordre du tour avec Luna',
    summary:
      'Luna joue toujours après le joueur à sa droite et n’est jamais premier joueur, où que commence l’ordre du tour.',
  },
  'LUNA-27': {
    title: 'Tour de Luna',
    summary:
      'Luna révèle sa carte Action face cachée la plus à gauche et effectue toute sa section Actions, de haut en bas.',
  },
  'LUNA-28': {
    title: 'Après le tour de Luna',
    summary: 'C’est ensuite au joueur assis à la gauche de Luna.',
  },
  'LUNA-29': {
    title: 'Défausse de ses cartes',
    summary:
      'Après sa dernière carte de la manche, ses cartes Action utilisées sont mélangées et posées face visible sur sa pile de défausse.',
  },
  'LUNA-30': {
    title: 'Contrôle des majorités',
    summary:
      'La plus haute valeur de majorité de la carte du dessus de la défausse retire la carte de majorité de ce côté ; une égalité n’en retire aucune.',
  },
  'LUNA-31': {
    title: 'Luna a passé',
    summary:
      'Après cela, Luna est sortie de la phase d’actions, mais les cartes de majorité encore en place continuent de bloquer.',
  },
  'LUNA-32': {
    title: 'Luna pendant la préparation',
    summary: 'Luna reprend ses pions Bonus et défausse ses cartes de majorité, mais ne reçoit jamais de tuile Bonus.',
  },
  'LUNA-33': {
    title: 'Luna au décompte final',
    summary: 'Luna marque dans les sept catégories, parts de ses cartes collectées comprises, et peut gagner.',
  },
  'LUNA-34': {
    title: 'Luna et les missions',
    summary: 'Luna ignore les cartes Mission et n’a pas de carte Statut de mission.',
  },
  'LUNA-35': {
    title: 'Luna dans la ceinture',
    summary: 'Sur le côté Astéroïdes, seule sa manière d’étendre les compagnies est différente.',
  },
  'LUNA-36': {
    title: 'Luna et les menaces',
    summary: 'Luna laisse les menaces de côté et ne subit que la Singularité et l’Anomalie temporelle.',
  },
  'LUNA-37': {
    title: 'Luna dans la campagne',
    summary: 'La campagne a des règles particulières pour le niveau de Luna et pour ses points de succès.',
  },
  'LUNA-38': {
    title: 'Manches avec Luna',
    summary: 'Une partie avec Luna garde 7 manches de trois phases, avec quelques étapes de plus pour elle.',
  },
};
