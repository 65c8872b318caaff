import type { SETUP_RULES } from '../../../../rulebook/catalogue/setup.ts';
import type { RulesIn } from '../../rules.ts';

/** Set-up of the base game, in French. */
export const SETUP: RulesIn<keyof typeof SETUP_RULES> = {
  'SETUP-1': {
    title: 'Nombre de joueurs',
    summary:
      'Une partie réunit d’un à quatre joueurs. Luna accompagne toujours un joueur seul et peut se joindre à deux ou trois joueurs ; à quatre, elle n’est pas proposée.',
  },
  'SETUP-2': {
    title: 'Jeu de base et modules',
    summary:
      'Le jeu de base utilise le côté Lune ; les missions, le côté Astéroïdes et les menaces s’y ajoutent au choix.',
  },
  'SETUP-3': {
    title: 'Matériel des modules non utilisé',
    summary:
      'Une partie de base laisse dans la boîte les navettes et tous les pions Bonus à usage unique, cartes Mission et cartes Menace.',
  },
  'SETUP-4': {
    title: 'Matériel de Luna',
    summary: 'Les cartes et les jetons de Luna ne sont sortis que pour une partie à laquelle Luna participe.',
  },
  'SETUP-5': {
    title: 'Plateau de jeu',
    summary: 'Le jeu de base se joue sur le côté Lune du plateau, placé au milieu de la table.',
  },
  'SETUP-6': {
    title: 'Pistes pour débuter',
    summary:
      'Pour une première partie, Skymine reçoit la piste A1, Minerva la B1, Astrogo la C1 et Tawac la D1 ; la piste E n’est pas utilisée.',
  },
  'SETUP-7': {
    title: 'Pistes au hasard',
    summary:
      'Dans la disposition aléatoire, quatre des cinq cartes Piste mélangées désignent la piste de compagnie et la face utilisées à chaque bord.',
  },
  'SETUP-8': {
    title: 'Pistes au choix',
    summary:
      'Troisième possibilité : les joueurs répartissent les pistes de compagnie entre les bords du plateau comme ils le souhaitent.',
  },
  'SETUP-9': {
    title: 'Piste inutilisée',
    summary:
      'Une fois les quatre pistes de compagnie en place, la piste restante et toutes les cartes Piste quittent le jeu.',
  },
  'SETUP-10': {
    title: 'Nom des pistes',
    summary:
      'Chaque piste de compagnie prend le nom de la compagnie de son bord, quel que soit le code imprimé dessus.',
  },
  'SETUP-11': {
    title: 'Succursales dans les stations',
    summary: 'Les 15 succursales de chaque compagnie commencent sur les cases de départ de la station de leur couleur.',
  },
  'SETUP-12': {
    title: 'Stations pleines au départ',
    summary: 'Aucune case de départ n’est découverte au début : la part de chaque compagnie vaut donc 0.',
  },
  'SETUP-13': {
    title: 'Tri des cartes Action',
    summary:
      'Les 44 cartes Action sont triées par lettre : neuf cartes A, 16 cartes B, 11 cartes C, et quatre cartes pour chacune des lettres D et E.',
  },
  'SETUP-14': {
    title: 'Construction de la pioche',
    summary: 'Chaque lettre est mélangée à part et empilée face cachée : A tout en haut, puis B, C, D et E.',
  },
  'SETUP-15': {
    title: 'Pile des cartes détruites',
    summary: 'Une place est réservée à côté de la pioche pour la pile des cartes détruites, vide au départ.',
  },
  'SETUP-16': {
    title: 'Premières cartes disponibles',
    summary:
      'Les 12 premières cartes Action remplissent dans l’ordre les emplacements 1 à 12, face visible : neuf cartes A, puis trois cartes B.',
  },
  'SETUP-17': {
    title: 'La banque',
    summary: 'Tous les CrypCoins non distribués forment la banque, qui ne s’épuise jamais.',
  },
  'SETUP-18': {
    title: 'CrypCoin de la case de prime',
    summary: 'La case de prime du tableau des recherches commence la partie avec 1 CrypCoin.',
  },
  'SETUP-19': {
    title: 'CrypCoins des cases de manche',
    summary: 'Les cases de manche 2 à 7 reçoivent chacune 1 CrypCoin ; la case 1 reste vide.',
  },
  'SETUP-20': {
    title: 'Jetons Recherche spéciaux',
    summary:
      'Les jetons Recherche spéciaux 2 à 7 recouvrent, face cachée, les CrypCoins des cases de manche, chacun sur la case de son numéro.',
  },
  'SETUP-21': {
    title: 'Réserve de jetons Recherche',
    summary:
      'Les 72 jetons Recherche ordinaires sont triés par lettre et forment trois piles mélangées, face cachée : A, B et C.',
  },
  'SETUP-22': {
    title: 'Remplissage du tableau des recherches',
    summary:
      'Chacun des 12 emplacements du tableau des recherches reçoit au départ un jeton face visible de la lettre qui y est imprimée.',
  },
  'SETUP-23': {
    title: 'Tuiles Bonus disponibles',
    summary: 'Les 4 tuiles Bonus commencent face visible en bas à droite du plateau.',
  },
  'SETUP-24': {
    title: 'Couleurs des joueurs',
    summary: 'Chaque joueur choisit une couleur encore libre et reçoit le pion Joueur correspondant.',
  },
  'SETUP-25': {
    title: 'Plateaux individuels',
    summary:
      'Chaque joueur utilise le côté standard d’un plateau individuel et garde de la place pour des cartes au-dessus et en dessous.',
  },
  'SETUP-26': {
    title: 'Départ du pion Hélium-3',
    summary: 'Le pion Hélium-3 de chaque joueur commence sur la première case de la piste de stockage.',
  },
  'SETUP-27': {
    title: 'Emplacements supplémentaires désactivés',
    summary:
      'Des cinq emplacements d’action, les deux extérieurs commencent sur OFF et les trois du milieu sont sur ON.',
  },
  'SETUP-28': {
    title: 'Pion Transmission en attente',
    summary:
      'Chaque joueur garde un pion Transmission de côté jusqu’à ce que sa tuile Recherche de départ soit en place.',
  },
  'SETUP-29': {
    title: 'Capital de départ',
    summary: 'Chaque joueur commence avec 1 CrypCoin de la banque dans sa réserve.',
  },
  'SETUP-30': {
    title: 'Pions Bonus de départ',
    summary: 'Chaque réserve commence avec 3 pions Bonus en solo ou à deux joueurs, et avec 2 au-delà.',
  },
  'SETUP-31': {
    title: 'Pions Bonus en trop',
    summary:
      'Les pions Bonus en plus du nombre de départ retournent dans la boîte ; seul le bonus de la piste A2 peut les faire entrer en jeu.',
  },
  'SETUP-32': {
    title: 'Départ des pions Investissement',
    summary:
      'Chaque joueur commence avec un pion Investissement sur la case 0 de chacune des quatre pistes de compagnie.',
  },
  'SETUP-33': {
    title: 'Cartes Action de départ',
    summary: 'La première main d’un joueur se compose des 9 cartes Action de départ marquées de l’icône de sa couleur.',
  },
  'SETUP-34': {
    title: 'Aides de jeu',
    summary: 'Chaque joueur reçoit une aide de jeu, simple aide-mémoire.',
  },
  'SETUP-35': {
    title: 'Premier joueur',
    summary: 'Les joueurs désignent un premier joueur, qui reçoit le marqueur Premier joueur.',
  },
  'SETUP-36': {
    title: 'Distribution des cartes Énergie',
    summary: 'Les cartes Énergie 01 à 04 sont distribuées dans l’ordre du tour ; le premier joueur reçoit la 01.',
  },
  'SETUP-37': {
    title: 'Main de dix cartes',
    summary:
      'La carte Énergie porte chaque main à 10 cartes ; celles qui ne sont pas distribuées retournent dans la boîte.',
  },
  'SETUP-38': {
    title: 'Tuiles Recherche de départ imposées',
    summary:
      'Pour une première partie, la place dans l’ordre du tour détermine la tuile Recherche de départ de chaque joueur.',
  },
  'SETUP-39': {
    title: 'Tuiles Recherche de départ au choix',
    summary:
      'Chaque joueur reçoit 2 tuiles Recherche de départ, en garde une en secret, et tous les choix sont révélés ensemble.',
  },
  'SETUP-40': {
    title: 'Ordre des étapes de la tuile',
    summary:
      'Une fois sa tuile Recherche de départ choisie, un joueur effectue les quatre étapes de sa mise en place dans un ordre fixe.',
  },
  'SETUP-41': {
    title: 'Pose de la tuile de départ',
    summary:
      'La tuile Recherche de départ choisie est posée face visible sur l’écran de départ de la piste de recherche.',
  },
  'SETUP-42': {
    title: 'Trois premières piles de défausse',
    summary:
      'Les 3 cartes désignées par la tuile passent de la main aux emplacements de défausse centraux, une par emplacement, comme le joueur le souhaite.',
  },
  'SETUP-43': {
    title: 'Bonus de départ',
    summary:
      'La tuile Recherche de départ accorde une première avance sur des pistes, selon les règles normales de déplacement.',
  },
  'SETUP-44': {
    title: 'Départ du pion Transmission',
    summary: 'Le pion Transmission commence sur la moitié gauche de la tuile, qui porte un jeton préimprimé.',
  },
  'SETUP-45': {
    title: 'Situation avant la première manche',
    summary:
      'Chaque joueur aborde la manche 1 avec 7 cartes en main, 3 piles de défausse d’une carte, 3 emplacements d’action sur ON et 1 CrypCoin.',
  },
};
