import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Luna: the actions on her cards. */
export const en: RulesOf<'LACT'> = /* @__PURE__ */ rulesOf(`
LACT-1 | Order of entries | Luna 4 | Luna carries out the entries of the action section one by one, top to bottom.
LACT-2 | Reading rankings | AMB-LACT-14 | A ranking of companies is worked out afresh from the current state as its entry begins.
LACT-3 | Same company twice | helper | If a card advances on a track and expands the company too, both use a single choice made at the start.
LACT-4 | Gaining coins | Luna 5 | The bank pays Luna as many CrypCoin as the card shows.
LACT-5 | Gaining helium-3 | Luna 5, helper | Her helium-3 marker advances and turns slot A ON at the slot space; each step past the end pays 2 CrypCoin.
LACT-6 | Gaining research | Luna 5, helper | Her upload marker advances and turns slot E ON at the slot space; each step past the end pays 2 CrypCoin.
LACT-7 | Passing Luna tokens | Luna 3 | Both kinds of movement set off every Luna token that the marker reaches or passes.
LACT-8 | Advancing on tracks | Luna 5 | Her track marker moves the shown number of spaces on every company track that the card selects.
LACT-9 | Bonus thresholds | Luna 5 | Bonus thresholds pay Luna as usual, when she crosses them and when others do so after her.
LACT-10 | Money barriers | Luna 5 | Luna pays a money barrier as far as her coins allow and passes it anyway, without debt.
LACT-11 | End of a company track | Luna 5 | Each step beyond the last space of a company track earns Luna 2 CrypCoin.
LACT-12 | No track bonuses | Luna 5 | Track bonuses reached by her markers do nothing for Luna.
LACT-13 | Value of a company | Luna 5 | The value of a company equals the coin icons currently visible in its station.
LACT-14 | More valuable company | Luna 5 | Of two companies, the one with more visible coin icons counts as more valuable.
LACT-15 | Ties in value | Luna 5, AMB-LACT-2 | Equal values are decided by more vacant home spaces, then by the first track letter.
LACT-16 | Most valuable | Luna 5 | The card selects the company ranked first in value.
LACT-17 | Two most valuable | helper | The card selects each of the two companies ranked first and second in value.
LACT-18 | Second most valuable | helper | The card selects the company ranked second in value.
LACT-19 | Least valuable | helper | The card selects the company ranked last in value.
LACT-20 | All four companies | helper | The card selects each of the four companies.
LACT-21 | Leading by the biggest margin | Luna 5 | The track with the greatest lead of Luna is selected, or else one where she shares the lead, or else that of her smallest deficit; value settles ties.
LACT-22 | Two biggest margins | helper | The two tracks that come first in the order of the margins of Luna are selected, with ties settled by value.
LACT-23 | Farthest behind | Luna 5 | The track with the greatest deficit of Luna is selected, or else one where she shares the lead, or else that of her smallest lead; value settles ties.
LACT-24 | Farthest behind in reach | Luna 6, helper, AMB-LACT-5 | To pick a rival for ousting, the French booklet compares all companies, the international texts only those with a piece within reach; the group agrees before the game which of them to follow.
LACT-25 | Marker by slot letter | Luna 5 | Luna puts a bonus marker on the bonus space with the letter of the slot that holds the card.
LACT-26 | Marker without effect | 16, Luna 5 | Luna neither pays nor gains anything for her marker; it only blocks the space for the round.
LACT-27 | Bonus space occupied | Luna 5 | If that space holds a marker, Luna places none and looks for no other space.
LACT-28 | Grid of bonus spaces | helper | The pictured rows hold 1, 2 and 4 spaces aligned at the right, and the single top space never has a letter.
LACT-29 | Cards by slot letter | Luna 5 | Luna collects the cards from all display spaces that bear the letter of her slot and keeps them face down.
LACT-30 | Cards are free | Luna 5 | Luna pays nothing for the cards she gains.
LACT-31 | Empty display space | Luna 5 | A designated display space without a card gives Luna nothing.
LACT-32 | Cards kept for scoring | Luna 4-5 | Gained cards are never played; their share icons matter in final scoring alone.
LACT-33 | Most valuable share | Luna 5, helper, AMB-LACT-4 | Luna takes a displayed card with a share of the most valuable company, lowest space first. The French booklet means the most valuable of all four, the international texts of those displayed; the group agrees before the game which of them to follow.
LACT-34 | Discarding a lettered plan | Luna 5-6, helper | The research plan of the stated letter in the column of her slot is removed from the game.
LACT-35 | Supplement coins | helper, AMB-LACT-11 | Discarding a lettered plan also brings Luna all CrypCoin from the supplement space.
LACT-36 | Refilling the display | Luna 5-6 | The vacant spaces of the research display are then refilled as usual.
LACT-37 | Discarding a special plan | Luna 5-6 | The face-up special research plan revealed last is taken off the round track.
LACT-38 | Expansion points | Luna 6 | Each expansion point places one piece of the company; nothing costs a second point.
LACT-39 | No expansion rewards | Luna 6 | Luna takes no rewards from the sectors or Belt spaces she expands into.
LACT-40 | Lost expansion points | Luna 6 | Points left of a company that can place no further piece are lost.
LACT-41 | Main outpost column | Luna 6 | Among outpost columns with a covered final home space, the emptiest is the main one, then nearest the logo.
LACT-42 | No covered final space | Luna 6, helper | If every final home space is bare, the emptiest column counts, then fewest coin icons, then nearest the logo.
LACT-43 | Finding the column each time | AMB-LACT-16 | The main outpost column is determined again for each outpost that leaves or re-enters a station.
LACT-44 | Expanding two companies | helper | The less valuable of two companies expands first, using all its points before the other begins.
LACT-45 | Reachable sector | Luna 6 | Sectors bordering the station or an own outpost are reachable, except those already holding an own outpost.
LACT-46 | Vacant target sector | Luna 6 | Luna picks the vacant reachable sector with the lowest number for MIN or the highest for MAX.
LACT-47 | Rival target sector | Luna 6 | With no vacant sector reachable, the target belongs to the rival on whose track Luna is farthest behind: the lowest reachable sector for MIN, the highest for MAX.
LACT-48 | Placing and ousting | Luna 6, AMB-LACT-12 | Luna places the top outpost of that main outpost column, and a rival outpost in the target goes home at once.
LACT-49 | Candidate targets | Luna 6 | Within reach, vacant shuttle spaces and asteroids with outpost room but no own outpost are candidates.
LACT-50 | Choosing a target | Luna 6 | MIN selects the candidate whose target number is lowest, MAX the one whose number is highest.
LACT-51 | Shuttle target | Luna 6 | A chosen shuttle space gets the top shuttle of the station; without shuttles such spaces do not qualify.
LACT-52 | Asteroid target | Luna 6 | A chosen asteroid gets the uppermost outpost of the main outpost column on any of its vacant outpost spaces.
LACT-53 | No candidate | Luna 6 | Failing that, another outpost goes to the asteroid with the lowest number for MIN or the highest for MAX that has room and an own outpost.
LACT-54 | Nothing vacant in reach | Luna 6 | If nothing within reach is vacant, Luna ousts and replaces a piece of the rival she is farthest behind.
LACT-55 | Returning ousted pieces | 26-29, Luna 6 | Ousted pieces fill the lowest vacancy of the centre or main outpost column, crossed-out spaces excepted.
`);

