import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Set-up of the base game. */
export const en: RulesOf<'SETUP'> = /* @__PURE__ */ rulesOf(`
SETUP-1 | Number of players | set-up | One to four people play. Luna must join one person, may join two or three, and cannot join four.
SETUP-2 | Base game and modules | set-up | The base game uses the Moon side; missions, the Belt side and menaces are optional.
SETUP-3 | Module components stay boxed | set-up | The base game leaves shuttles, one-time bonus markers, mission cards and menace cards in the box.
SETUP-4 | Luna components | set-up | The cards and tokens of Luna come out only for a game with her.
SETUP-5 | Game board placement | set-up | The base game is played on the Moon side of the game board, placed in the middle of the table.
SETUP-6 | Tracks for beginners | set-up | First game: Skymine uses track A1, Minerva B1, Astrogo C1 and Tawac D1; board E is left out.
SETUP-7 | Tracks at random | set-up | Random layout: four of the five shuffled track cards set the company track and side at each edge.
SETUP-8 | Tracks by free choice | set-up | Or the group assigns the company tracks to the board edges as it wishes.
SETUP-9 | Unused track board | set-up | Once the four company tracks are in place, the leftover track board and all track cards leave play.
SETUP-10 | Track names | set-up | A company track takes the name of the company at its edge, whatever code is printed on it.
SETUP-11 | Outposts to stations | set-up | The 15 outposts of every company start on the home spaces of its station.
SETUP-12 | Stations start full | set-up, 9 | All home spaces are covered, so every company begins with a share value of 0.
SETUP-13 | Sorting the action cards | set-up | The 44 action cards are divided by letter: nine A, 16 B, 11 C, four D and four E.
SETUP-14 | Building the action deck | set-up | Each letter is shuffled alone and stacked face down, A on top, then B, C, D and E.
SETUP-15 | Destroyed-cards pile | set-up | The pile of destroyed cards has its place beside the action deck and starts empty.
SETUP-16 | Filling the card display | set-up | The first 12 action cards fill display slots 1 to 12 face up in order: nine A cards, then three B cards.
SETUP-17 | The bank | set-up, 23 | All coins not handed out form the bank, which is never exhausted.
SETUP-18 | Coin on supplement space | set-up | The supplement space of the research display begins the game with 1 coin.
SETUP-19 | Coins on round track | set-up | Spaces 2 to 7 of the round track each receive 1 coin, and space 1 stays empty.
SETUP-20 | Special research plans | set-up | Special research plans 2 to 7 cover the round track coins face down, each on the space of its number.
SETUP-21 | Research plan supply | set-up | The 72 ordinary research plans are sorted by letter into three shuffled face-down stacks: A, B and C.
SETUP-22 | Filling the research display | set-up | Each of the 12 research display spaces starts with a face-up plan of the letter printed there.
SETUP-23 | Bonus tiles available | set-up | All 4 bonus tiles start face up at the lower right of the board.
SETUP-24 | Player colours | set-up | Every player picks a colour nobody else has and receives its player token.
SETUP-25 | Player boards | set-up | Each player uses the standard side of a player board, with room for cards above and below it.
SETUP-26 | Helium-3 marker start | set-up | The helium-3 marker of each player starts on the first tank track space.
SETUP-27 | Additional action slots off | set-up, 10 | Of the five action slots, the two outer ones start OFF and the three in the middle are ON.
SETUP-28 | Upload marker set aside | set-up | Each player keeps an upload marker ready for the starting research token.
SETUP-29 | Starting capital | set-up | Every player begins with 1 coin from the bank in the reserve.
SETUP-30 | Starting bonus markers | set-up | Each reserve starts with 3 bonus markers for one or two players, and with 2 for more.
SETUP-31 | Surplus bonus markers | set-up | Further bonus markers are boxed; only the track bonus of A2 can bring them in.
SETUP-32 | Track markers start | set-up | Every player starts with one track marker on space 0 of each of the four company tracks.
SETUP-33 | Starting action cards | set-up | The first hand of a player is the 9 starting action cards with the icon of that colour.
SETUP-34 | Overview sheets | set-up | Each player receives an overview sheet, which is a memory aid only.
SETUP-35 | First player | set-up | The group determines a first player, who receives the first player marker.
SETUP-36 | Dealing single-energy cards | set-up | Single-energy cards 01 to 04 are dealt in turn order, 01 to the first player.
SETUP-37 | Hand of ten cards | set-up | The single-energy card brings each hand to 10 cards; any not dealt are boxed.
SETUP-38 | Prescribed starting research tokens | set-up | In a first game, the seat in turn order decides the starting research token of each player.
SETUP-39 | Drafted starting research tokens | set-up | Each player is dealt 2 starting research tokens and secretly keeps one; all choices are shown together.
SETUP-40 | Order of token steps | set-up | Each player carries out the four placement steps of the starting research token in order.
SETUP-41 | Placing the starting token | set-up | The chosen starting research token lies face up on the start screen of the research track.
SETUP-42 | First three resting decks | set-up | The 3 cards named by the token go from hand to the central resting slots, one each, as the owner likes.
SETUP-43 | Starting bonus | set-up, AMB-SETUP-6 | The starting research token first advances markers on tracks, under the usual movement rules.
SETUP-44 | Upload marker start | set-up, 14 | The upload marker starts on the left half of the token, a pre-printed plan.
SETUP-45 | State before round 1 | set-up, 10 | Each player enters round 1 with 7 hand cards, 3 resting decks of one card, 3 ON action slots and 1 coin.
`);

