import type { RuleTexts } from './rules.ts';
import { wordsOf } from './ruleText.ts';

/** French titles and summaries of all rules. */
export const frRules: RuleTexts = /* @__PURE__ */ wordsOf(`
SETUP-1 | Nombre de joueurs | Une partie réunit un à quatre joueurs. Luna accompagne toujours un joueur seul et peut se joindre à deux ou trois joueurs ; à quatre, elle n’est pas proposée.
SETUP-2 | Jeu de base et modules | Le jeu de base utilise le côté Lune ; les missions, le côté Astéroïdes et les menaces s’y ajoutent au choix.
SETUP-3 | Matériel des modules non utilisé | Dans une partie de base, les navettes, les pions Bonus à usage unique, les cartes Mission et les cartes Menace restent dans la boîte.
SETUP-4 | Matériel de Luna | Les cartes et les jetons de Luna ne sont utilisés que si elle participe à la partie.
SETUP-5 | Plateau de jeu | Le jeu de base se joue sur le côté Lune du plateau, placé au milieu de la table.
SETUP-6 | Pistes pour débuter | Pour une première partie, Skymine reçoit la piste A1, Minerva la B1, Astrogo la C1 et Tawac la D1 ; la piste E n’est pas utilisée.
SETUP-7 | Pistes au hasard | Dans la disposition aléatoire, quatre des cinq cartes Piste mélangées désignent la piste de compagnie et la face utilisées à chaque bord.
SETUP-8 | Pistes au choix | Les joueurs peuvent aussi attribuer les pistes de compagnie à l’un ou l’autre bord du plateau, comme ils le souhaitent.
SETUP-9 | Piste inutilisée | Une fois les quatre pistes de compagnie en place, la piste restante et toutes les cartes Piste quittent le jeu.
SETUP-10 | Nom des pistes | Chaque piste de compagnie prend le nom de la compagnie du bord où elle se trouve, quel que soit le code imprimé dessus.
SETUP-11 | Succursales dans les stations | Les 15 succursales de chaque compagnie commencent sur les cases de départ de sa station.
SETUP-12 | Stations pleines au départ | Aucune case de départ n’est découverte au début : les parts de toutes les compagnies valent donc 0.
SETUP-13 | Tri des cartes Action | Les 44 cartes Action sont triées par lettre : neuf cartes A, 16 cartes B, 11 cartes C, quatre cartes D et quatre cartes E.
SETUP-14 | Construction de la pioche | Chaque lettre est mélangée à part et empilée face cachée : A tout en haut, puis B, C, D et E.
SETUP-15 | Pile des cartes détruites | Une place est réservée à côté de la pioche pour la pile des cartes détruites, vide au départ.
SETUP-16 | Remplissage des cartes disponibles | Les 12 premières cartes Action remplissent dans l’ordre les emplacements 1 à 12, face visible : neuf cartes A, puis trois cartes B.
SETUP-17 | La banque | Tous les crypcoins non distribués forment la banque, qui ne s’épuise jamais.
SETUP-18 | Crypcoin de la case de prime | La case de prime du tableau des recherches contient 1 crypcoin au début de la partie.
SETUP-19 | Crypcoins des cases de manche | Les cases de manche 2 à 7 reçoivent chacune 1 crypcoin ; la case 1 reste vide.
SETUP-20 | Jetons Recherche spéciaux | Les jetons Recherche spéciaux 2 à 7 recouvrent, face cachée, les crypcoins des cases de manche, chacun sur la case de son numéro.
SETUP-21 | Réserve de jetons Recherche | Les 72 jetons Recherche ordinaires sont triés par lettre et forment trois piles mélangées, face cachée : A, B et C.
SETUP-22 | Remplissage du tableau des recherches | Chacun des 12 emplacements du tableau des recherches reçoit au départ un jeton face visible de la lettre qui y est imprimée.
SETUP-23 | Tuiles Bonus disponibles | Les 4 tuiles Bonus commencent face visible en bas à droite du plateau.
SETUP-24 | Couleurs des joueurs | Chaque joueur choisit une couleur encore libre et reçoit le pion Joueur correspondant.
SETUP-25 | Plateaux individuels | Chaque joueur utilise le côté standard d’un plateau individuel et garde de la place pour des cartes au-dessus et en dessous.
SETUP-26 | Départ du pion Hélium-3 | Le pion Hélium-3 de chaque joueur commence sur la première case de la piste de stockage.
SETUP-27 | Emplacements supplémentaires désactivés | Parmi les cinq emplacements d’action, les deux extérieurs commencent sur OFF ; les trois du milieu sont sur ON.
SETUP-28 | Pion Transmission en attente | Chaque joueur garde un pion Transmission de côté jusqu’à ce que sa tuile Recherche de départ soit en place.
SETUP-29 | Capital de départ | Chaque joueur commence avec 1 crypcoin de la banque dans sa réserve.
SETUP-30 | Pions Bonus de départ | Chaque joueur commence avec 3 pions Bonus en solo ou à deux joueurs, et avec 2 au-delà.
SETUP-31 | Pions Bonus en trop | Les pions Bonus qui dépassent le nombre de départ retournent dans la boîte ; seul le bonus de la piste A2 peut les faire entrer en jeu.
SETUP-32 | Départ des pions Investissement | Chaque joueur commence avec un pion Investissement sur la case 0 de chacune des quatre pistes de compagnie.
SETUP-33 | Cartes Action de départ | La première main d’un joueur se compose des 9 cartes Action de départ marquées de l’icône de sa couleur.
SETUP-34 | Aides de jeu | Chaque joueur reçoit une aide de jeu, qui sert de simple aide-mémoire.
SETUP-35 | Premier joueur | Les joueurs désignent un premier joueur, qui reçoit le marqueur Premier joueur.
SETUP-36 | Distribution des cartes Énergie | Les cartes Énergie 01 à 04 sont distribuées dans l’ordre du tour ; le premier joueur reçoit la 01.
SETUP-37 | Main de dix cartes | La carte Énergie porte chaque main à 10 cartes ; les cartes Énergie non distribuées retournent dans la boîte.
SETUP-38 | Tuiles Recherche de départ imposées | Pour une première partie, la place dans l’ordre du tour détermine la tuile Recherche de départ de chaque joueur.
SETUP-39 | Tuiles Recherche de départ au choix | Chaque joueur reçoit 2 tuiles Recherche de départ, en garde une en secret, et tous les choix sont révélés ensemble.
SETUP-40 | Ordre des étapes de la tuile | Une fois sa tuile Recherche de départ choisie, un joueur effectue les quatre étapes de sa mise en place dans un ordre fixe.
SETUP-41 | Placement de la tuile de départ | La tuile Recherche de départ choisie est placée face visible sur l’écran de départ de la piste de recherche.
SETUP-42 | Trois premières piles de défausse | Les 3 cartes désignées par la tuile passent de la main aux emplacements de défausse centraux, une par emplacement, comme le joueur le souhaite.
SETUP-43 | Bonus de départ | La tuile Recherche de départ fait d’abord avancer des pions sur des pistes, selon les règles normales de déplacement.
SETUP-44 | Départ du pion Transmission | Le pion Transmission commence sur la moitié gauche de la tuile, qui porte un jeton préimprimé.
SETUP-45 | Situation avant la manche 1 | Chaque joueur aborde la manche 1 avec 7 cartes en main, 3 piles de défausse d’une carte, 3 emplacements d’action sur ON et 1 crypcoin.
ROUND-1 | Sept manches | Une partie dure 7 manches, sauf si la Singularité y met fin plus tôt.
ROUND-2 | Trois phases | Chaque manche comprend, dans l’ordre, la phase de planification, la phase d’actions et la préparation de la prochaine manche.
ROUND-3 | Après la dernière manche | La manche 7 n’a pas de phase de préparation : le décompte final suit directement sa phase d’actions.
ROUND-4 | Manche en cours | Le numéro le plus élevé révélé sur les cases de manche indique la manche ; tant qu’aucun n’est révélé, c’est la manche 1.
ROUND-5 | Ordre du tour | Le premier joueur commence, puis les tours se suivent dans le sens horaire jusqu’à ce qu’il ne reste plus personne dans la phase d’actions.
ROUND-6 | Joueurs ayant passé | Un joueur qui a passé ne joue plus aucun tour pendant cette phase d’actions.
ROUND-7 | Fin de la phase d’actions | La phase d’actions prend fin dès que tous les joueurs ont passé.
ROUND-8 | Changement de premier joueur | Le joueur qui prend le marqueur Premier joueur commencera la manche suivante ; l’ordre actuel ne change pas.
ROUND-9 | Une action par tour | À chaque tour, le joueur fait une seule action : utiliser des ressources, de l’énergie, un Chercheur ou un Ingénieur, placer un pion Bonus, ou passer.
ROUND-10 | Carte appropriée requise | Une action de carte demande une carte de ce type face visible dans la zone d’actions ; les cartes des piles de défausse sont inactives.
ROUND-11 | Cartes utilisées retournées | Les cartes utilisées sont retournées face cachée et ne peuvent plus servir pendant la même manche.
ROUND-12 | Passer au lieu d’attendre | Un tour ne peut pas être sauté : faute d’autre action, le joueur doit passer, ce qui est toujours possible et définitif.
ROUND-13 | Placement de la tuile +1 Ressource | Pendant son tour, un joueur peut ajouter gratuitement la tuile +1 Ressource à une carte Ressource face visible ; ce n’est pas une action.
ROUND-14 | Fin du tour | À la fin d’un tour, le joueur place ses nouveaux jetons Recherche, puis le tableau des recherches est complété.
ROUND-15 | Les actions de carte terminent le tour | Retourner face cachée les cartes utilisées termine une action de carte et, avec elle, le tour.
PLAN-1 | Planification simultanée | Les joueurs planifient en même temps des cartes face cachée, qui restent secrètes jusqu’à leur révélation simultanée.
PLAN-2 | Placement des cartes | Chaque joueur place des cartes de sa main face cachée sur des emplacements d’action ; les cartes des piles de défausse ne sont pas disponibles.
PLAN-3 | Capacité des emplacements | Seuls les emplacements d’action sur ON peuvent recevoir une carte, une seule chacun ; trois d’entre eux sont sur ON dès le départ.
PLAN-4 | Activation d’emplacements | Le pion Hélium-3 et le pion Transmission peuvent chacun faire passer sur ON un emplacement d’action de plus, soit cinq au maximum.
PLAN-5 | Libre choix de l’emplacement | Une carte planifiée peut être placée sur n’importe quel emplacement d’action libre qui est sur ON.
PLAN-6 | Emplacements laissés vides | Un joueur peut laisser vides autant d’emplacements d’action qu’il le souhaite, voire tous.
PLAN-7 | Les cartes déterminent les actions | Les cartes planifiées déterminent les actions de carte possibles pendant la manche, sans obligation de s’en servir.
PLAN-8 | Cartes Part exclues | Les 8 cartes Part n’ont pas d’action ; leur planification est donc interdite.
PLAN-9 | Cartes défaussées | Quand son propriétaire passe, une carte planifiée est déplacée sur un emplacement de défausse et reste inutilisable jusqu’à la récupération de cette pile de défausse.
PLAN-10 | Révélation commune | Quand tous les joueurs sont prêts, les cartes planifiées de chacun sont révélées ensemble.
PLAN-11 | Tuiles Bonus pendant la planification | Les tuiles Action déjà reçues se trouvent face visible à côté des emplacements d’action et n’en occupent aucun.
PLAN-12 | Variante des emplacements contraints | Avec la variante des emplacements contraints, l’emplacement d’action d’une carte décide aussi de son emplacement de défausse.
RES-1 | But de l’action | Les cartes Ressource permettent d’acquérir une des cartes disponibles, de faire avancer des pions Investissement, ou les deux.
RES-2 | Choix des cartes Ressource | Le joueur choisit un type de ressource et utilise une ou plusieurs cartes face visible de ce type ; il garde les autres pour plus tard.
RES-3 | Valeur totale | La valeur totale additionne les cartes utilisées, la tuile +1 Ressource éventuellement placée dessus et le bonus de piste du titane.
RES-4 | Dépense de la valeur totale | La valeur totale sert à payer une carte au plus, des cases sur les pistes de compagnie, ou les deux.
RES-5 | Pas de mélange de types | Les types de ressources ne se mélangent jamais dans une action, sauf si un bonus de piste permet de payer une carte avec plusieurs types.
RES-6 | Coût total des cartes | Une carte disponible coûte son coût imprimé plus le coût supplémentaire de son emplacement.
RES-7 | Cartes trop chères | Une carte ne peut être acquise que si son coût total ne dépasse pas la valeur totale utilisée.
RES-8 | Nouvelles cartes en main | Une carte acquise rejoint aussitôt la main du joueur et y attend la prochaine planification.
RES-9 | Valeur excédentaire | La valeur au-delà du coût total sert à faire avancer des pions Investissement ; un paiement exact n’en laisse pas.
RES-10 | Emplacements vides | L’emplacement d’une carte acquise reste vide jusqu’à la phase de préparation.
RES-11 | Cartes gratuites | Même une carte de coût total 0 demande d’utiliser une carte Ressource, dont toute la valeur reste alors pour avancer.
RES-12 | Réductions de coût | Certains bonus de piste réduisent le coût total d’une carte, mais pas en dessous de 0.
RES-13 | Avancée des pions Investissement | Chaque unité restante fait avancer un pion Investissement d’une case sur une piste de compagnie ; la répartition entre les pistes est libre.
RES-14 | Avancées impossibles | Chaque case parcourue suit séparément les règles des pistes ; les unités qu’aucun pion Investissement ne peut utiliser sont perdues.
RES-15 | Fin de l’action Ressource | Les cartes Ressource utilisées, avec la tuile +1 Ressource placée dessus, sont retournées face cachée et le tour est terminé.
EXP-1 | But de l’action | Les cartes Énergie étendent une compagnie en déployant ses succursales dans de nouveaux secteurs.
EXP-2 | Toutes les cartes Énergie | L’action utilise d’un coup toutes les cartes Énergie face visible du joueur ; aucune ne peut être gardée pour plus tard.
EXP-3 | Points d’énergie disponibles | L’énergie disponible est la somme des points des cartes, de 2 points pour la tuile Énergie et du bonus de piste éventuel.
EXP-4 | Choix d’une compagnie | Le joueur choisit d’abord librement une seule compagnie, qui reçoit toute l’énergie de l’action.
EXP-5 | Icônes de part sur les cartes Énergie | Les parts supplémentaires imprimées sur des cartes Énergie ne comptent qu’au décompte final.
EXP-6 | Ordre de l’action | L’action suit cet ordre : compagnie, secteurs, récompenses, renvois, puis cartes Énergie retournées face cachée.
EXP-7 | Secteur adjacent | Le secteur visé doit être adjacent à la station ou à une succursale de la compagnie étendue, nouvelles succursales comprises.
EXP-8 | Succursales rivales | Un secteur qui contient une succursale rivale peut être occupé, mais pas un secteur où la compagnie a déjà une succursale.
EXP-9 | Coût en énergie | Occuper un secteur coûte 1 point d’énergie si la frontière à franchir est simple ou 2 si elle est double, et 1 de plus si une succursale rivale s’y trouve.
EXP-10 | Payer un secteur | Un secteur n’est accessible que si son coût peut être payé ; sa succursale est prise en haut d’une colonne quelconque de la station.
EXP-11 | Succursales à la verticale | Une nouvelle succursale reste à la verticale jusqu’à ce que sa récompense soit prise, à côté de la succursale rivale encore présente dans le secteur.
EXP-12 | Continuer ou s’arrêter | Les secteurs sont occupés l’un après l’autre tant qu’il reste de l’énergie ; l’énergie non utilisée est perdue.
EXP-13 | Occuper les enclaves | Chacune des deux enclaves n’est accessible que depuis l’unique secteur qui l’entoure.
EXP-14 | Secteurs isolés | Tout secteur occupé par la compagnie est un point de départ valable, même coupé de la station.
EXP-15 | Les stations ne sont pas des secteurs | Une station ne compte pas comme secteur et ne peut jamais être la cible d’une extension.
EXP-16 | Énergie insuffisante | Une quantité d’énergie trop faible pour occuper un secteur à portée est perdue.
EXP-17 | Prise des récompenses | Toutes les structures des secteurs nouvellement occupés rapportent leur récompense, dans l’ordre que choisit le joueur actif.
EXP-18 | Renvoi des rivales | Les succursales rivales des nouveaux secteurs sont ensuite renvoyées dans leurs stations, dans les colonnes que choisit le joueur actif.
EXP-19 | Succursales couchées | Quand il reste une seule succursale par secteur, les nouvelles sont couchées pour montrer que leur récompense est prise.
EXP-20 | Fin de l’action Énergie | Toutes les cartes Énergie et la tuile Énergie de la zone d’actions sont retournées face cachée, ce qui termine le tour.
EXP-21 | Mine profonde | Une mine profonde rapporte le nombre imprimé de crypcoins, pris dans la banque.
EXP-22 | Mine à ciel ouvert | Une mine à ciel ouvert fait avancer le pion Investissement du joueur de 1 ou 2 cases sur la piste de la compagnie étendue.
EXP-23 | Réserve d’hélium | Une réserve d’hélium fait avancer le pion Hélium-3 de 1 ou 2 cases sur la piste de stockage ; les cases au-delà de la fin rapportent des crypcoins.
EXP-24 | Stations de recherche | Les points de recherche de tous les nouveaux secteurs sont réunis et dépensés aussitôt.
EXP-25 | Dômes de collecte | Un dôme de collecte ne donne aucune récompense à l’occupation ; il ne compte que pour les Ingénieurs des compagnies.
STATION-1 | Colonnes et cases de départ | Chaque station compte 15 cases de départ en trois colonnes, dont les cases sont numérotées de 1 à 5 en partant du centre du plateau.
STATION-2 | Case barrée | La dernière case de départ de chaque colonne montre 2 icônes de pièce et, une fois découverte, n’est plus jamais recouverte.
STATION-3 | Prise par le haut | Une succursale prise dans une station vient du haut d’une de ses colonnes non vides, au choix du joueur.
STATION-4 | Libre choix de la colonne | Les colonnes n’ont pas à être vidées une par une ; les succursales peuvent venir de plusieurs colonnes à la fois.
STATION-5 | Retour des succursales | Une succursale renvoyée occupe la case libre la plus basse de la colonne choisie.
STATION-6 | La cinquième case reste vide | Les succursales renvoyées ne descendent jamais plus bas que la quatrième case ; les icônes de pièce qu’elles recouvrent ne comptent plus.
STATION-7 | Station sans place | Une succursale qui ne trouve aucune case permise dans sa station quitte définitivement le jeu.
STATION-8 | Une colonne avec de la place | Tant que des colonnes peuvent encore recevoir une succursale renvoyée, il faut choisir l’une d’elles.
STATION-9 | Station vide | Aucune extension n’est possible depuis une station vide ; l’énergie qui reste quand une station se vide est perdue.
STATION-10 | Valeur d’une part | La valeur d’une part est égale au nombre d’icônes de pièce visibles dans la station de la compagnie.
STATION-11 | Retrait de succursales | Une récompense de retrait remet dans la boîte 1 ou 2 succursales, jamais des navettes, prises en haut de n’importe quelles colonnes, dans n’importe quelles stations. Sur la case Bonus de majorité du titane, ce retrait est facultatif.
RP-1 | Des jetons avant le déplacement | Le pion Transmission ne peut entrer sur une case de la piste de recherche que si un jeton Recherche s’y trouve.
RP-2 | Jeton préimprimé | Le jeton imprimé sur la tuile Recherche de départ sert de premier jeton Recherche à son propriétaire.
RP-3 | Sources de points de recherche | Les stations de recherche, les cartes Chercheur et certains bonus donnent des points de recherche.
RP-4 | Dépense immédiate | Les points de recherche gagnés ensemble forment une seule somme, répartie aussitôt et librement entre les options permises.
RP-5 | Achat d’un jeton A | Un jeton A du tableau des recherches coûte 1 point de recherche.
RP-6 | Achat d’un jeton B | Un jeton B du tableau des recherches coûte 1 point de recherche.
RP-7 | Achat d’un jeton C | Un jeton C du tableau des recherches coûte 2 points de recherche.
RP-8 | Des points contre des crypcoins | Tout point de recherche peut être échangé contre 1 crypcoin ; aucun n’est donc perdu.
RP-9 | Achat d’un jeton spécial | Un jeton Recherche spécial face visible sur une case de manche coûte 2 points de recherche.
RP-10 | Disponibilité des jetons spéciaux | Le premier jeton Recherche spécial est disponible à partir de la manche 2, et chaque manche suivante en révèle un de plus.
RP-11 | Crypcoins de la case de prime | Prendre un jeton d’un emplacement bordé de rouge du tableau des recherches rapporte aussi tous les crypcoins de la case de prime.
RP-12 | Placement des nouveaux jetons | Les jetons gagnés pendant un tour sont placés sur la piste de recherche du joueur à la fin de ce tour.
RP-13 | Cases au A barré | Les cases au A barré de la piste de recherche n’acceptent aucun jeton A, mais seulement des jetons B ou C.
RP-14 | Cases vides permises | Les jetons Recherche peuvent être répartis sur la piste de recherche en laissant des cases vides entre eux.
RP-15 | Jetons permanents | Un jeton Recherche placé sur la piste de recherche y reste pour de bon, même s’il peut être retourné face cachée.
RP-16 | Recouvrir des jetons | Un nouveau jeton Recherche peut recouvrir un ancien de n’importe quel type, qui ne compte alors plus.
RP-17 | Utilisables dès les tours suivants | Le pion Transmission peut entrer sur les jetons pris pendant un tour, mais seulement à partir du tour suivant.
RP-18 | Compléter le tableau des recherches | Les emplacements vides du tableau des recherches ne reçoivent un jeton de leur lettre qu’après le placement des nouveaux jetons.
RP-19 | Cases de manche non complétées | Un jeton Recherche spécial pris sur une case de manche n’est pas remplacé.
RP-20 | Pile de jetons épuisée | Quand une lettre n’a plus de jetons en réserve, ses emplacements vides du tableau ne sont plus jamais remplis.
RP-21 | Piste de recherche terminée | Quand le pion Transmission est sur la dernière case, chaque point de recherche rapporte 2 crypcoins et ne sert à rien d’autre.
SCI-1 | But de l’action | Un Chercheur déplace le pion Transmission sur la piste de recherche et rapporte une récompense.
SCI-2 | Une seule carte Chercheur | L’action utilise une seule carte Chercheur face visible et suit ses étapes dans un ordre fixe.
SCI-3 | Retourner un jeton | Avant le déplacement, le joueur peut payer une fois 2 crypcoins pour retourner face cachée un jeton de sa propre piste, préimprimé ou non.
SCI-4 | Longueur du déplacement | Le joueur décide de combien de cases avance le pion Transmission et peut le laisser où il est.
SCI-5 | Trajet du déplacement | Le pion Transmission avance d’un jeton à la fois le long du chemin imprimé et ne saute aucune case.
SCI-6 | Remplir les prérequis | Les cartes face visible de la zone d’actions doivent remplir tous les prérequis d’un jeton avant que le pion Transmission y entre.
SCI-7 | Vérifier un prérequis | Un prérequis compare son nombre à la valeur totale des cartes face visible correspondantes, qui ne sont pas utilisées pour autant.
SCI-8 | Jetons vérifiés séparément | Toutes les cartes face visible comptent en entier pour chaque jeton, car les prérequis ne s’additionnent pas.
SCI-9 | Entrer sur un jeton spécial | Pour entrer sur un jeton Recherche spécial, le joueur paie à la banque les crypcoins imprimés ; sans paiement, le déplacement s’arrête.
SCI-10 | Jetons face cachée | Le pion Transmission peut entrer sur un jeton face cachée et le franchir sans prérequis ni paiement.
SCI-11 | Les cases vides bloquent | Le pion Transmission ne peut ni entrer sur une case sans jeton de la piste de recherche ni la franchir.
SCI-12 | Récompense du dernier jeton | Seul le jeton où s’arrête le pion Transmission donne sa récompense ; ceux qu’il franchit n’en donnent pas.
SCI-13 | Jetons sans récompense | S’arrêter sur un jeton face cachée ou sur un jeton Recherche spécial ne rapporte rien, mais les jetons spéciaux comptent au décompte final.
SCI-14 | Sans déplacement, pas de récompense | Un pion Transmission qui reste sur place ne gagne la récompense d’aucun jeton.
SCI-15 | Dépense des points du Chercheur | Le joueur dépense en dernier les points de recherche de la carte Chercheur, avec ceux d’une éventuelle récompense de jeton.
SCI-16 | Fin de l’action Chercheur | Le Chercheur est retourné face cachée, les nouveaux jetons sont placés, le tableau des recherches est complété et le tour se termine.
SCI-17 | Cartes face cachée exclues | Les cartes utilisées plus tôt dans la manche ne comptent plus pour les prérequis des jetons.
SCI-18 | Chercheur comme prérequis | Un prérequis de Chercheur ou d’Ingénieur demande une carte face visible autre que le Chercheur utilisé.
SCI-19 | Case d’activation et dernière case | Atteindre la case d’activation fait passer un emplacement d’action sur ON ; sur la dernière case, le pion Transmission ne bouge plus jamais.
FSC-1 | Utiliser un Ingénieur | L’action utilise une carte Ingénieur face visible pour gagner des cases d’hélium-3 et des crypcoins.
FSC-2 | Pas d’Ingénieur au départ | Aucun joueur ne commence avec un Ingénieur ; les cinq cartes Ingénieur du jeu ne s’obtiennent que parmi les cartes disponibles.
FSC-3 | Ingénieur neutre | Utiliser l’Ingénieur neutre fait avancer le pion Hélium-3 d’une case sur la piste de stockage et rapporte 2 crypcoins.
FSC-4 | Ingénieur d’une compagnie | Cette carte rapporte 1 crypcoin et 2 cases pour le pion Hélium-3, plus 1 case par paire complète de dômes dans les secteurs contrôlés par sa compagnie.
FSC-5 | Secteurs contrôlés | Une compagnie contrôle chaque secteur où se trouve une de ses succursales, quel que soit le joueur qui l’a déployée.
FSC-6 | Bonus au nombre de dômes | Le bonus permanent d’Ingénieur ajoute 1, ou 3 au second seuil, au nombre de dômes comptés.
FSC-7 | Cases au-delà de la piste de stockage | Chaque case d’hélium-3 qui dépasserait la fin de la piste de stockage rapporte 2 crypcoins.
FSC-8 | Carte utilisée retournée | Après son effet, la carte Ingénieur est face cachée et le tour est terminé.
BON-1 | Placer un pion Bonus | Le joueur prend un pion Bonus dans sa réserve et le place sur une case Bonus libre qu’il peut utiliser.
BON-2 | Prérequis ou coût | Le placement n’est permis que si le prérequis indiqué est rempli et le coût indiqué payé en entier.
BON-3 | Récompense de la case | Le joueur reçoit aussitôt la récompense ou réserve une tuile Bonus pour la manche suivante.
BON-4 | Bloquée jusqu’à la fin de la manche | Un pion Bonus ferme sa case à tous les joueurs pour le reste de la manche, même si son propriétaire a passé.
BON-5 | Types de cases Bonus | Le plateau propose 5 cases Bonus de majorité, 3 cases standard et les cases Tuile Bonus.
BON-6 | Un pion par tour | Le joueur ne place qu’un pion Bonus par tour, mais il peut en placer d’autres à des tours suivants de la manche.
BON-7 | Case Premier joueur | Cette case donne le marqueur Premier joueur et 1 point de recherche, mais reste interdite au premier joueur à son premier tour de chaque manche.
BON-8 | Case d’achat | Pour 1 crypcoin, le joueur prend aussitôt en main une carte disponible et paie son coût total en crypcoins.
BON-9 | Achat à coût nul | Si le coût total est de 0, l’achat ne demande que le prix de la case Bonus, car un coût n’est jamais négatif.
BON-10 | Case de destruction | Mettre une carte de sa main, sauf une carte Part, sur la pile des cartes détruites rapporte son coût imprimé plus 2, en crypcoins.
BON-11 | Case Tuile Bonus | Pour le prix imprimé de 1 ou 2 crypcoins, le joueur réserve la tuile de la case et la reçoit avant la prochaine manche.
BON-12 | Icône de rappel | L’icône des cases Tuile Bonus rappelle que les tuiles réservées sont remises pendant la phase de préparation.
BON-13 | Tuiles réservées en manche 7 | Réserver une tuile Bonus pendant la manche 7 n’apporte rien, car aucune phase de préparation ne suit.
MAJ-1 | Prérequis de majorité | Au moment du placement, aucun autre joueur ne doit avoir, face visible dans sa zone d’actions, une valeur totale de l’élément demandé supérieure à celle du joueur qui place le pion ; l’égalité suffit.
MAJ-2 | Majorité des Chercheurs | La comparaison des Chercheurs compte les cartes Chercheur et la tuile Chercheur, mais pas les Ingénieurs.
MAJ-3 | Majorités de ressources et d’énergie | Le titane, le carbone, les minéraux et l’énergie se comparent par valeur totale, avec les bonus de piste et la tuile +1 Ressource.
MAJ-4 | Chercheurs, rang 1 | Une carte Chercheur rapporte 2 crypcoins sur la case Bonus de majorité des Chercheurs.
MAJ-5 | Chercheurs, rang 2 | Une carte Chercheur et une autre carte Chercheur ou Ingénieur rapportent 2 crypcoins et 1 point de recherche.
MAJ-6 | Chercheurs, rang 3 | Une carte Chercheur et deux autres cartes Chercheur ou Ingénieur rapportent 3 crypcoins et 2 points de recherche.
MAJ-7 | L’icône permanente compte | Pour les rangs 2 et 3 des Chercheurs, l’icône d’Ingénieur permanent vaut une carte Ingénieur.
MAJ-8 | Titane, rang 2+ | À partir de 2 unités de titane, la récompense est de 2 cases sur la piste Astrogo.
MAJ-9 | Titane, rang 4+ | À partir de 4 unités de titane, la récompense est de 3 cases sur la piste Astrogo, et le joueur peut retirer une succursale d’une station quelconque.
MAJ-10 | Titane, rang 6+ | À partir de 6 unités de titane, la récompense est de 4 cases sur la piste Astrogo et de 1 point de recherche, sans retrait de succursale.
MAJ-11 | Autres rangs de valeur totale | Les cases du carbone, des minéraux et de l’énergie rapportent aussi selon le rang : surtout des cases sur une piste donnée, parfois un supplément.
MAJ-12 | Choix d’un rang inférieur | Un joueur prend un seul rang, qui peut être inférieur au plus élevé que permet son total.
MAJ-13 | Les cartes restent visibles | Les cartes comptées pour une case Bonus de majorité restent face visible, car la récompense ne les utilise pas.
MAJ-14 | Cases de récompense perdues | Les cases d’une récompense de majorité que le pion ne peut pas parcourir sont perdues.
PASS-1 | Quand passer | Un joueur peut passer à n’importe lequel de ses tours, quoi qu’il lui reste à utiliser ; il effectue alors dans l’ordre toutes les étapes prévues.
PASS-2 | Cartes retournées face visible | Un joueur qui passe commence par retourner face visible toutes les cartes de sa zone d’actions.
PASS-3 | Récupération d’une pile de défausse | Ensuite, le joueur récupère une pile de défausse entière de son choix et la prend en main, avant de défausser les cartes jouées.
PASS-4 | Vider la zone d’actions | Le joueur place alors toutes les cartes de ses emplacements d’action sur des emplacements de défausse de son choix, jamais deux sur le même.
PASS-5 | Empiler les piles de défausse | Une carte est placée sur la pile de son emplacement de défausse, de façon que les icônes des cartes précédentes restent visibles, ou y forme une nouvelle pile.
PASS-6 | Retour des tuiles Bonus | En dernier, le joueur remet sur le plateau toutes ses tuiles Bonus, utilisées ou non.
PASS-7 | Après avoir passé | Un joueur qui a passé n’a plus de tour pendant cette phase, laisse ses pions Bonus en place et gagne encore les crypcoins des seuils.
PASS-8 | Fin de la phase d’actions | Quand tous les joueurs ont passé, le jeu continue avec la phase de préparation ou, en manche 7, avec le décompte final.
PASS-9 | Passer avec les emplacements contraints | Avec la variante des emplacements contraints, chaque carte est défaussée sur l’emplacement de sa propre colonne, sans choix possible.
PREP-1 | Trois étapes de préparation | La préparation révèle un jeton Recherche spécial, fait revenir les pions et remet les tuiles, puis complète les cartes disponibles.
PREP-2 | Manche à venir | La manche à venir est la suivante dans l’ordre des numéros ; sa case de manche porte un jeton Recherche spécial face cachée sur un crypcoin.
PREP-3 | Crypcoin pour la case de prime | Le crypcoin placé sous le jeton Recherche spécial de la manche à venir est ajouté à la case de prime.
PREP-4 | Révélation du jeton spécial | Le jeton Recherche spécial de la manche à venir est ensuite retourné face visible.
PREP-5 | Retour des pions Bonus | Tous les joueurs récupèrent dans leur réserve leurs pions Bonus placés sur les cases du plateau et des pistes.
PREP-6 | Réception des tuiles réservées | Pour chaque pion récupéré sur une case Tuile Bonus, le joueur reçoit la tuile dans sa zone d’actions ou à côté de son plateau individuel.
PREP-7 | Colonne de droite détruite | Les cartes restantes des emplacements 1 à 4 sont placées face visible sur la pile des cartes détruites.
PREP-8 | Décalage de la colonne du milieu | Les cartes disponibles de la colonne du milieu se décalent d’une place dans la colonne de droite.
PREP-9 | Décalage de la colonne de gauche | Les cartes disponibles de la colonne de gauche glissent vers la droite dans leur rangée, aussi loin que les emplacements libres le permettent.
PREP-10 | Compléter les cartes disponibles | Les emplacements vides sont remplis dans l’ordre croissant avec la pioche, jusqu’à ce qu’elle soit épuisée.
PREP-11 | Début de la prochaine manche | Vient ensuite la planification de la prochaine manche ; le détenteur du marqueur Premier joueur en commencera la phase d’actions.
PREP-12 | Cartes Part dans la pioche | Les 8 dernières cartes Action sont des cartes Part, sans action. Le joueur qui en acquiert une la garde en main jusqu’au décompte final et ne peut pas la détruire.
SHARE-1 | Sources de richesse | Les joueurs s’enrichissent grâce aux parts de compagnie, à la hausse de leur valeur, à l’hélium-3 stocké et aux recherches transmises.
SHARE-2 | Parts d’une piste | La plus haute icône de part qu’un pion Investissement a atteinte ou franchie indique le total des parts détenues grâce à cette piste.
SHARE-3 | Parts des cartes | Les cartes Part et certaines cartes Énergie donnent des parts supplémentaires, comptées à la fin aussi bien en main que dans les piles de défausse.
SHARE-4 | Valeur d’une part | Une part vaut autant de crypcoins que d’icônes de pièce visibles dans la station de sa compagnie.
SHARE-5 | Valeur d’un portefeuille | La valeur des parts d’une compagnie est leur nombre multiplié par la valeur actuelle de chacune.
END-1 | Fin après la manche 7 | La partie s’arrête à la fin de la phase d’actions de la dernière manche, normalement la manche 7 ; le décompte final suit.
END-2 | Montrer les parts supplémentaires | Les joueurs prennent en main toutes leurs cartes défaussées et montrent leurs cartes à icône de part supplémentaire, triées par compagnie.
END-3 | Catégorie par catégorie | Un joueur remplit le bloc-notes et note les sept catégories l’une après l’autre, pour tous les joueurs.
SCORE-1 | Richesse finale | La richesse finale est la somme des sept catégories du décompte.
SCORE-2 | Crypcoins en réserve | La catégorie 1 compte les crypcoins qu’un joueur a encore en réserve.
SCORE-3 | Parts Astrogo | La catégorie 2 multiplie les parts Astrogo d’un joueur par les icônes de pièce visibles dans la station Astrogo.
SCORE-4 | Parts Tawac | La catégorie 3 multiplie les parts Tawac d’un joueur par les icônes de pièce visibles dans la station Tawac.
SCORE-5 | Parts Skymine | La catégorie 4 multiplie les parts Skymine d’un joueur par les icônes de pièce visibles dans la station Skymine.
SCORE-6 | Parts Minerva | La catégorie 5 multiplie les parts Minerva d’un joueur par les icônes de pièce visibles dans la station Minerva.
SCORE-7 | Compter les parts | Le nombre de parts d’une compagnie réunit les parts atteintes sur sa piste et les icônes de part supplémentaire correspondantes.
SCORE-8 | Valeur de l’hélium-3 | La catégorie 6 compte la dernière valeur de la piste de stockage franchie par le pion Hélium-3.
SCORE-9 | Valeur des recherches | La catégorie 7 additionne la dernière valeur franchie sur la piste de recherche et les valeurs des jetons Recherche spéciaux face visible atteints.
SCORE-10 | Vainqueur et égalités | Le joueur qui a le plus de crypcoins gagne ; les joueurs à égalité en tête gagnent ensemble, sans départage.
TILE-1 | Vie d’une tuile Bonus | Une tuile Bonus est réservée pendant une manche, reçue pendant la préparation, gardée pour la manche suivante, puis rendue.
TILE-2 | Quatre tuiles Bonus | Les tuiles Bonus sont la tuile +1 Ressource et trois tuiles Action : Ingénieur, Chercheur et Énergie.
TILE-3 | Réception de la tuile +1 | Une fois reçue, la tuile +1 Ressource se trouve à côté du plateau individuel et y attend la phase d’actions.
TILE-4 | Placement de la tuile +1 | À son tour, le joueur qui la détient peut placer la tuile sur une carte Ressource face visible, dont la valeur augmente de 1 unité.
TILE-5 | Pas de déplacement de la tuile +1 | La tuile +1 Ressource reste sur la carte où elle a d’abord été placée.
TILE-6 | Utilisation de la tuile +1 | Utiliser la carte placée dessous retourne aussi la tuile +1 Ressource face cachée.
TILE-7 | Carte requise pour la tuile +1 | La tuile +1 Ressource ne sert qu’avec la carte placée dessous et retourne sans effet sur le plateau si elle n’a jamais été placée.
TILE-8 | Tuiles Action | Une tuile Action équivaut à une carte de son type, n’occupe aucun emplacement d’action et est retournée face cachée après usage.
TILE-9 | Tuile Ingénieur | Cette tuile fait avancer le pion Hélium-3 de 2 cases, et d’une de plus pour chaque autre carte Ingénieur face visible, mais ne rapporte aucun crypcoin.
TILE-10 | Tuile Chercheur | La tuile agit comme une carte Chercheur qui donne 1 point de recherche.
TILE-11 | Tuile Énergie | La tuile agit comme une carte Énergie de 2 points d’énergie et s’utilise avec toutes les autres cartes Énergie.
TRACK-1 | Appels de fonds | Chaque piste de compagnie a un ou deux appels de fonds, situés entre les cases ; en franchir un ne compte pas comme une case.
TRACK-2 | Payer un appel de fonds | Franchir un appel de fonds oblige à payer aussitôt à la banque les crypcoins imprimés.
TRACK-3 | S’arrêter à un appel de fonds | Si son propriétaire ne peut pas ou ne veut pas payer, le pion Investissement reste devant l’appel de fonds.
TRACK-4 | Dernière case de la piste | Une fois sur la dernière case d’une piste de compagnie, le pion Investissement y reste jusqu’à la fin de la partie.
TRACK-5 | Cases en trop perdues | Les cases d’une récompense qu’un pion Investissement ne peut pas parcourir, devant un appel de fonds ou au bout de la piste, sont perdues.
TRACK-6 | Crypcoins des seuils | Chaque piste a deux seuils de retour sur investissement ; en franchir un rapporte au propriétaire du pion 1 ou 2 crypcoins, selon ce qui est imprimé.
TRACK-7 | Crypcoins pour ceux qui ont déjà franchi le seuil | Tous les autres joueurs qui ont déjà franchi ce seuil reçoivent le même nombre de crypcoins, y compris ceux qui ont passé.
TRACK-8 | Case par case | À chaque case, l’appel de fonds se règle avant le seuil ; les crypcoins d’un seuil peuvent payer des appels de fonds plus loin.
TRACK-9 | Déverrouiller un bonus de piste | Franchir un seuil déverrouille son bonus de piste pour ce joueur, à partir de son prochain tour.
TRACK-10 | Types de bonus de piste | Il y a deux types de bonus de piste : les bonus permanents et les cases Bonus.
TRACK-11 | Utiliser les bonus permanents | Un bonus permanent déverrouillé peut s’appliquer dans toutes les situations où il convient.
TRACK-12 | Utiliser les cases Bonus des pistes | Une case Bonus de piste s’utilise comme celles du plateau, mais elle est réservée aux joueurs qui l’ont déverrouillée.
TRACK-13 | Deux bonus par piste | À chaque seuil correspond un bonus de piste, et le second d’une piste améliore souvent le premier.
TRACK-14 | Un bonus sur les deux | Un joueur utilise le premier ou le second bonus d’une piste, pas les deux : les bonus permanents ne se cumulent pas, et son propre pion sur une case Bonus lui ferme l’autre pour la manche.
TRACK-15 | Un pion par piste | Un pion Bonus sur une case Bonus d’une piste interdit l’autre à son propriétaire pour cette manche.
TB-1 | Énergie, premier seuil | L’énergie totale augmente de 1 pour tous les usages, tant que le joueur a une carte ou tuile Énergie face visible dans sa zone d’actions.
TB-2 | Énergie, second seuil | L’énergie totale augmente de 2 aux mêmes conditions ; ce bonus remplace celui du premier seuil au lieu de s’y ajouter.
TB-3 | Pions Bonus supplémentaires | Le joueur gagne des pions Bonus supplémentaires : 1 au premier seuil, 2 en tout au second.
TB-4 | Réduction pour les minéraux | Le coût total d’une carte disponible acquise avec des cartes Ressource de minéraux est réduit de 1.
TB-5 | Ressources mélangées et réduction | Une carte disponible peut être acquise avec des cartes Ressource de plusieurs types, et son coût total est réduit de 1, que les types soient mélangés ou non.
TB-6 | Réduction pour le titane | Le coût total d’une carte disponible acquise avec des cartes Ressource de titane est réduit de 1.
TB-7 | Bonus de valeur du titane | La valeur de chaque carte Ressource de titane de la zone d’actions augmente de 1 pour tous les usages.
TB-8 | Ingénieur, premier seuil | Une icône permanente compte comme un Ingénieur, mais pas pour l’action, et ajoute 1 au nombre de dômes d’une compagnie.
TB-9 | Ingénieur, second seuil | L’icône permanente reste unique, mais le nombre de dômes d’une compagnie augmente de 3 au lieu de 1.
BSP-1 | Recherche et hélium, premier seuil | Pour 2 crypcoins, le joueur gagne 2 points de recherche et 1 case d’hélium-3, ou 1 point de recherche et 2 cases.
BSP-2 | Recherche et hélium, second seuil | Pour 1 crypcoin, le joueur gagne 2 points de recherche et 2 cases d’hélium-3.
BSP-3 | Achat et hélium, premier seuil | Cette case ne coûte rien et permet d’acheter une carte disponible en crypcoins, d’avancer de 1 case d’hélium-3, ou de faire les deux.
BSP-4 | Achat et hélium, second seuil | Cette case ne coûte rien et permet d’acheter une carte disponible en payant 1 crypcoin de moins, d’avancer de 2 cases d’hélium-3, ou de faire les deux.
BSP-5 | Détruire une carte en main | Détruire une carte de sa main, sauf une carte Part, rapporte son coût imprimé plus 3, en crypcoins.
BSP-6 | Détruire une carte de carbone | Détruire une carte Ressource de carbone de sa main rapporte son coût imprimé plus 8, en crypcoins.
BSP-7 | Deux autres pistes | Pour 1 crypcoin, le joueur avance de 3 cases sur une autre piste de compagnie et de 2 sur une deuxième.
BSP-8 | Trois autres pistes | Pour 1 crypcoin, le joueur avance de 3 cases sur une autre piste de compagnie et de 2 sur chacune des deux qui restent.
BSP-9 | Carte détruite, premier seuil | Détruire une carte de sa main, sauf une carte Part, permet soit de faire l’action de cette carte seule, soit de payer 2 crypcoins pour prendre n’importe quelle carte détruite.
BSP-10 | Carte détruite, second seuil | Détruire une carte de sa main, sauf une carte Part, permet de faire l’action de cette carte seule, de payer 2 crypcoins pour prendre n’importe quelle carte détruite, ou les deux.
SPECIAL-1 | Fin de la piste de stockage | Sur la dernière case de la piste de stockage, le pion Hélium-3 s’arrête définitivement.
SPECIAL-2 | Crypcoins pour les cases en trop | Une fois la fin de la piste de stockage atteinte, chaque case d’hélium-3 restante ou gagnée plus tard rapporte 2 crypcoins.
SPECIAL-3 | Emplacement d’action de la piste de stockage | Atteindre la case marquée de la piste de stockage fait passer sur ON son emplacement d’action supplémentaire, utilisable dès la prochaine phase de planification.
SPECIAL-4 | Fin de la piste de recherche | Le pion Transmission termine son parcours sur le jeton de la dernière case de la piste de recherche.
SPECIAL-5 | Crypcoins pour les points de recherche | Quand la piste de recherche est terminée, chaque point de recherche devient 2 crypcoins et ne sert à rien d’autre.
SPECIAL-6 | Emplacement d’action de la piste de recherche | Atteindre le jeton de la cinquième case de recherche fait passer sur ON son emplacement d’action supplémentaire, utilisable dès la prochaine phase de planification.
NOTE-1 | Toujours une carte Ressource | Même à un coût total de 0, une acquisition utilise au moins une carte Ressource, dont toute la valeur peut servir à avancer.
NOTE-2 | Achats gratuits | Acheter une carte de coût total 0 sur une case Bonus ne demande aucun crypcoin en plus du coût éventuel de cette case.
NOTE-3 | Réserve de jetons épuisée | Quand il ne reste plus de jetons Recherche d’une lettre en réserve, ses emplacements du tableau restent vides.
NOTE-4 | Crypcoins illimités | La banque n’est jamais à court de crypcoins ; au besoin, d’autres objets remplacent les pièces qui manquent.
NOTE-5 | Coûts à payer en entier | Les cases Bonus, les jetons Recherche spéciaux et les appels de fonds sont réservés à ceux qui remplissent le prérequis ou paient le coût en entier.
NOTE-6 | Gains dans la mesure du possible | Les gains s’appliquent dans la mesure du possible ; le reste est perdu, sauf si un remplacement est prévu.
NOTE-7 | Paiements facultatifs | Un paiement qui survient au cours d’un gain, comme un appel de fonds, peut toujours être refusé.
NOTE-8 | Seulement vers l’avant | Les pions Investissement, Hélium-3 et Transmission ne se déplacent que vers l’avant.
NOTE-9 | Le joueur actif décide | Dans la phase d’actions, seul le joueur dont c’est le tour agit ; les autres attendent leur propre tour.
NOTE-10 | Cartes qui ne comptent jamais | Les cartes face cachée, défaussées ou en main n’ajoutent rien aux totaux, aux majorités ni aux prérequis.
VARIANT-1 | Emplacements contraints | Les joueurs peuvent convenir au préalable de lier chaque emplacement d’action à l’emplacement de défausse de la même colonne.
VARIANT-2 | Passer avec la variante | Quand un joueur passe, chaque carte est placée juste au-dessus, sur l’emplacement de défausse lié au sien, au lieu d’un emplacement au choix.
ICON-1 | Icône Chercheur | L’icône Chercheur désigne une carte Chercheur partout où elle figure.
ICON-2 | Icône Ingénieur | L’icône Ingénieur désigne une carte Ingénieur partout où elle figure.
ICON-3 | Icône Chercheur ou Ingénieur | Le jeton demande un Chercheur ou un Ingénieur face visible, autre que le Chercheur qui déplace le pion.
ICON-4 | Icône d’hélium | Le pion Hélium-3 avance sur la piste de stockage du nombre de cases indiqué.
ICON-5 | Icône de points de recherche | Le joueur dépense le nombre indiqué de points de recherche pour des jetons, des crypcoins ou les deux.
ICON-6 | Flèche de la compagnie étendue | Le pion Investissement avance du nombre de cases indiqué sur la piste de la compagnie étendue par cette action.
ICON-7 | Flèche d’une compagnie | Le pion Investissement avance du nombre de cases indiqué sur la piste de la compagnie de l’icône.
ICON-8 | Flèche d’une compagnie au choix | Toutes les cases indiquées se parcourent sur une seule piste de compagnie, choisie par le joueur.
ICON-9 | Retirer une succursale | Le joueur choisit une station et remet dans la boîte une succursale prise en haut d’une colonne.
ICON-10 | Quatre unités d’une ressource | Le jeton demande un total face visible d’au moins 4 unités d’un même type de ressource.
ICON-11 | Retirer deux succursales | Deux succursales retournent dans la boîte, prises dans la même station ou dans deux stations différentes.
ICON-12 | Carbone et une autre ressource | Le jeton demande, face visible, 3 unités de carbone et 3 unités d’une autre ressource ; 6 unités de carbone conviennent aussi.
ICON-13 | Icône de coût en crypcoins | Un signe moins indique combien de crypcoins le joueur doit payer à la banque.
ICON-14 | Icône de gain en crypcoins | Un signe plus indique combien de crypcoins la banque verse.
ICON-15 | Prérequis de titane | Le jeton demande que les cartes face visible de la zone d’actions fournissent au moins 1 unité de titane.
ICON-16 | Récompense de titane | S’arrêter sur le jeton rapporte le total de titane face visible moins 1, en crypcoins ; 1 unité de titane ne rapporte donc rien.
MISSION-1 | Révélation des missions | Après la mise en place ordinaire, une carte Mission tirée au hasard est révélée s’il y a 1 ou 2 joueurs humains, deux s’il y en a 3 ou 4 ; Luna ne compte pas.
MISSION-2 | Carte Statut de mission | Chaque joueur humain reçoit une autre carte Mission sans la regarder ; son verso lui sert de carte Statut de mission.
MISSION-3 | Pions sur la carte Statut | Chaque joueur humain place ses trois pions Bonus à usage unique sur les trois cases de colonne de sa carte Statut de mission.
MISSION-4 | Carte Statut encore libre | Les cartes Statut de mission attendent au-dessus des missions face visible ; le matériel restant retourne dans la boîte.
MISSION-5 | Luna sans missions | Luna n’a ni carte Statut de mission, ni pions Bonus à usage unique, ni tâches.
MISSION-6 | Première tâche | Un joueur humain qui remplit une tâche à son tour peut y rattacher sa carte Statut de mission, gagner 2 crypcoins et prendre le pion de cette tâche.
MISSION-7 | Rattachement définitif | Une carte Statut de mission rattachée reste avec sa carte Mission ; les tâches des autres cartes Mission sont alors hors d’atteinte.
MISSION-8 | Tâches suivantes | Toute autre tâche de cette mission dont la colonne a encore un pion rapporte 2 crypcoins et ce pion.
MISSION-9 | Case Bonus personnelle | Prendre le dernier pion transforme la carte Statut de mission en une case Bonus que seul son propriétaire peut utiliser.
MISSION-10 | Utiliser la case personnelle | Pour 1 crypcoin, le propriétaire avance de 3 cases sur une piste de compagnie, selon les règles habituelles des cases Bonus.
MISSION-11 | Les missions ne bloquent jamais | Plusieurs cartes Statut peuvent partager une carte Mission, et chaque joueur humain peut quand même remplir les trois tâches.
MISSION-12 | Combler les vides | Quand une carte Statut terminée est enlevée, les cartes placées dessous remontent.
MISSION-13 | Ordre des tâches | Un joueur peut accomplir autant de tâches qu’il le souhaite, dans n’importe quel ordre et à tout moment de son tour, même au cours de son action, mais pas pendant qu’il passe.
MISSION-14 | Les tâches ne sont pas des actions | Remplir la condition d’une tâche par une action n’est pas une action en soi.
MISSION-15 | Pions Bonus à usage unique | Ces pions se placent comme les autres pions Bonus, mais quittent le jeu à la phase de préparation suivante.
MISSION-16 | Fin de partie avec missions | Les missions ne changent ni la fin de la partie ni le décompte final.
MISSION-17 | Tâche : Chercheurs | Cette tâche demande au moins 3 cartes Chercheur ou Ingénieur face visible dans la zone d’actions.
MISSION-18 | Tâche : une ressource | Cette tâche demande des cartes face visible d’une valeur totale d’au moins 7 dans une seule ressource.
MISSION-19 | Tâche : hélium-3 | Cette tâche demande une seule action qui fait avancer le pion Hélium-3 d’au moins 4 cases de la piste de stockage.
MISSION-20 | Tâche : extension sur la Lune | Cette tâche demande une seule action Énergie qui déploie au moins 5 succursales d’une compagnie dans des secteurs de la Lune.
MISSION-21 | Tâche : extension dans la ceinture | Sur le côté Astéroïdes, il faut placer au moins 5 éléments (succursales et navettes) d’une même compagnie en une seule action.
BELT-1 | Côté Astéroïdes | Le module se joue sur le côté Astéroïdes du plateau de jeu.
BELT-2 | Succursales dans la ceinture | Douze succursales remplissent les deux colonnes externes de chaque station ; 3 succursales par compagnie ne servent pas.
BELT-3 | Navettes | La colonne centrale de chaque station est remplie avec les 5 navettes de sa compagnie.
BELT-4 | Bords échangés | Les stations et leurs pistes de compagnie changent de bord par rapport au côté Lune ; le reste de la mise en place est identique.
BELT-5 | S’étendre dans la ceinture | Toutes les cartes Énergie s’utilisent ensemble, et leurs points servent à payer des cases Espace pour une compagnie choisie.
BELT-6 | Types de cases Espace | Les cases de succursale, sur les astéroïdes, reçoivent des succursales ; les cases de navette, sur les routes spatiales, des navettes.
BELT-7 | Un élément par case | À la fin de l’action, une case Espace porte au plus un élément ; une case qui porte un élément de la compagnie ne peut pas être choisie.
BELT-8 | Portée des cases de succursale | Un astéroïde est à portée s’il porte une succursale de la compagnie ou touche une route spatiale où se trouve une de ses navettes.
BELT-9 | Portée des cases de navette | Une case de navette est à portée si sa route spatiale touche un astéroïde où la compagnie a une succursale.
BELT-10 | Portée croissante | Chaque élément placé étend aussitôt la portée de la compagnie, au cours de la même action.
BELT-11 | Coût de base | Chaque case Espace coûte 1 point d’énergie.
BELT-12 | Supplément de l’éclair | Une case qui ne s’atteint qu’en franchissant une icône éclair coûte 1 point d’énergie de plus.
BELT-13 | Supplément de renvoi | Une case où se trouve un élément rival coûte 1 point d’énergie de plus ; le total ne dépasse donc jamais 3.
BELT-14 | Prise de l’élément | Une navette se prend en haut de la colonne centrale, une succursale en haut d’une des colonnes externes.
BELT-15 | Placement de l’élément | L’élément est placé à la verticale ; un élément rival reste pour le moment sur la case.
BELT-16 | Continuer ou s’arrêter | La même compagnie peut continuer à s’étendre tant qu’il reste des points ; les points non utilisés sont perdus.
BELT-17 | Récompenses des navettes | Une nouvelle navette sur une case qui porte l’icône fait avancer le joueur de 1 case sur la piste de la compagnie étendue.
BELT-18 | Récompenses des astéroïdes | Seule la première succursale d’une compagnie sur un astéroïde rapporte tout ce qu’indique son écran de récompenses.
BELT-19 | Ordre des récompenses | Le joueur prend les récompenses des nouveaux éléments dans n’importe quel ordre.
BELT-20 | Retour des éléments renvoyés | Une navette renvoyée retourne à la case libre la plus basse de la colonne centrale, une succursale à celle d’une colonne externe.
BELT-21 | Cases barrées | Les éléments renvoyés sautent les cases barrées et prennent la prochaine case libre au-dessus.
BELT-22 | Navettes préimprimées | Les navettes préimprimées sont permanentes et maintiennent à portée de chaque compagnie les astéroïdes reliés à sa station.
BELT-23 | Éléments épuisés | Une compagnie qui n’a plus de navette ou de succursale dans sa station ne peut plus occuper de case du type correspondant.
BELT-24 | Pas de place dans la station | Un élément renvoyé qui ne trouve aucune case permise est retiré du jeu.
BELT-25 | Trop peu d’énergie | Une carte Énergie peut être utilisée même si elle ne paie aucune case à portée, mais ses points sont alors perdus.
BELT-26 | Retrait de succursales | Les récompenses qui font retirer des succursales ne concernent jamais les navettes, seulement les succursales du haut des colonnes externes.
BELT-27 | Ingénieur dans la ceinture | L’action de l’Ingénieur ne change pas ; seuls les dômes d’hélium-3 se comptent autrement.
BELT-28 | Dômes ordinaires | Une compagnie qui a une succursale sur un astéroïde contrôle chaque dôme de l’écran de récompenses de cet astéroïde, que des rivales y soient présentes ou non.
BELT-29 | Dômes reliés | Les dômes supplémentaires des astéroïdes 1 et 15 reviennent à la compagnie qui occupe les deux cases de succursale reliées au dôme.
BELT-30 | Aucun dôme pour les navettes | Les navettes, même préimprimées, ne contrôlent aucun dôme.
BELT-31 | Fin de partie dans la ceinture | La fin de partie ne change pas : une part vaut autant que les icônes de pièce visibles dans les trois colonnes de la station.
BELT-32 | Ceinture et missions | Pour la tâche de mission sur les extensions, succursales et navettes s’additionnent.
BELT-33 | Ceinture et Luna | Luna s’étend dans la ceinture selon ses propres règles, sans coûts, suppléments ni récompenses.
BELT-34 | Ceinture et menaces | Une carte Menace ajoute un autre emploi des points d’énergie entre les cases de navette 11 et 16.
BELT-35 | Retour sur un astéroïde | Une compagnie entièrement chassée d’un astéroïde en gagne de nouveau la récompense avec la prochaine succursale qu’elle y place.
BELT-36 | Fin de l’action | Quand chaque case ne porte plus qu’un élément, les nouveaux sont couchés et toutes les cartes Énergie sont retournées face cachée.
MENACE-1 | Côté Astéroïdes seulement | Les cartes Menace ne s’utilisent que dans une partie sur le côté Astéroïdes.
MENACE-2 | Placement d’une menace | Après la mise en place complète, une carte Menace tirée au hasard est placée face visible pour relier les cases de navette 11 et 16 ; les autres retournent dans la boîte.
MENACE-3 | Effet d’une menace | Une menace a une conséquence à la fin de la partie, sauf si un joueur l’affronte à temps.
MENACE-4 | Affronter une menace | Un joueur humain n’affronte la menace qu’au cours d’une action Énergie, si les trois conditions sont réunies.
MENACE-5 | Condition de la navette | La compagnie étendue doit avoir une navette, ancienne ou nouvelle, sur la case de navette 11 ou 16.
MENACE-6 | Condition d’énergie | Atteindre la menace demande 2 points d’énergie de l’action.
MENACE-7 | Prérequis de la carte | Le prérequis de la carte est payé ou rempli avant les récompenses ; celles de la même action ne peuvent donc pas aider.
MENACE-8 | Ordre des récompenses | Après les récompenses ordinaires de l’action, le joueur prend celle de la carte Menace.
MENACE-9 | Retrait de la menace | Le joueur retire la carte Menace du plateau, la retourne face cachée et en devient propriétaire.
MENACE-10 | Part Joker | Une fois retournée, la carte est une part Joker que son propriétaire garde jusqu’à la fin de la partie.
MENACE-11 | Pas de nouvelle menace | Une carte Menace retirée n’est jamais remplacée par une autre.
MENACE-12 | Décompte de la part Joker | Au décompte final, le propriétaire peut compter la part Joker comme une part supplémentaire d’une compagnie de son choix.
MENACE-13 | Menace non retirée | La conséquence d’une carte Menace encore sur le plateau s’applique ; elle peut modifier la fin de la partie ou son décompte.
MENACE-14 | Luna et les menaces | Luna ne peut pas affronter une menace et n’est concernée que par la Singularité et l’Anomalie temporelle.
MENACE-15 | Pirates de l’espace | Les affronter coûte 6 crypcoins ; sinon, les joueurs humains perdent tous les crypcoins de leur réserve avant le décompte final.
MENACE-16 | Comète scélérate | L’affronter coûte 3 points d’énergie de plus ; sinon, la station la plus rentable (ou chacune des plus rentables) compte 2 icônes de pièce de moins pour les joueurs humains.
MENACE-17 | Pont artificiel d’Einstein-Rosen | Pour l’affronter, le joueur détruit 2 cartes Énergie de sa main ; sinon, les joueurs humains perdent toutes leurs cartes Énergie avant le décompte final.
MENACE-18 | Sonde inconnue | L’affronter demande la valeur 40 sur la piste de stockage ; sinon, les joueurs humains retirent leur pion Hélium-3 et ne marquent rien pour la piste de stockage. Une piste de stockage terminée rapporte quand même son point de succès.
MENACE-19 | Singularité | L’affronter demande la valeur 40 sur la piste de recherche ; sinon, la partie s’arrête après la phase d’actions de la manche 6.
MENACE-20 | Anomalie temporelle | L’affronter demande les valeurs 25 (stockage) et 20 (recherche) ; sinon, il n’y a pas encore de vainqueur et une nouvelle partie commence.
MENACE-21 | Fin de la boucle temporelle | Quand la carte est retirée au cours d’une partie, les moyennes arrondies de toutes les parties de la boucle désignent le vainqueur. C’est alors seulement que le point de succès de la victoire est donné.
LUNA-1 | Luna, joueur supplémentaire | Un à trois joueurs humains peuvent ajouter Luna à leur partie ; un joueur seul doit toujours le faire.
LUNA-2 | Place de Luna | Luna se place juste à droite du premier joueur et y reste toute la partie ; en manche 1, elle joue donc en dernier.
LUNA-3 | Couleur de Luna | Luna utilise une couleur de joueur encore libre et met son pion Joueur sur son plateau.
LUNA-4 | Positions de départ | En dessous du niveau 6, son pion Transmission commence sur l’écran de départ et son pion Hélium-3 sur la première case de stockage.
LUNA-5 | Emplacements des extrémités fermés | Les marqueurs ON/OFF des deux emplacements des extrémités de son plateau commencent côté OFF visible : ces emplacements sont donc fermés.
LUNA-6 | Réserve de Luna | Sa réserve contient au départ 1 crypcoin et ses 5 pions Bonus au complet.
LUNA-7 | Luna sur les pistes de compagnie | Un pion Investissement de Luna commence sur la case 0 de chaque piste de compagnie.
LUNA-8 | Pions Bonus des joueurs humains | Luna compte ici comme un joueur : un joueur humain seul a 3 pions Bonus ; deux ou trois joueurs humains en ont 2 chacun.
LUNA-9 | Bonus de départ de Luna | Une tuile Recherche de départ restante, tirée au hasard, fait avancer les pions de Luna selon son bonus, puis retourne dans la boîte.
LUNA-10 | Pas de cartes de départ | Luna n’a ni cartes Action de départ ni carte Énergie ; les siennes restent dans la boîte.
LUNA-11 | Aide de jeu de Luna | Une aide de jeu est placée côté Luna visible, simplement pour aider les joueurs.
LUNA-12 | Choix du niveau | Les joueurs humains conviennent d’un niveau de difficulté entre 0 et 8 ; le niveau 2 est le niveau standard.
LUNA-13 | Paquet Luna et paquet de rang 2 | À partir du niveau 2, 12 cartes de rang 1 mélangées forment le paquet Luna, et 7 cartes de rang 2 un paquet à part, face cachée.
LUNA-14 | Niveaux faciles | Les niveaux 0 et 1 n’utilisent aucune carte de rang 2 ; au niveau 0, les emplacements des extrémités de Luna ne passent jamais sur ON.
LUNA-15 | Niveaux avancés | Les niveaux 3 à 8 commencent comme le niveau 2 et ajoutent des jetons Luna ; aux niveaux 6 à 8, ses pions partent aussi de plus loin.
LUNA-16 | Jetons Luna | Un jeton Luna se trouve sur chaque case de son plateau où le niveau figure en jaune.
LUNA-17 | Départ avancé | Aux niveaux 6 à 8, ses pions Hélium-3 et Transmission commencent sur les cases où le niveau figure en blanc.
LUNA-18 | Effet des jetons Luna | Quand un pion de Luna atteint ou franchit un jeton Luna, la carte du dessus du paquet de rang 2 est placée face cachée sur le paquet Luna.
LUNA-19 | Distribution des cartes Action | Quand les joueurs humains ont placé leurs cartes, chaque emplacement de Luna sur ON reçoit une carte face cachée, de gauche à droite.
LUNA-20 | Paquet Luna épuisé | Un paquet Luna vide est reconstitué avec sa pile de défausse mélangée, à laquelle s’ajoute, à partir du niveau 2, une carte de rang 2.
LUNA-21 | Cartes de majorité | Après la révélation des cartes des joueurs humains, deux autres cartes Luna sont placées face visible sur les deux emplacements de majorité.
LUNA-22 | Icônes de révélation | Les icônes de révélation des cartes de majorité font aussitôt avancer son pion Hélium-3 ou Transmission, la carte de gauche d’abord.
LUNA-23 | Valeurs de majorité de Luna | Les cartes de majorité indiquent combien de titane, de carbone, d’énergie, de minéraux et de Chercheurs et/ou Ingénieurs Luna possède.
LUNA-24 | Luna et les cases Bonus de majorité | Pour utiliser une case Bonus de majorité, un joueur humain doit aussi égaler ou dépasser ce que Luna possède de cet élément.
LUNA-25 | Sections ignorées pour l’instant | Les sections Actions des cartes de majorité ne comptent pas, et un emplacement nouvellement sur ON attend la prochaine phase de planification.
LUNA-26 | Ordre du tour avec Luna | Luna joue toujours après le joueur à sa droite et n’est jamais premier joueur, quel que soit le joueur qui commence.
LUNA-27 | Tour de Luna | Luna révèle sa carte Action face cachée la plus à gauche et effectue toute sa section Actions, de haut en bas.
LUNA-28 | Après le tour de Luna | C’est ensuite au joueur assis à la gauche de Luna de jouer.
LUNA-29 | Défausse de ses cartes | Après sa dernière carte de la manche, ses cartes Action utilisées sont mélangées et placées face visible sur sa pile de défausse.
LUNA-30 | Contrôle des majorités | Sur la carte du dessus de la défausse, la plus élevée des deux valeurs de majorité désigne le côté dont la carte de majorité est défaussée ; à égalité, aucune ne l’est.
LUNA-31 | Luna a passé | Après cette étape, Luna est sortie de la phase d’actions, mais les cartes de majorité encore en place continuent de bloquer.
LUNA-32 | Luna pendant la préparation | Luna récupère ses pions Bonus et défausse ses cartes de majorité, mais ne reçoit jamais de tuile Bonus.
LUNA-33 | Luna au décompte final | Luna marque des points dans les sept catégories, parts de ses cartes collectées comprises, et peut gagner.
LUNA-34 | Luna et les missions | Luna ignore les cartes Mission et n’a pas de carte Statut de mission.
LUNA-35 | Luna dans la ceinture | Sur le côté Astéroïdes, seule sa manière d’étendre les compagnies est différente.
LUNA-36 | Luna et les menaces | Luna ignore les menaces et ne subit que la Singularité et l’Anomalie temporelle.
LUNA-37 | Luna dans la campagne | La campagne a des règles particulières pour le niveau de Luna et pour ses points de succès.
LUNA-38 | Manches avec Luna | Une partie avec Luna garde 7 manches de trois phases, avec quelques étapes de plus pour elle.
LACT-1 | Ordre des lignes | Luna effectue les lignes de la section Actions une par une, de haut en bas.
LACT-2 | Lecture des classements | Chaque classement des compagnies est établi selon la situation au moment où sa ligne est résolue.
LACT-3 | Deux fois la même compagnie | Si une carte fait avancer sur une piste et étend aussi la compagnie, les deux suivent un seul choix, fait au début.
LACT-4 | Gain de crypcoins | La banque verse à Luna autant de crypcoins que la carte l’indique.
LACT-5 | Gain d’hélium-3 | Son pion Hélium-3 avance et fait passer l’emplacement A sur ON à la case d’activation ; chaque case au-delà de la fin rapporte 2 crypcoins.
LACT-6 | Gain de recherche | Son pion Transmission avance et fait passer l’emplacement E sur ON à la case d’activation ; chaque case au-delà de la fin rapporte 2 crypcoins.
LACT-7 | Franchir des jetons Luna | Les deux types de déplacement déclenchent chaque jeton Luna que le pion atteint ou franchit.
LACT-8 | Avancer sur les pistes | Son pion Investissement avance du nombre de cases indiqué sur chaque piste de compagnie que la carte désigne.
LACT-9 | Seuils | Les seuils de retour sur investissement rapportent à Luna comme d’habitude, quand elle les franchit et quand d’autres le font après elle.
LACT-10 | Appels de fonds | Luna paie un appel de fonds dans la limite de ses crypcoins et le franchit dans tous les cas, sans dette.
LACT-11 | Fin d’une piste de compagnie | Chaque case au-delà de la dernière d’une piste de compagnie rapporte 2 crypcoins à Luna.
LACT-12 | Pas de bonus de piste | Les bonus de piste que ses pions atteignent sont sans effet pour Luna.
LACT-13 | Valeur d’une compagnie | La valeur d’une compagnie est égale aux icônes de pièce actuellement visibles dans sa station.
LACT-14 | Compagnie plus rentable | La plus rentable de deux compagnies est celle qui a le plus d’icônes de pièce visibles.
LACT-15 | Égalités de valeur | À valeur égale, c’est le plus grand nombre de cases de départ vides qui décide, puis la première lettre de piste dans l’alphabet.
LACT-16 | La plus rentable | La carte désigne la compagnie classée première en valeur.
LACT-17 | Les deux plus rentables | La carte désigne chacune des deux compagnies classées première et deuxième en valeur.
LACT-18 | La deuxième plus rentable | La carte désigne la compagnie classée deuxième en valeur.
LACT-19 | La moins rentable | La carte désigne la compagnie classée dernière en valeur.
LACT-20 | Les quatre compagnies | La carte désigne chacune des quatre compagnies.
LACT-21 | Mener avec le plus grand écart | C’est la piste où Luna a la plus grande avance, à défaut une piste où elle partage la tête, à défaut celle de son plus petit retard ; la valeur départage les égalités.
LACT-22 | Les deux plus grands écarts | Ce sont les deux premières pistes dans l’ordre des écarts de Luna ; la valeur départage les égalités.
LACT-23 | Menée avec le plus grand écart | C’est la piste où Luna a le plus grand retard, à défaut une piste où elle partage la tête, à défaut celle de sa plus petite avance ; la valeur départage les égalités.
LACT-24 | Le plus grand retard à portée | Pour choisir une rivale à renvoyer, le livret français compare toutes les compagnies, les textes internationaux seulement celles qui ont un élément à portée ; les joueurs conviennent avant la partie de la version à suivre.
LACT-25 | Pion selon la lettre | La lettre de l’emplacement qui porte la carte désigne la case Bonus où Luna place un pion Bonus.
LACT-26 | Pion sans effet | Luna ne paie ni ne gagne rien pour son pion, qui bloque simplement la case pour la manche.
LACT-27 | Case Bonus occupée | Si la case désignée porte déjà un pion, Luna n’en place pas et ne cherche pas d’autre case.
LACT-28 | Grille des cases Bonus | Les rangées du schéma ont 1, 2 et 4 cases alignées à droite ; la case unique du haut n’a jamais de lettre.
LACT-29 | Cartes selon la lettre | Luna prend les cartes de tous les emplacements de cartes disponibles qui portent la même lettre que le sien et les garde face cachée.
LACT-30 | Cartes gratuites | Luna ne paie rien pour les cartes qu’elle gagne.
LACT-31 | Emplacement vide | Un emplacement désigné sans carte ne donne rien à Luna.
LACT-32 | Cartes gardées pour le décompte | Les cartes gagnées ne sont jamais jouées et ne comptent qu’au décompte final, par leurs icônes de part.
LACT-33 | Part la plus rentable | Luna prend une carte disponible qui porte une part de la compagnie la plus rentable, d’abord à l’emplacement du plus petit numéro. Le livret français entend la plus rentable des quatre, les textes internationaux la plus rentable de celles que montrent les cartes disponibles ; les joueurs conviennent avant la partie de la version à suivre.
LACT-34 | Défausser un jeton d’une lettre | Le jeton Recherche de la lettre indiquée, dans la colonne de son emplacement, est retiré du jeu.
LACT-35 | Crypcoins de la case de prime | Défausser un jeton d’une lettre rapporte aussi à Luna tous les crypcoins de la case de prime.
LACT-36 | Compléter le tableau | Les emplacements vides du tableau des recherches sont ensuite complétés comme d’habitude.
LACT-37 | Défausser un jeton spécial | Le jeton Recherche spécial face visible révélé en dernier est retiré de sa case de manche.
LACT-38 | Points d’extension | Chaque point d’extension place un élément de la compagnie ; rien ne coûte un second point.
LACT-39 | Pas de récompenses d’extension | Luna ne prend aucune récompense des secteurs ou des cases Espace qu’elle occupe.
LACT-40 | Points d’extension perdus | Les points restants d’une compagnie qui ne peut plus placer d’élément sont perdus.
LACT-41 | Colonne principale | Parmi les colonnes de succursales dont la case finale est couverte, la plus vide est la colonne principale ; entre colonnes aussi vides, c’est la plus proche du logo.
LACT-42 | Aucune case finale couverte | Si toutes les cases finales sont découvertes, c’est la colonne la plus vide ; entre plusieurs, celle qui a le moins d’icônes de pièce, puis la plus proche du logo.
LACT-43 | Colonne déterminée à chaque fois | La colonne principale est déterminée à nouveau pour chaque succursale qui quitte une station ou y retourne.
LACT-44 | Étendre deux compagnies | Quand il y a deux compagnies à étendre, la moins rentable s’étend d’abord et utilise tous ses points avant l’autre.
LACT-45 | Secteur éligible | Les secteurs adjacents à la station ou à une succursale de la compagnie sont éligibles, sauf ceux où elle a déjà une succursale.
LACT-46 | Secteur vide visé | Luna choisit le secteur éligible vide du plus petit numéro pour MIN, du plus grand pour MAX.
LACT-47 | Secteur rival visé | Sans secteur éligible vide, la cible appartient à la rivale sur la piste de laquelle le retard de Luna est le plus grand : son secteur éligible le plus bas pour MIN, le plus haut pour MAX.
LACT-48 | Placement et renvoi | Luna place la succursale du haut de cette colonne principale, et une succursale rivale présente dans la cible est renvoyée aussitôt.
LACT-49 | Cibles possibles | Les cibles possibles sont les cases de navette vides à portée et les astéroïdes à portée qui ont une case de succursale vide mais aucune succursale de la compagnie.
LACT-50 | Choix d’une cible | MIN désigne la cible possible du plus petit numéro, MAX celle du plus grand.
LACT-51 | Cible : case de navette | Une case de navette choisie reçoit la navette du haut de la station ; sans navettes, ces cases ne conviennent pas.
LACT-52 | Cible : astéroïde | Un astéroïde choisi reçoit la succursale du haut de la colonne principale, sur n’importe laquelle de ses cases de succursale vides.
LACT-53 | Aucune cible possible | À défaut, une succursale de plus est placée sur l’astéroïde du plus petit numéro pour MIN, du plus grand pour MAX, qui a une case vide et déjà une succursale de la compagnie.
LACT-54 | Rien de vide à portée | Si rien n’est vide à portée, Luna renvoie et remplace un élément de la rivale sur la piste de laquelle elle a le plus grand retard.
LACT-55 | Retour des éléments renvoyés | Les éléments renvoyés prennent la case libre la plus basse de la colonne centrale ou de la colonne principale de succursales, cases barrées exceptées.
CAMP-1 | Quatre chapitres | Une campagne se joue en quatre chapitres dans un ordre fixe ; chacun est une partie complète avec des modules.
CAMP-2 | Modules hors campagne | Chaque module peut aussi s’ajouter à une partie ordinaire, mais les cartes Menace demandent le côté Astéroïdes.
CAMP-3 | Luna dans les parties de campagne | Luna peut se joindre à trois joueurs humains au plus et doit se joindre à un joueur seul, en campagne comme avec les modules.
CAMP-4 | Ce qui est conservé | Chaque chapitre est une partie avec sa propre mise en place. Les points de succès sont gardés jusqu’à la fin, et le niveau de Luna est noté pour le chapitre suivant.
CAMP-5 | Attribution des points de succès | Après le décompte final d’un chapitre, chaque joueur reçoit des points de succès, Luna comprise.
CAMP-6 | Devant un joueur | Avoir un meilleur score qu’au moins un autre joueur vaut 1 point de succès.
CAMP-7 | Devant deux joueurs | Avoir un meilleur score qu’au moins deux autres joueurs vaut 1 point de succès de plus.
CAMP-8 | Victoire du chapitre | Chaque joueur à la première place, à égalité ou non, gagne 1 point de succès. Dans une boucle temporelle, aucune partie ne le rapporte à elle seule ; c’est la meilleure moyenne qui le rapporte.
CAMP-9 | Progrès de la mission | Avoir pris deux pions Bonus à usage unique ou plus sur sa carte Statut de mission rapporte 1 point de succès.
CAMP-10 | Pistes terminées | Chaque piste de compagnie, de stockage ou de recherche dont un pion a atteint la dernière case rapporte à son joueur 1 point de succès, même si la Sonde inconnue fait retirer le pion.
CAMP-11 | Points propres aux chapitres | Les chapitres 3 et 4 offrent chacun un point de succès de plus.
CAMP-12 | Noter les points | Les points de succès du chapitre sont notés sur la dernière ligne du bloc-notes.
CAMP-13 | Vainqueur de la campagne | Le joueur qui a le plus de points de succès sur les quatre chapitres gagne ; les joueurs à égalité se partagent la victoire.
CAMP-14 | Échelons de la campagne | Le total de la campagne donne aussi à chaque joueur un des cinq échelons, purement honorifiques.
CAMP-15 | Chapitres 1 et 2 | Le chapitre 1 se joue avec les missions sur le côté Lune, le chapitre 2 avec les missions sur le côté Astéroïdes.
CAMP-16 | Mise en place du chapitre 3 | Après la mise en place complète du côté Lune avec les missions, la succursale du haut de chaque colonne de station est placée dans un secteur donné.
CAMP-17 | Jouer le chapitre 3 | Les règles de base et des missions s’appliquent ; le premier joueur à déverrouiller sa case Bonus personnelle gagne 1 point de succès.
CAMP-18 | Mise en place du chapitre 4 | Le chapitre 4 se prépare sur le côté Astéroïdes avec les missions et une carte Menace.
CAMP-19 | Jouer le chapitre 4 | Les règles du côté Astéroïdes et des missions s’appliquent, avec celles de la menace jusqu’à la fin de la partie et au décompte final.
CAMP-20 | Point propre au chapitre 4 | Le joueur qui retire la carte Menace du plateau gagne 1 point de succès de plus.
CAMP-21 | Niveau de départ de Luna | Luna commence au niveau 3 ou 2 avec deux ou trois joueurs humains, et au niveau 5 ou 4 en solo.
CAMP-22 | Points de Luna | Luna gagne des points de succès comme un joueur humain et compte dans toutes les comparaisons entre joueurs.
CAMP-23 | Point de mission de Luna | Luna reçoit toujours le point de succès du progrès de la mission, sans avoir de carte Statut de mission.
CAMP-24 | Après une victoire de Luna | Les joueurs humains baissent le niveau de Luna de 1, ce qui lui donne 1 point de succès, ou le laissent tel quel.
CAMP-25 | Quand Luna ne gagne pas | Les joueurs humains augmentent le niveau de Luna de 1, ou le gardent, ce qui lui donne 2 points de succès.
CAMP-26 | Noter le niveau | Le niveau de Luna est noté sur le bloc-notes.
CAMP-27 | Compter les joueurs | Luna ne compte pas pour le nombre de cartes Mission, mais compte pour les pions Bonus des joueurs humains.
CAMP-28 | Boucle temporelle en campagne | Si l’Anomalie temporelle impose de rejouer, les totaux et les points de succès du chapitre 4 sont la moyenne des parties ; seule la meilleure moyenne rapporte le point de la victoire.
`);