export const fr: WordsOf<'LACT'> = /* @__PURE__ */ wordsOf(`
LACT-1 | Ordre des lignes | Luna effectue les lignes de la section Actions une par une, de haut en bas.
LACT-2 | Lecture des classements | Un classement des compagnies est établi à nouveau, selon l’état du moment, quand sa ligne commence.
LACT-3 | Deux fois la même compagnie | Si une carte fait avancer sur une piste et étend aussi la compagnie, les deux suivent un seul choix, fait au début.
LACT-4 | Gain de crypcoins | La banque verse à Luna autant de crypcoins que la carte l’indique.
LACT-5 | Gain d’hélium-3 | Son pion Hélium-3 avance et fait passer l’emplacement A sur ON à la case d’activation ; chaque case au-delà de la fin rapporte 2 crypcoins.
LACT-6 | Gain de recherche | Son pion Transmission avance et fait passer l’emplacement E sur ON à la case d’activation ; chaque case au-delà de la fin rapporte 2 crypcoins.
LACT-7 | Franchir des jetons Luna | Les deux sortes de déplacement déclenchent chaque jeton Luna que le pion atteint ou franchit.
LACT-8 | Avancer sur les pistes | Son pion Investissement avance du nombre de cases indiqué sur chaque piste de compagnie que la carte désigne.
LACT-9 | Seuils | Les seuils de retour sur investissement rapportent à Luna comme d’habitude, quand elle les franchit et quand d’autres le font après elle.
LACT-10 | Appels de fonds | Luna paie un appel de fonds autant que ses crypcoins le permettent et le franchit dans tous les cas, sans dette.
LACT-11 | Fin d’une piste de compagnie | Chaque case au-delà de la dernière d’une piste de compagnie rapporte 2 crypcoins à Luna.
LACT-12 | Pas de bonus de piste | Les bonus de piste que ses pions atteignent sont sans effet pour Luna.
LACT-13 | Valeur d’une compagnie | La valeur d’une compagnie est égale aux icônes de pièce actuellement visibles dans sa station.
LACT-14 | Compagnie plus rentable | De deux compagnies, celle qui a le plus d’icônes de pièce visibles est la plus rentable.
LACT-15 | Égalités de valeur | À valeur égale, c’est le plus grand nombre de cases de départ vides qui décide, puis la première lettre de piste dans l’alphabet.
LACT-16 | La plus rentable | La carte désigne la compagnie classée première en valeur.
LACT-17 | Les deux plus rentables | La carte désigne chacune des deux compagnies classées première et deuxième en valeur.
LACT-18 | La deuxième plus rentable | La carte désigne la compagnie classée deuxième en valeur.
LACT-19 | La moins rentable | La carte désigne la compagnie classée dernière en valeur.
LACT-20 | Les quatre compagnies | La carte désigne chacune des quatre compagnies.
LACT-21 | Mener avec le plus grand écart | C’est la piste où Luna a la plus grande avance, à défaut une piste où elle partage la tête, à défaut celle de son plus petit retard ; la valeur départage.
LACT-22 | Les deux plus grands écarts | Ce sont les deux premières pistes dans l’ordre des écarts de Luna ; la valeur départage.
LACT-23 | Menée avec le plus grand écart | C’est la piste où Luna a le plus grand retard, à défaut une piste où elle partage la tête, à défaut celle de sa plus petite avance ; la valeur départage.
LACT-24 | Le plus grand retard à portée | Pour choisir une rivale à renvoyer, le livret français compare toutes les compagnies, les textes internationaux seulement celles qui ont un élément à portée ; les joueurs conviennent avant la partie de ce qu’ils suivent.
LACT-25 | Pion selon la lettre | La lettre de l’emplacement qui porte la carte désigne la case Bonus où Luna place un pion Bonus.
LACT-26 | Pion sans effet | Luna ne paie ni ne gagne rien pour son pion, qui bloque simplement la case pour la manche.
LACT-27 | Case Bonus occupée | Si la case désignée porte déjà un pion, Luna n’en place pas et ne cherche pas d’autre case.
LACT-28 | Grille des cases Bonus | Les rangées du schéma ont 1, 2 et 4 cases alignées à droite ; la case unique du haut n’a jamais de lettre.
LACT-29 | Cartes selon la lettre | Luna prend les cartes de tous les emplacements de cartes disponibles qui portent la même lettre que le sien et les garde face cachée.
LACT-30 | Cartes gratuites | Luna ne paie rien pour les cartes qu’elle gagne.
LACT-31 | Emplacement vide | Un emplacement désigné sans carte ne donne rien à Luna.
LACT-32 | Cartes gardées pour le décompte | Les cartes gagnées ne sont jamais jouées et ne comptent qu’au décompte final, par leurs icônes de part.
LACT-33 | Part la plus rentable | Luna prend une carte disponible avec une part de la compagnie la plus rentable, d’abord à l’emplacement du plus petit numéro. Le livret français entend la plus rentable des quatre, les textes internationaux la plus rentable de celles que montrent les cartes disponibles ; les joueurs conviennent avant la partie de ce qu’ils suivent.
LACT-34 | Défausser un jeton d’une lettre | Le jeton Recherche de la lettre indiquée, dans la colonne de son emplacement, est retiré du jeu.
LACT-35 | Crypcoins de la case de prime | Défausser un jeton d’une lettre rapporte aussi à Luna tous les crypcoins de la case de prime.
LACT-36 | Compléter le tableau | Les emplacements vides du tableau des recherches sont ensuite complétés comme d’habitude.
LACT-37 | Défausser un jeton spécial | Le jeton Recherche spécial face visible révélé en dernier est retiré de sa case de manche.
LACT-38 | Points d’extension | Chaque point d’extension place un élément de la compagnie ; rien ne coûte un second point.
LACT-39 | Pas de récompenses d’extension | Luna ne prend aucune récompense des secteurs ou des cases Espace qu’elle occupe.
LACT-40 | Points d’extension perdus | Les points restants d’une compagnie qui ne peut plus placer d’élément sont perdus.
LACT-41 | Colonne principale | Parmi les colonnes de succursales dont la case finale est couverte, la plus vide est la colonne principale, puis la plus proche du logo.
LACT-42 | Aucune case finale couverte | Si toutes les cases finales sont découvertes, c’est la colonne la plus vide, puis celle qui a le moins d’icônes de pièce, puis la plus proche du logo.
LACT-43 | Recherche de la colonne à chaque fois | La colonne principale est déterminée à nouveau pour chaque succursale qui quitte une station ou y retourne.
LACT-44 | Étendre deux compagnies | De deux compagnies, la moins rentable s’étend d’abord et utilise tous ses points avant l’autre.
LACT-45 | Secteur éligible | Les secteurs adjacents à la station ou à une succursale de la compagnie sont éligibles, sauf ceux où elle a déjà une succursale.
LACT-46 | Secteur vide visé | Luna choisit le secteur éligible vide du plus petit numéro pour MIN, du plus grand pour MAX.
LACT-47 | Secteur rival visé | Sans secteur éligible vide, la cible appartient à la rivale sur la piste de laquelle Luna est menée avec le plus grand écart : son secteur éligible le plus bas pour MIN, le plus haut pour MAX.
LACT-48 | Placement et renvoi | Luna place la succursale du haut de cette colonne principale, et une succursale rivale présente dans la cible est renvoyée aussitôt.
LACT-49 | Cibles possibles | À portée, les cibles possibles sont les cases de navette vides et les astéroïdes avec une case de succursale vide mais sans succursale de la compagnie.
LACT-50 | Choix d’une cible | MIN désigne la cible possible du plus petit numéro, MAX celle du plus grand.
LACT-51 | Cible : case de navette | Une case de navette choisie reçoit la navette du haut de la station ; sans navettes, ces cases ne conviennent pas.
LACT-52 | Cible : astéroïde | Un astéroïde choisi reçoit la succursale du haut de la colonne principale, sur n’importe laquelle de ses cases de succursale vides.
LACT-53 | Aucune cible possible | À défaut, une succursale de plus va sur l’astéroïde du plus petit numéro pour MIN, du plus grand pour MAX, qui a une case vide et déjà une succursale de la compagnie.
LACT-54 | Rien de vide à portée | Si rien n’est vide à portée, Luna renvoie et remplace un élément de la rivale sur la piste de laquelle elle a le plus grand retard.
LACT-55 | Retour des éléments renvoyés | Les éléments renvoyés prennent la case libre la plus basse de la colonne centrale ou de la colonne principale de succursales, cases barrées exceptées.
`);
