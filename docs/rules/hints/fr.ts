/** Questions and words by which players look for a rule in French, one rule per line, separated by semicolons. They are never shown. */
export const FR_HINTS = `SETUP-1 combien de joueurs; à combien peut-on jouer; jouer à cinq; jouer seul; nombre de joueurs; nombre de joueurs minimum et maximum; à deux joueurs; six joueurs
SETUP-2 que contient le jeu de base; quels modules; quelles extensions du jeu
SETUP-3 que laisse-t-on dans la boîte; matériel inutile
SETUP-5 quel côté du plateau; face du plateau
SETUP-6 pistes pour la première partie; quelles pistes pour débutants
SETUP-7 tirer les pistes au hasard; mélanger les pistes
SETUP-8 choisir les pistes
SETUP-9 cinquième piste; piste en trop
SETUP-11 combien de succursales par compagnie; remplir les stations
SETUP-12 valeur des parts au début
SETUP-13 trier les cartes; combien de cartes action
SETUP-14 préparer la pioche; ordre de la pioche; mélanger les cartes
SETUP-15 où vont les cartes détruites
SETUP-16 installer le marché des cartes; cartes disponibles au début
SETUP-17 qu’est-ce que la banque
SETUP-18 crypcoin sur la case de prime au début
SETUP-19 crypcoins sur la piste de manche
SETUP-20 installer les jetons spéciaux
SETUP-21 trier et mélanger les jetons recherche
SETUP-22 remplir le tableau des recherches au début
SETUP-23 où sont les tuiles bonus au début
SETUP-24 choisir une couleur
SETUP-25 côté du plateau individuel
SETUP-26 où commence le pion hélium
SETUP-27 quels emplacements sont ouverts au début
SETUP-29 combien d’argent au début; argent de départ; avec combien de crypcoins commence-t-on; crypcoins au début; argent initial
SETUP-30 combien de pions bonus au début; nombre de pions bonus
SETUP-31 que faire des pions bonus restants
SETUP-32 où commencent mes pions sur les pistes; disques au début
SETUP-33 quelles cartes au début; main de départ; cartes au début de la partie; mon paquet de départ
SETUP-35 qui commence; qui joue en premier; choisir le premier joueur; qui est le premier joueur; qui débute
SETUP-36 distribuer les cartes énergie
SETUP-37 combien de cartes en main; nombre de cartes au début; taille de la main
SETUP-38 tuile de départ pour la première partie
SETUP-39 choisir sa tuile de départ; garder une tuile sur deux
SETUP-40 que faire avec la tuile de départ
SETUP-42 quelles cartes sont défaussées au début; trois cartes au-dessus du plateau
SETUP-43 bonus de la tuile de départ
SETUP-44 où commence le pion transmission
SETUP-45 qu’a-t-on avant la manche 1
ROUND-1 combien de manches; durée de la partie; combien de temps dure la partie; dernière manche; nombre de manches
ROUND-2 phases d’une manche; déroulement d’une manche; comment se passe une manche
ROUND-3 que se passe-t-il après la manche 7; préparation en dernière manche
ROUND-4 à quelle manche en est-on
ROUND-5 ordre du tour; sens horaire; à qui de jouer; qui joue après; joue-t-on chacun son tour; dans quel ordre joue-t-on; combien de tours dans une manche
ROUND-6 saute-t-on les joueurs qui ont passé; rejouer après avoir passé; les autres continuent-ils quand je passe
ROUND-7 quand finit la phase d’actions; passe-t-on tous ensemble; quand la manche se termine-t-elle
ROUND-8 l’ordre change-t-il tout de suite quand on prend le marqueur premier joueur
ROUND-9 que faire à mon tour; quelles actions; combien d’actions par tour; jouer deux cartes dans le même tour; deux actions; poser un pion bonus est-il une action; combien d’actions dans un tour; liste des actions; faire plusieurs actions de suite; jouer toutes ses cartes d’un coup
ROUND-10 quelle carte faut-il pour une action; agir sans carte; quelles cartes sont actives
ROUND-11 utiliser une carte deux fois dans la manche; réutiliser une carte; que devient une carte utilisée; rejouer la même carte; carte épuisée après utilisation
ROUND-12 ne rien faire; sauter son tour; attendre les autres; est-on obligé de passer ou de jouer; je ne peux rien jouer; aucune action possible; plus rien à faire; rester sans jouer; retarder son tour
ROUND-13 quand poser la tuile +1; la tuile +1 est-elle une action
ROUND-14 fin de mon tour; que se passe-t-il à la fin du tour
ROUND-15 quand mon tour finit-il après une carte
PLAN-1 planifie-t-on en même temps; voir les cartes des autres; les cartes planifiées sont-elles secrètes; choisir ses cartes en secret; regarder les cartes planifiées d’un adversaire; cacher ses cartes; montrer sa main
PLAN-2 jouer une carte de la pile de défausse; où placer ses cartes
PLAN-3 combien de cartes planifier; jouer par manche; deux cartes dans un emplacement; combien de cartes peut-on planifier; combien de cartes peut-on jouer; limite de cartes; jouer plus de trois cartes
PLAN-4 quatrième emplacement; cinquième emplacement; comment avoir plus d’emplacements; jouer plus de cartes; activer un emplacement; emplacement OFF; débloquer un emplacement; jouer quatre cartes; une action de plus
PLAN-5 quel emplacement pour une carte; l’ordre des cartes compte-t-il; position des cartes
PLAN-6 ne planifier aucune carte; jouer moins de cartes; laisser un emplacement vide; je n’ai plus de cartes en main; jouer une seule carte; jouer moins de trois cartes; main vide
PLAN-7 faut-il utiliser toutes les cartes; obligé de jouer toutes ses cartes; cartes planifiées inutilisées; changer d’avis sur une carte; mauvaise carte planifiée; renoncer à une carte
PLAN-8 jouer une carte part; planifier une carte part
PLAN-9 reprendre en main une carte inutilisée; cartes non utilisées; les cartes reviennent-elles en main; que deviennent les cartes non jouées
PLAN-10 quand révèle-t-on les cartes; retourner les cartes ensemble; montrer les cartes; quand voit-on les cartes jouées
PLAN-11 une tuile bonus occupe-t-elle un emplacement
RES-1 à quoi sert une carte ressource; action ressource; acheter une carte ou avancer sur les pistes; que faire avec du carbone, du titane ou des minéraux; dépenser des ressources; avancer sans acheter de carte; ne rien acheter
RES-2 utiliser plusieurs cartes ressource; deux cartes de la même ressource; garder une carte ressource pour plus tard; dépenser plusieurs cartes ensemble; n’utiliser qu’une partie des cartes ressource
RES-3 additionner les cartes ressource
RES-4 combien de cartes acheter par action; acheter deux cartes; acheter et avancer; acheter plusieurs cartes; deux achats dans un tour
RES-5 mélanger les ressources; combiner deux types; carbone et titane ensemble; payer avec deux ressources différentes; mélanger carbone et minéraux; ressources ensemble
RES-6 combien coûte une carte; prix d’une carte; quand peut-on acheter une carte; surcoût; prix des cartes du marché; comment acheter une carte; pourquoi une carte est-elle plus chère; payer une carte
RES-7 acheter une carte trop chère; pas assez de ressources
RES-8 où va une carte achetée; utiliser une carte achetée tout de suite; jouer une nouvelle carte dans la manche; où vont les nouvelles cartes; quand jouer une carte achetée; carte achetée disponible
RES-9 rendre la monnaie; payer trop; ressources restantes après un achat; ressources non dépensées; reste après un achat; valeur restante
RES-10 remplace-t-on tout de suite une carte achetée; trou dans le marché; le marché se remplit-il après chaque achat; emplacement vide du marché
RES-11 carte gratuite; carte qui coûte 0
RES-12 réduction sur les cartes; cartes moins chères
RES-13 comment avancer sur les pistes; répartir les cases entre les pistes; déplacer mes pions; de combien avance mon pion; une case par ressource; monter sur une piste
RES-14 ressources inutilisables; avancées perdues; points de ressource perdus
RES-15 fin de l’action ressource
EXP-1 à quoi servent les cartes énergie; comment s’étendre; poser des succursales ou des bases; comment construire; comment placer des succursales; que faire avec l’énergie; conquérir un secteur
EXP-2 n’utiliser que certaines cartes énergie; garder une carte énergie; garder de l’énergie pour plus tard; partager ses cartes énergie; jouer une seule carte énergie; deux actions énergie dans la manche
EXP-3 combien d’énergie ai-je; compter l’énergie; combien de points d’énergie
EXP-4 étendre deux compagnies à la fois; quelle compagnie étendre; étendre une compagnie sans parts; répartir l’énergie; peut-on choisir n’importe quelle compagnie; utiliser la compagnie d’un autre; les compagnies appartiennent-elles aux joueurs; plusieurs compagnies dans une action
EXP-5 icônes de part sur les cartes énergie
EXP-6 étapes de l’action énergie; quand prend-on les récompenses
EXP-7 dans quels secteurs entrer; secteur voisin; à côté de la station; où poser une succursale; jusqu’où s’étendre; sauter vers un secteur éloigné; où peut aller une compagnie; distance
EXP-8 entrer deux fois ou encore dans le même secteur; secteur déjà occupé; entrer chez un rival; deux succursales de la même compagnie; deux compagnies dans le même secteur; partager un secteur; secteur déjà pris; secteur d’un adversaire
EXP-9 combien coûte l’entrée dans un secteur; prix d’une frontière; frontière double; coût pour attaquer une succursale adverse; frontière épaisse; énergie de plus pour une rivale; combien d’énergie pour un secteur; prix d’un secteur
EXP-10 entrer sans assez d’énergie; payer un secteur
EXP-11 pourquoi la succursale est-elle debout; deux succursales dans un secteur
EXP-12 arrêter; garder le reste de l’énergie; énergie non dépensée; entrer dans plusieurs secteurs; plusieurs secteurs dans une action; énergie inutilisée; combien de secteurs par action
EXP-13 entrer dans une enclave
EXP-14 secteurs coupés de la station; partir d’une succursale isolée
EXP-15 entrer dans une station
EXP-16 pas assez d’énergie; énergie perdue; aucun secteur accessible; trop peu d’énergie
EXP-17 qui touche la récompense d’un secteur; faut-il avoir des parts pour la récompense; bonus d’un secteur sans part; ordre des récompenses; un secteur rapporte-t-il à chaque manche; la compagnie ou le joueur gagne-t-il la récompense; récompense sans parts; les autres actionnaires touchent-ils quelque chose; bonus imprimé sur le secteur; qui gagne la récompense
EXP-18 chasser une succursale adverse; virer un rival; déloger; qui choisit la colonne; virer la base d’un autre; retirer un bâtiment adverse; éjecter; remplacer une succursale rivale; attaquer un rival
EXP-19 coucher les succursales; récompense déjà prise; succursale couchée; prendre deux fois la récompense; récompense à la manche suivante; revenu à chaque manche
EXP-20 fin de l’action énergie
EXP-21 que rapporte une mine profonde; crypcoins d’une mine
EXP-22 que rapporte une mine à ciel ouvert; avancer grâce à une mine
EXP-23 que rapporte une réserve d’hélium
EXP-24 que rapporte une station de recherche; points de recherche des secteurs
EXP-25 à quoi servent les dômes; que rapporte un dôme; petits dômes du plateau; symbole de dôme
STATION-1 comment est faite une station; colonnes
STATION-2 case barrée de la station
STATION-3 quelle succursale prendre; prendre une succursale dans la station; d’où vient une nouvelle succursale
STATION-4 de quelle colonne prendre; faut-il vider une colonne; choisir la colonne de la station
STATION-5 où va une succursale renvoyée; remettre une succursale dans la station; avant-poste délogé; où repart un bâtiment chassé; dans quelle colonne revient une succursale; retour à la station
STATION-6 recouvrir la cinquième case; la valeur baisse-t-elle quand une succursale revient
STATION-7 perdre une succursale pour toujours; plus de place dans la station; station pleine; pas de place pour une succursale qui revient
STATION-8 choisir une colonne pleine
STATION-9 plus de succursales; s’étendre sans succursales; station vide; il ne reste aucune succursale; à court de succursales; toutes les succursales sont sur le plateau; pas assez de succursales; plus de bâtiments; réserve de succursales vide
STATION-10 comment monte la valeur d’une part; crypcoins visibles dans la station; quand la valeur des parts augmente; valeur d’une compagnie; prix des parts; la valeur baisse
STATION-11 retirer des succursales; le retrait est-il obligatoire; doit-on retirer une succursale; enlever un bâtiment de la station
RP-1 avancer sans jeton; faut-il des jetons pour avancer
RP-2 jeton imprimé sur la tuile de départ
RP-3 comment gagner des points de recherche; d’où viennent les points de recherche
RP-4 garder des points de recherche pour plus tard; à quoi servent les points de recherche; combien de jetons acheter; acheter plusieurs jetons; combien de jetons peut-on acheter; acheter deux jetons; points de recherche restants; dépenser les points de recherche
RP-5 prix d’un jeton A; combien coûte un jeton recherche; prix des jetons de recherche
RP-6 prix d’un jeton B; combien coûte un jeton recherche
RP-7 prix d’un jeton C; combien coûte un jeton recherche
RP-8 échanger des points de recherche contre de l’argent ou des crypcoins; points de recherche en trop; convertir des points de recherche; vendre des points de recherche
RP-9 prix d’un jeton spécial; acheter un jeton de la piste de manche
RP-10 quand peut-on prendre un jeton spécial
RP-11 qui gagne les crypcoins de la case de prime; bord rouge
RP-12 quand placer les nouveaux jetons; poser un jeton à la fin du tour; quand placer le jeton acheté; où poser un nouveau jeton; placer un jeton tout de suite
RP-13 A barré; où poser un jeton A
RP-14 laisser des trous; laisser une case vide sur la piste de recherche; poser un jeton n’importe où; sur quelle case poser un jeton; jetons côte à côte
RP-15 enlever un jeton; déplacer un jeton; jeter un jeton; échanger des jetons; réorganiser la piste
RP-16 recouvrir un jeton; poser un jeton sur un autre; remplacer un jeton; superposer deux jetons; deux jetons sur une case; empiler les jetons
RP-17 utiliser un nouveau jeton dans le même tour; jeton pris ce tour; avancer sur un jeton qui vient d’être acheté
RP-18 quand complète-t-on le tableau des recherches
RP-19 remplace-t-on les jetons spéciaux
RP-20 plus de jetons recherche; pile vide
RP-21 arriver au bout de la piste de recherche; recherche terminée; points de recherche quand la piste est pleine
SCI-1 à quoi sert un chercheur; action chercheur
SCI-2 utiliser deux chercheurs
SCI-3 payer 2 crypcoins pour retourner un jeton; éviter un prérequis; retourner un jeton face cachée; ignorer un prérequis; payer pour sauter un jeton
SCI-4 le pion peut-il rester sur place; de combien avance le pion transmission; combien de cases avance le chercheur; avancer de zéro; rester sur place
SCI-5 sauter une case de la piste de recherche; chemin du pion; sauter un jeton; dans quel sens avance le pion
SCI-6 que faut-il pour entrer sur un jeton; prérequis d’un jeton; entrer sans le prérequis; prérequis non rempli; conditions d’un jeton; il me manque un prérequis; que faut-il pour avancer
SCI-7 les cartes d’un prérequis sont-elles dépensées; les cartes sont-elles consommées par un prérequis; faut-il payer le prérequis; les cartes sont-elles retournées
SCI-8 additionner les prérequis de plusieurs jetons; mêmes cartes pour deux jetons; une carte pour plusieurs jetons; les prérequis se cumulent-ils
SCI-9 payer pour un jeton spécial; coût d’un jeton spécial; un jeton spécial coûte des crypcoins
SCI-10 passer sur un jeton face cachée
SCI-11 sauter une case vide; trou sur la piste de recherche
SCI-12 récompenses des jetons traversés; quel jeton donne sa récompense; récompenses de plusieurs jetons; seulement la dernière récompense
SCI-13 récompense d’un jeton spécial ou face cachée
SCI-14 récompense sans avancer; reprendre la récompense; deux fois la même récompense
SCI-15 quand dépenser les points du chercheur; quand acheter des jetons avec le chercheur
SCI-17 les cartes utilisées comptent-elles pour un prérequis; carte déjà utilisée dans la manche
SCI-18 le chercheur compte-t-il pour son propre prérequis; jeton avec une icône chercheur; il faut un deuxième chercheur
SCI-19 emplacement de la piste de recherche; dernière case
FSC-1 à quoi sert un ingénieur; action ingénieur
FSC-2 comment avoir un ingénieur; commencer sans ingénieur; acheter un ingénieur; premier ingénieur
FSC-3 ingénieur neutre
FSC-4 compter les dômes; paires de dômes; les dômes et l’ingénieur; hélium des dômes
FSC-5 quels secteurs contrôle une compagnie; qui contrôle un secteur; dômes des autres
FSC-7 hélium au-delà de la piste; hélium au bout; hélium en trop
BON-1 comment poser un pion bonus; action bonus; utiliser une case bonus; à quoi servent les pions bonus; où poser un pion bonus; comment marchent les cases bonus
BON-2 utiliser une case bonus sans payer; coût d’une case bonus; pas assez d’argent pour une case bonus
BON-3 quand a-t-on la récompense d’une case bonus
BON-4 deux joueurs sur la même case bonus; case bonus déjà prise ou occupée; partager une case bonus; case libre quand son joueur a passé; la case est prise par un autre; un autre est déjà sur la case; quelqu’un a déjà mis un pion; réutiliser une case bonus; une case pour un seul joueur; un adversaire bloque ma case; deux pions sur une case
BON-5 quelles cases bonus y a-t-il
BON-6 deux pions bonus dans un tour; combien de pions bonus par tour ou par manche; poser tous ses pions bonus; combien de fois utiliser les cases bonus
BON-7 comment devenir premier joueur; prendre le marqueur premier joueur; changer de premier joueur; rester premier joueur; jouer en premier à la prochaine manche
BON-8 payer une carte avec des crypcoins ou de l’argent; acheter une carte sans ressources; quand acheter une carte; acheter des cartes sans ressources; dépenser des crypcoins pour une carte
BON-9 achat à coût zéro
BON-10 détruire une carte; se débarrasser d’une carte; vendre une carte; jeter une mauvaise carte; retirer une carte de son paquet; des crypcoins pour une carte; éliminer une carte
BON-11 comment avoir une tuile bonus; réserver une tuile; prix d’une tuile bonus; coût d’une tuile; prendre une tuile
BON-13 tuile bonus en dernière manche
MAJ-1 une égalité suffit-elle pour une majorité; qui a la majorité; faut-il avoir plus que les autres; égalité de titane; même nombre qu’un adversaire; comment marchent les majorités; faut-il être le premier; un adversaire a plus que moi
MAJ-2 majorité de chercheurs; les ingénieurs comptent-ils pour la majorité
MAJ-3 majorité de titane, carbone, minéraux ou énergie; compter la majorité
MAJ-11 récompenses des majorités de carbone, minéraux, énergie
MAJ-12 faut-il prendre la plus grande récompense; choisir une récompense plus petite; prendre plusieurs rangs; choisir une plus petite récompense; les rangs inférieurs aussi
MAJ-13 les cartes d’une majorité sont-elles retournées ou dépensées; perd-on les cartes d’une majorité
MAJ-14 avancées perdues d’une majorité
PASS-1 quand passer; passer sans utiliser toutes les cartes; passer tôt; peut-on passer avec des cartes inutilisées; faut-il tout jouer avant de passer; passer au premier tour; comment passer; passer tout de suite
PASS-2 retourner ses cartes en passant
PASS-3 récupérer ses cartes; reprendre des cartes en main; comment retrouver mes cartes; quelle pile reprendre en passant; quand piocher de nouvelles cartes; refaire sa main; prendre une pile entière; quelles cartes reviennent en main; quand les cartes reviennent
PASS-4 garder en main une carte inutilisée quand je passe; où vont les cartes utilisées; deux cartes sur la même pile; choisir où défausser; où vont les cartes jouées; défausse d’un joueur
PASS-5 empiler les cartes défaussées
PASS-6 rendre les tuiles bonus; garder une tuile bonus; rendre les tuiles; perdre sa tuile
PASS-7 bonus ou crypcoins après avoir passé; revenir après avoir passé; jouer encore après avoir passé; que faire après avoir passé; gagner des crypcoins après avoir passé; poser un pion bonus après avoir passé
PASS-8 tout le monde a passé
PREP-1 que se passe-t-il entre deux manches; fin d’une manche; phase de préparation; étapes entre les manches; nouvelle manche
PREP-3 crypcoins de la prochaine manche
PREP-4 nouveau jeton spécial à chaque manche
PREP-5 quand récupère-t-on ses pions bonus; reprendre ses pions bonus; récupère-t-on les pions bonus; mes marqueurs bonus reviennent-ils; les pions bonus sont-ils perdus
PREP-6 quand reçoit-on la tuile réservée; quand arrive la tuile bonus
PREP-7 que deviennent les cartes non achetées; cartes que personne n’achète; quelles cartes quittent le marché; cartes retirées du marché; cartes invendues; cartes détruites à la fin de la manche
PREP-8 les cartes se décalent dans le marché; les cartes glissent; les cartes deviennent moins chères
PREP-10 quand remplir les cartes disponibles; pioche vide; nouvelles cartes; la pioche est vide; quand arrivent les nouvelles cartes; plus de cartes dans la pioche
PREP-11 qui est premier joueur à la manche suivante si personne ne prend le marqueur; début de la manche suivante; le premier joueur change-t-il; qui commence la manche suivante
PREP-12 cartes part de la pioche; détruire une carte part; que faire des cartes part; carte sans action; carte inutile; carte part en main
SHARE-1 comment devenir riche; comment gagner de l’argent; d’où viennent les points; comment marquer des points; stratégie
SHARE-2 comment gagner des parts; combien de parts ai-je; parts d’une piste; acheter des parts; devenir actionnaire; icônes de part sur une piste
SHARE-3 parts sur les cartes; à quoi servent les cartes part; les parts des cartes défaussées comptent-elles; parts sur les cartes énergie; les cartes en main comptent-elles comme parts
SHARE-4 combien vaut une part; que rapporte une part; prix d’une part; vendre ses parts; crypcoins pour une part; quand les parts paient-elles
SHARE-5 que valent mes parts; multiplier les parts; valeur totale de mes parts
END-1 quand finit la partie; fin de la partie; termine-t-on la dernière manche; dernier tour; comment la partie se termine
END-2 montrer ses parts à la fin; cartes en main à la fin
END-3 comment compter les points; feuille de score
SCORE-1 décompte final; comment compter les points à la fin; points de victoire; que compte-t-on à la fin; nombre de points à la fin; catégories du décompte; comment calculer le score; qu’est-ce qui compte à la fin
SCORE-2 l’argent compte-t-il à la fin; crypcoins à la fin de la partie; argent restant; un crypcoin vaut un point; valeur de l’argent à la fin
SCORE-7 quelles parts comptent à la fin
SCORE-8 points de l’hélium à la fin; que vaut l’hélium
SCORE-9 points de la recherche à la fin; que vaut la recherche
SCORE-10 égalité; départager; qui gagne; comment gagner la partie; même score; même nombre de points; deux joueurs à égalité; victoire partagée; but du jeu; qui est le vainqueur
TILE-1 combien de temps garde-t-on une tuile bonus; rendre une tuile bonus; tuile pour une seule manche
TILE-2 quelles tuiles bonus y a-t-il; que valent les tuiles bonus
TILE-4 à quoi sert la tuile +1
TILE-5 déplacer la tuile +1
TILE-7 tuile +1 sans carte
TILE-8 utiliser une tuile action; une tuile action occupe-t-elle un emplacement; tuile chercheur, énergie ou ingénieur
TRACK-1 qu’est-ce qu’un appel de fonds; barrière; péage
TRACK-2 payer un appel de fonds; payer la barrière; combien coûte le passage; quand payer un appel de fonds; combien payer pour passer
TRACK-3 refuser un appel de fonds; pas assez d’argent à la barrière; est-on obligé de payer; pas assez d’argent pour l’appel de fonds; s’arrêter devant la barrière; refuser de payer l’appel de fonds
TRACK-4 bout d’une piste de compagnie; dernière case; le pion arrive à la dernière case
TRACK-5 avancées perdues au bout de la piste; cases en trop
TRACK-6 que donne un seuil; crypcoins en franchissant un seuil; combien de crypcoins pour un seuil
TRACK-7 crypcoins quand un autre franchit le seuil; les joueurs devant gagnent-ils quelque chose; les autres gagnent-ils de l’argent quand je passe le seuil; tous les joueurs gagnent des crypcoins
TRACK-8 payer avec les crypcoins du seuil
TRACK-9 quand le bonus de piste prend effet; immédiatement; débloquer un bonus; quand un bonus débloqué est-il utilisable; bonus actif; comment avoir un bonus de piste
TRACK-10 que sont les bonus de piste
TRACK-11 combien de fois utiliser un bonus permanent; utiliser un bonus permanent à chaque tour
TRACK-12 utiliser une case bonus de piste; les autres peuvent-ils utiliser mon bonus de piste
TRACK-14 cumuler les deux bonus d’une piste; utiliser les deux bonus; les bonus s’additionnent-ils; le deuxième bonus remplace-t-il le premier
TRACK-15 deux pions bonus sur une piste
TB-1 bonus d’énergie sans carte énergie; +1 énergie
TB-3 plus de pions bonus
TB-4 minéraux moins chers
TB-5 mélanger les ressources avec un bonus de piste
TB-6 titane moins cher
TB-7 titane plus fort; +1 titane
BSP-3 acheter une carte avec des crypcoins sur une piste
BSP-5 vendre une carte sur une case de piste
BSP-9 reprendre une carte détruite
SPECIAL-1 hélium au bout de la piste; réservoir plein; fin de la piste de stockage; le pion hélium arrive à la dernière case; piste de stockage pleine
SPECIAL-2 trop d’hélium; hélium après la fin; hélium en trop; crypcoins pour l’hélium en trop
SPECIAL-3 emplacement grâce à l’hélium; quand utiliser le nouvel emplacement de stockage
SPECIAL-4 fin de la piste de recherche
SPECIAL-5 points de recherche après la fin de la recherche
SPECIAL-6 emplacement grâce à la recherche; quand utiliser le nouvel emplacement de recherche
NOTE-1 acheter une carte sans carte ressource
NOTE-3 il n’y a plus de jetons
NOTE-4 la banque est vide; plus de crypcoins; pas assez de pièces
NOTE-5 payer une partie du coût; payer moins
NOTE-6 récompense impossible à prendre en entier
NOTE-7 refuser de payer; paiement obligatoire ou non
NOTE-8 reculer; en arrière; un pion peut-il reculer
NOTE-9 que font les autres pendant mon tour
NOTE-10 les cartes en main comptent-elles; les cartes utilisées comptent-elles pour la majorité; une carte face cachée compte-t-elle; quelles cartes comptent
VARIANT-1 emplacements contraints; quelle est la variante
ICON-8 flèche au choix; partager les cases d’une flèche
ICON-9 retirer une succursale; succursale barrée
MISSION-1 combien de missions; installer les missions
MISSION-6 comment accomplir une tâche; que gagne-t-on pour une tâche
MISSION-7 changer de mission; tâches de deux missions
MISSION-9 case bonus personnelle; trois tâches accomplies
MISSION-11 accomplir une tâche déjà accomplie par un autre joueur; tâche bloquée; même mission pour deux
MISSION-13 quand accomplir une tâche; plusieurs tâches dans un tour
MISSION-14 une tâche est-elle une action
MISSION-15 les pions à usage unique reviennent-ils
MISSION-16 les missions donnent-elles des points
BELT-3 combien de navettes; que sont les navettes
BELT-5 s’étendre dans la ceinture
BELT-8 quels astéroïdes atteindre
BELT-9 poser une navette
BELT-11 combien coûte une case de la ceinture
BELT-12 éclair; que veut dire l’éclair
BELT-13 chasser une pièce rivale dans la ceinture
BELT-17 que rapporte une navette
BELT-18 récompense d’un astéroïde; deuxième succursale sur un astéroïde
BELT-23 plus de navettes
BELT-28 dômes des astéroïdes
BELT-30 les navettes contrôlent-elles des dômes
MENACE-2 combien de menaces; où va la menace
MENACE-3 que se passe-t-il si personne ne bat la menace
MENACE-4 comment combattre la menace; affronter la menace
MENACE-10 récompense pour la menace
LUNA-1 jouer en solo; jouer seul; jouer contre Luna; mode solo; un seul joueur; jouer avec l’automa
LUNA-12 niveau de difficulté; choisir le niveau; Luna facile ou difficile; quelle difficulté
LUNA-19 comment Luna planifie
LUNA-20 Luna n’a plus de cartes
LUNA-24 majorité contre Luna
LUNA-26 Luna est-elle premier joueur
LUNA-27 que fait Luna à son tour; comment joue Luna; action de Luna
LUNA-31 quand Luna passe-t-elle
LUNA-33 Luna peut-elle gagner; score de Luna; points de Luna
LACT-10 Luna paie-t-elle les appels de fonds
LACT-30 Luna paie-t-elle ses cartes
LACT-39 Luna prend-elle les récompenses des secteurs
CAMP-1 comment marche la campagne; combien de chapitres
CAMP-5 comment gagner des points de succès
CAMP-13 qui gagne la campagne`;
