import type { LUNA_ACTION_RULES } from '../../../../rulebook/catalogue/lunaActions.ts';
import type { RulesIn } from '../../rules.ts';

/** Luna: the actions on her cards, in French. */
export const LUNA_ACTION: RulesIn<keyof typeof LUNA_ACTION_RULES> = {
  'LACT-1': {
    title: 'Ordre des lignes',
    summary: 'Luna effectue les lignes de la section Actions une par une, de haut en bas.',
  },
  'LACT-2': {
    title: 'Lecture des classements',
    summary: 'Un classement des compagnies est établi à nouveau, d’après l’état du moment, quand sa ligne commence.',
  },
  'LACT-3': {
    title: 'Deux fois la même compagnie',
    summary:
      'Si une carte fait avancer sur une piste et étend aussi la compagnie, les deux suivent un seul choix, fait au début.',
  },
  'LACT-4': {
    title: 'Gain de CrypCoins',
    summary: 'La banque verse à Luna autant de CrypCoins que la carte l’indique.',
  },
  'LACT-5': {
    title: 'Gain d’hélium-3',
    summary:
      'Son pion Hélium-3 avance et ouvre l’emplacement A sur la case d’activation ; chaque case au-delà de la fin rapporte 2 CrypCoins.',
  },
  'LACT-6': {
    title: 'Gain de recherche',
    summary:
      'Son pion Transmission avance et ouvre l’emplacement E sur la case d’activation ; chaque case au-delà de la fin rapporte 2 CrypCoins.',
  },
  'LACT-7': {
    title: 'Franchir des jetons Luna',
    summary: 'Les deux sortes de déplacement déclenchent chaque jeton Luna que le pion atteint ou franchit.',
  },
  'LACT-8': {
    title: 'Avancer sur les pistes',
    summary:
      'Son pion Investissement avance du nombre de cases indiqué sur chaque piste de compagnie que la carte désigne.',
  },
  'LACT-9': {
    title: 'Seuils',
    summary:
      'Les seuils de retour sur investissement rapportent à Luna comme d’habitude, quand elle les franchit et quand d’autres le font après elle.',
  },
  'LACT-10': {
    title: 'Appels de fonds',
    summary:
      'Luna paie un appel de fonds autant que ses CrypCoins le permettent et le franchit dans tous les cas, sans dette.',
  },
  'LACT-11': {
    title: 'Fin d’une piste de compagnie',
    summary: 'Chaque case au-delà de la dernière d’une piste de compagnie rapporte 2 CrypCoins à Luna.',
  },
  'LACT-12': {
    title: 'Pas de bonus de piste',
    summary: 'Les bonus de piste que ses pions atteignent sont sans effet pour Luna.',
  },
  'LACT-13': {
    title: 'Valeur d’une compagnie',
    summary: 'La valeur d’une compagnie est égale aux icônes de pièce actuellement visibles dans sa station.',
  },
  'LACT-14': {
    title: 'Compagnie plus rentable',
    summary: 'De deux compagnies, celle qui a le plus d’icônes de pièce visibles est la plus rentable.',
  },
  'LACT-15': {
    title: 'Égalités de valeur',
    summary:
      'À valeur égale, c’est le plus grand nombre de cases de départ vides qui décide, puis la première lettre de piste dans l’alphabet.',
  },
  'LACT-16': {
    title: 'La plus rentable',
    summary: 'La carte désigne la compagnie classée première en valeur.',
  },
  'LACT-17': {
    title: 'Les deux plus rentables',
    summary: 'La carte désigne chacune des deux compagnies classées première et deuxième en valeur.',
  },
  'LACT-18': {
    title: 'La deuxième plus rentable',
    summary: 'La carte désigne la compagnie classée deuxième en valeur.',
  },
  'LACT-19': {
    title: 'La moins rentable',
    summary: 'La carte désigne la compagnie classée dernière en valeur.',
  },
  'LACT-20': {
    title: 'Les quatre compagnies',
    summary: 'La carte désigne chacune des quatre compagnies.',
  },
  'LACT-21': {
    title: 'Mener avec le plus grand écart',
    summary:
      'C’est la piste où Luna a la plus grande avance, à défaut une piste où elle partage la tête, à défaut celle de son plus petit retard ; la valeur départage.',
  },
  'LACT-22': {
    title: 'Les deux plus grands écarts',
    summary: 'Ce sont les deux premières pistes dans l’ordre des écarts de Luna ; la valeur départage.',
  },
  'LACT-23': {
    title: 'Menée avec le plus grand écart',
    summary:
      'C’est la piste où Luna a le plus grand retard, à défaut une piste où elle partage la tête, à défaut celle de sa plus petite avance ; la valeur départage.',
  },
  'LACT-24': {
    title: 'Le plus grand retard à portée',
    summary:
      'Pour choisir une rivale à renvoyer, le livret français compare toutes les compagnies, les textes internationaux seulement celles qui ont un élément à portée ; l’option `luna.edition` décide.',
  },
  'LACT-25': {
    title: 'Pion selon la lettre',
    summary: 'La lettre de l’emplacement qui porte la carte désigne la case Bonus où Luna place un pion Bonus.',
  },
  'LACT-26': {
    title: 'Pion sans effet',
    summary: 'Luna ne paie ni ne gagne rien pour son pion, qui bloque simplement la case pour la manche.',
  },
  'LACT-27': {
    title: 'Case Bonus occupée',
    summary: 'Si la case désignée porte déjà un pion, Luna n’en place pas et ne cherche pas d’autre case.',
  },
  'LACT-28': {
    title: 'Grille des cases Bonus',
    summary:
      'Les rangées du schéma ont 1, 2 et 4 cases alignées à droite ; la case unique du haut n’a jamais de lettre.',
  },
  'LACT-29': {
    title: 'Cartes selon la lettre',
    summary:
      'Luna prend les cartes de tous les emplacements de cartes disponibles qui portent la même lettre que le sien et les garde face cachée.',
  },
  'LACT-30': {
    title: 'Cartes gratuites',
    summary: 'Luna ne paie rien pour les cartes qu’elle gagne.',
  },
  'LACT-31': {
    title: 'Emplacement vide',
    summary: 'Un emplacement désigné sans carte ne donne rien à Luna.',
  },
  'LACT-32': {
    title: 'Cartes gardées pour le décompte',
    summary: 'Les cartes gagnées ne sont jamais jouées et ne comptent qu’au décompte final, par leurs icônes de part.',
  },
  'LACT-33': {
    title: 'Part la plus rentable',
    summary:
      'Luna prend une carte disponible avec une part de la compagnie la plus rentable, d’abord à l’emplacement du plus petit numéro. Le livret français entend la plus rentable des quatre, les textes internationaux la plus rentable de celles que montrent les cartes disponibles ; l’option `luna.edition` décide.',
  },
  'LACT-34': {
    title: 'Défausser un jeton d’une lettre',
    summary: 'Le jeton Recherche de la lettre indiquée, dans la colonne de son emplacement, est retiré du jeu.',
  },
  'LACT-35': {
    title: 'CrypCoins de la case de prime',
    summary: 'Défausser un jeton d’une lettre rapporte aussi à Luna tous les CrypCoins de la case de prime.',
  },
  'LACT-36': {
    title: 'Compléter le tableau',
    summary: 'Les emplacements vides du tableau des recherches sont ensuite complétés comme d’habitude.',
  },
  'LACT-37': {
    title: 'Défausser un jeton spécial',
    summary: 'Le jeton Recherche spécial face visible révélé en dernier est retiré de sa case de manche.',
  },
  'LACT-38': {
    title: 'Points d’extension',
    summary: 'Chaque point d’extension place un élément de la compagnie ; rien ne coûte un second point.',
  },
  'LACT-39': {
    title: 'Pas de récompenses d’extension',
    summary: 'Luna ne prend aucune récompense des secteurs ou des cases Espace qu’elle occupe.',
  },
  'LACT-40': {
    title: 'Points d’extension perdus',
    summary: 'Les points restants d’une compagnie qui ne peut plus placer d’élément sont perdus.',
  },
  'LACT-41': {
    title: 'Colonne principale',
    summary:
      'Parmi les colonnes de succursales dont la case finale est couverte, la plus vide est la colonne principale, puis la plus proche du logo.',
  },
  'LACT-42': {
    title: 'Aucune case finale couverte',
    summary:
      'Si toutes les cases finales sont découvertes, c’est la colonne la plus vide, puis celle qui a le moins d’icônes de pièce, puis la plus proche du logo.',
  },
  'LACT-43': {
    title: 'Recherche de la colonne à chaque fois',
    summary:
      'La colonne principale est déterminée à nouveau pour chaque succursale qui quitte une station ou y retourne.',
  },
  'LACT-44': {
    title: 'Étendre deux compagnies',
    summary: 'De deux compagnies, la moins rentable s’étend d’abord et utilise tous ses points avant l’autre.',
  },
  'LACT-45': {
    title: 'Secteur éligible',
    summary:
      'Les secteurs adjacents à la station ou à une succursale de la compagnie sont éligibles, sauf ceux où elle a déjà une succursale.',
  },
  'LACT-46': {
    title: 'Secteur vide visé',
    summary: 'Luna choisit le secteur éligible vide du plus petit numéro pour MIN, du plus grand pour MAX.',
  },
  'LACT-47': {
    title: 'Secteur rival visé',
    summary:
      'Sans secteur éligible vide, la cible appartient à la rivale sur la piste de laquelle Luna est menée avec le plus grand écart : son secteur éligible le plus bas pour MIN, le plus haut pour MAX.',
  },
  'LACT-48': {
    title: 'Placement et renvoi',
    summary:
      'Luna place la succursale du haut de cette colonne principale, et une succursale rivale présente dans la cible est renvoyée aussitôt.',
  },
  'LACT-49': {
    title: 'Cibles possibles',
    summary:
      'À portée, les cibles possibles sont les cases de navette vides et les astéroïdes avec une case de succursale vide mais sans succursale de la compagnie.',
  },
  'LACT-50': {
    title: 'Choix d’une cible',
    summary: 'MIN désigne la cible possible du plus petit numéro, MAX celle du plus grand.',
  },
  'LACT-51': {
    title: 'Cible : case de navette',
    summary:
      'Une case de navette choisie reçoit la navette du haut de la station ; sans navettes, ces cases ne conviennent pas.',
  },
  'LACT-52': {
    title: 'Cible : astéroïde',
    summary:
      'Un astéroïde choisi reçoit l’élément du haut de la colonne principale, sur une quelconque de ses cases de succursale vides.',
  },
  'LACT-53': {
    title: 'Aucune cible possible',
    summary:
      'À défaut, une succursale de plus va sur l’astéroïde le plus bas ou le plus haut qui a une case vide et une succursale de la compagnie.',
  },
  'LACT-54': {
    title: 'Rien de vide à portée',
    summary:
      'Si rien n’est vide à portée, Luna renvoie et remplace un élément de la rivale sur la piste de laquelle elle a le plus grand retard.',
  },
  'LACT-55': {
    title: 'Retour des éléments renvoyés',
    summary:
      'Les éléments renvoyés prennent la case libre la plus basse de la colonne centrale ou principale, cases barrées exceptées.',
  },
};