export const fr: WordsOf<'SETUP'> = /* @__PURE__ */ wordsOf(`
SETUP-1 | Nombre de joueurs | Une partie réunit d’un à quatre joueurs. Luna accompagne toujours un joueur seul et peut se joindre à deux ou trois joueurs ; à quatre, elle n’est pas proposée.
SETUP-2 | Jeu de base et modules | Le jeu de base utilise le côté Lune ; les missions, le côté Astéroïdes et les menaces s’y ajoutent au choix.
SETUP-3 | Matériel des modules non utilisé | Une partie de base laisse dans la boîte les navettes et tous les pions Bonus à usage unique, cartes Mission et cartes Menace.
SETUP-4 | Matériel de Luna | Les cartes et les jetons de Luna ne sont sortis que pour une partie à laquelle Luna participe.
SETUP-5 | Plateau de jeu | Le jeu de base se joue sur le côté Lune du plateau, placé au milieu de la table.
SETUP-6 | Pistes pour débuter | Pour une première partie, Skymine reçoit la piste A1, Minerva la B1, Astrogo la C1 et Tawac la D1 ; la piste E n’est pas utilisée.
SETUP-7 | Pistes au hasard | Dans la disposition aléatoire, quatre des cinq cartes Piste mélangées désignent la piste de compagnie et la face utilisées à chaque bord.
SETUP-8 | Pistes au choix | Ou bien les joueurs répartissent les pistes de compagnie entre les bords du plateau comme ils le souhaitent.
SETUP-9 | Piste inutilisée | Une fois les quatre pistes de compagnie en place, la piste restante et toutes les cartes Piste quittent le jeu.
SETUP-10 | Nom des pistes | Chaque piste de compagnie prend le nom de la compagnie de son bord, quel que soit le code imprimé dessus.
SETUP-11 | Succursales dans les stations | Les 15 succursales de chaque compagnie commencent sur les cases de départ de sa station.
SETUP-12 | Stations pleines au départ | Aucune case de départ n’est découverte au début : la part de chaque compagnie vaut donc 0.
SETUP-13 | Tri des cartes Action | Les 44 cartes Action sont triées par lettre : neuf cartes A, 16 cartes B, 11 cartes C, quatre cartes D et quatre cartes E.
SETUP-14 | Construction de la pioche | Chaque lettre est mélangée à part et empilée face cachée : A tout en haut, puis B, C, D et E.
SETUP-15 | Pile des cartes détruites | Une place est réservée à côté de la pioche pour la pile des cartes détruites, vide au départ.
SETUP-16 | Remplissage des cartes disponibles | Les 12 premières cartes Action remplissent dans l’ordre les emplacements 1 à 12, face visible : neuf cartes A, puis trois cartes B.
SETUP-17 | La banque | Tous les crypcoins non distribués forment la banque, qui ne s’épuise jamais.
SETUP-18 | Crypcoin de la case de prime | La case de prime du tableau des recherches commence la partie avec 1 crypcoin.
SETUP-19 | Crypcoins des cases de manche | Les cases de manche 2 à 7 reçoivent chacune 1 crypcoin ; la case 1 reste vide.
SETUP-20 | Jetons Recherche spéciaux | Les jetons Recherche spéciaux 2 à 7 recouvrent, face cachée, les crypcoins des cases de manche, chacun sur la case de son numéro.
SETUP-21 | Réserve de jetons Recherche | Les 72 jetons Recherche ordinaires sont triés par lettre et forment trois piles mélangées, face cachée : A, B et C.
SETUP-22 | Remplissage du tableau des recherches | Chacun des 12 emplacements du tableau des recherches reçoit au départ un jeton face visible de la lettre qui y est imprimée.
SETUP-23 | Tuiles Bonus disponibles | Les 4 tuiles Bonus commencent face visible en bas à droite du plateau.
SETUP-24 | Couleurs des joueurs | Chaque joueur choisit une couleur encore libre et reçoit le pion Joueur correspondant.
SETUP-25 | Plateaux individuels | Chaque joueur utilise le côté standard d’un plateau individuel et garde de la place pour des cartes au-dessus et en dessous.
SETUP-26 | Départ du pion Hélium-3 | Le pion Hélium-3 de chaque joueur commence sur la première case de la piste de stockage.
SETUP-27 | Emplacements supplémentaires désactivés | Des cinq emplacements d’action, les deux extérieurs commencent sur OFF et les trois du milieu sont sur ON.
SETUP-28 | Pion Transmission en attente | Chaque joueur garde un pion Transmission de côté jusqu’à ce que sa tuile Recherche de départ soit en place.
SETUP-29 | Capital de départ | Chaque joueur commence avec 1 crypcoin de la banque dans sa réserve.
SETUP-30 | Pions Bonus de départ | Chaque réserve commence avec 3 pions Bonus en solo ou à deux joueurs, et avec 2 au-delà.
SETUP-31 | Pions Bonus en trop | Les pions Bonus en plus du nombre de départ retournent dans la boîte ; seul le bonus de la piste A2 peut les faire entrer en jeu.
SETUP-32 | Départ des pions Investissement | Chaque joueur commence avec un pion Investissement sur la case 0 de chacune des quatre pistes de compagnie.
SETUP-33 | Cartes Action de départ | La première main d’un joueur se compose des 9 cartes Action de départ marquées de l’icône de sa couleur.
SETUP-34 | Aides de jeu | Chaque joueur reçoit une aide de jeu, simple aide-mémoire.
SETUP-35 | Premier joueur | Les joueurs désignent un premier joueur, qui reçoit le marqueur Premier joueur.
SETUP-36 | Distribution des cartes Énergie | Les cartes Énergie 01 à 04 sont distribuées dans l’ordre du tour ; le premier joueur reçoit la 01.
SETUP-37 | Main de dix cartes | La carte Énergie porte chaque main à 10 cartes ; celles qui ne sont pas distribuées retournent dans la boîte.
SETUP-38 | Tuiles Recherche de départ imposées | Pour une première partie, la place dans l’ordre du tour détermine la tuile Recherche de départ de chaque joueur.
SETUP-39 | Tuiles Recherche de départ au choix | Chaque joueur reçoit 2 tuiles Recherche de départ, en garde une en secret, et tous les choix sont révélés ensemble.
SETUP-40 | Ordre des étapes de la tuile | Une fois sa tuile Recherche de départ choisie, un joueur effectue les quatre étapes de sa mise en place dans un ordre fixe.
SETUP-41 | Pose de la tuile de départ | La tuile Recherche de départ choisie est posée face visible sur l’écran de départ de la piste de recherche.
SETUP-42 | Trois premières piles de défausse | Les 3 cartes désignées par la tuile passent de la main aux emplacements de défausse centraux, une par emplacement, comme le joueur le souhaite.
SETUP-43 | Bonus de départ | La tuile Recherche de départ fait d’abord avancer des pions sur des pistes, selon les règles normales de déplacement.
SETUP-44 | Départ du pion Transmission | Le pion Transmission commence sur la moitié gauche de la tuile, qui porte un jeton préimprimé.
SETUP-45 | Situation avant la manche 1 | Chaque joueur aborde la manche 1 avec 7 cartes en main, 3 piles de défausse d’une carte, 3 emplacements d’action sur ON et 1 crypcoin.
`);
