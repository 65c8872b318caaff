import type { BELT_RULES } from '../../../../rulebook/catalogue/belt.ts';
import type { RulesIn } from '../../rules.ts';

/** The Belt side of the game board, in French. */
export const BELT: RulesIn<keyof typeof BELT_RULES> = {
  'BELT-1': {
    title: 'Côté Astéroïdes',
    summary: 'Le module se joue sur le côté Astéroïdes du plateau de jeu.',
  },
  'BELT-2': {
    title: 'Succursales dans la ceinture',
    summary:
      'Douze succursales remplissent les deux colonnes externes de chaque station ; 3 succursales par compagnie ne servent pas.',
  },
  'BELT-3': {
    title: 'Navettes',
    summary: 'La colonne centrale de chaque station est remplie avec les 5 navettes de sa compagnie.',
  },
  'BELT-4': {
    title: 'Bords échangés',
    summary:
      'Les stations et leurs pistes de compagnie changent de bord par rapport au côté Lune ; le reste de la mise en place est identique.',
  },
  'BELT-5': {
    title: 'S’étendre dans la ceinture',
    summary:
      'Toutes les cartes Énergie s’utilisent ensemble, et leurs points paient des cases Espace pour une compagnie choisie.',
  },
  'BELT-6': {
    title: 'Sortes de cases Espace',
    summary:
      'Les cases de succursale, sur les astéroïdes, reçoivent des succursales ; les cases de navette, sur les routes spatiales, des navettes.',
  },
  'BELT-7': {
    title: 'Un élément par case',
    summary:
      'À la fin de l’action, une case Espace porte au plus un élément ; une case qui porte un élément de la compagnie ne peut pas être choisie.',
  },
  'BELT-8': {
    title: 'Portée des cases de succursale',
    summary:
      'Un astéroïde est à portée s’il porte une succursale de la compagnie ou touche une route spatiale avec une de ses navettes.',
  },
  'BELT-9': {
    title: 'Portée des cases de navette',
    summary:
      'Une case de navette est à portée si sa route spatiale touche un astéroïde avec une succursale de la compagnie.',
  },
  'BELT-10': {
    title: 'Portée croissante',
    summary: 'Chaque élément placé étend aussitôt la portée de la compagnie, au cours de la même action.',
  },
  'BELT-11': {
    title: 'Coût de base',
    summary: 'Chaque case Espace coûte 1 point d’énergie.',
  },
  'BELT-12': {
    title: 'Supplément de l’éclair',
    summary: 'Une case qu’on n’atteint qu’en passant une icône éclair coûte 1 point d’énergie de plus.',
  },
  'BELT-13': {
    title: 'Supplément de renvoi',
    summary: 'Une case avec un élément rival coûte 1 point d’énergie de plus ; le total ne dépasse donc jamais 3.',
  },
  'BELT-14': {
    title: 'Prise de l’élément',
    summary: 'Une navette se prend en haut de la colonne centrale, une succursale en haut d’une des colonnes externes.',
  },
  'BELT-15': {
    title: 'Pose de l’élément',
    summary: 'L’élément est placé et marqué comme nouveau ; un élément rival reste pour le moment sur la case.',
  },
  'BELT-16': {
    title: 'Continuer ou s’arrêter',
    summary:
      'La même compagnie peut continuer à s’étendre tant qu’il reste des points ; les points non utilisés sont perdus.',
  },
  'BELT-17': {
    title: 'Récompenses des navettes',
    summary:
      'Une nouvelle navette sur une case avec l’icône fait avancer le joueur de 1 case sur la piste de la compagnie étendue.',
  },
  'BELT-18': {
    title: 'Récompenses des astéroïdes',
    summary:
      'Seule la première succursale d’une compagnie sur un astéroïde rapporte tout ce qu’indique son écran de récompenses.',
  },
  'BELT-19': {
    title: 'Ordre des récompenses',
    summary: 'Le joueur prend les récompenses des nouveaux éléments dans n’importe quel ordre.',
  },
  'BELT-20': {
    title: 'Retour des éléments renvoyés',
    summary:
      'Une navette renvoyée retourne à la case libre la plus basse de la colonne centrale, une succursale à celle d’une colonne externe.',
  },
  'BELT-21': {
    title: 'Cases barrées',
    summary: 'Les éléments renvoyés sautent les cases barrées et prennent la prochaine case libre au-dessus.',
  },
  'BELT-22': {
    title: 'Navettes préimprimées',
    summary:
      'Les navettes préimprimées sont permanentes et gardent les astéroïdes reliés à une station à portée de sa compagnie.',
  },
  'BELT-23': {
    title: 'Éléments épuisés',
    summary:
      'Une compagnie sans navettes ou sans succursales dans sa station ne peut pas occuper de cases de cette sorte.',
  },
  'BELT-24': {
    title: 'Pas de place dans la station',
    summary: 'Un élément renvoyé qui ne trouve aucune case permise est retiré du jeu.',
  },
  'BELT-25': {
    title: 'Trop peu d’énergie',
    summary:
      'Une carte Énergie peut être utilisée même si elle ne paie aucune case à portée, mais ses points sont alors perdus.',
  },
  'BELT-26': {
    title: 'Récompenses sur les succursales',
    summary:
      'Les récompenses qui retirent des succursales ne prennent jamais de navettes, seulement les succursales du haut des colonnes externes.',
  },
  'BELT-27': {
    title: 'Ingénieur dans la ceinture',
    summary: 'L’action de l’Ingénieur ne change pas, sauf la manière de compter les dômes d’hélium-3.',
  },
  'BELT-28': {
    title: 'Dômes ordinaires',
    summary:
      'Une compagnie avec une succursale sur un astéroïde contrôle chaque dôme de son écran de récompenses, rivales présentes ou non.',
  },
  'BELT-29': {
    title: 'Dômes reliés',
    summary:
      'Les dômes supplémentaires des astéroïdes 1 et 15 reviennent à la compagnie qui occupe les deux cases de succursale reliées au dôme.',
  },
  'BELT-30': {
    title: 'Pas de dômes par les navettes',
    summary: 'Les navettes, même préimprimées, ne contrôlent aucun dôme.',
  },
  'BELT-31': {
    title: 'Fin de partie dans la ceinture',
    summary: 'La fin ne change pas : une part vaut les icônes de pièce visibles dans les trois colonnes de la station.',
  },
  'BELT-32': {
    title: 'Ceinture et missions',
    summary: 'Pour la tâche de mission sur les extensions, succursales et navettes s’additionnent.',
  },
  'BELT-33': {
    title: 'Ceinture et Luna',
    summary: 'Luna s’étend dans la ceinture selon ses propres règles, sans coûts, suppléments ni récompenses.',
  },
  'BELT-34': {
    title: 'Ceinture et menaces',
    summary: 'Une carte Menace ajoute un autre emploi des points d’énergie entre les cases de navette 11 et 16.',
  },
  'BELT-35': {
    title: 'Retour sur un astéroïde',
    summary:
      'Une compagnie entièrement chassée d’un astéroïde en gagne de nouveau la récompense avec la prochaine succursale qu’elle y place.',
  },
  'BELT-36': {
    title: 'Fin de l’action',
    summary:
      'Quand chaque case ne porte plus qu’un élément, les nouveaux perdent leur marque et toutes les cartes Énergie sont retournées face cachée.',
  },
};
