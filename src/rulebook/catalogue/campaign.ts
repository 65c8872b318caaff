import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** The campaign, its chapters and success points. */
export const en: RulesOf<'CAMP'> = /* @__PURE__ */ rulesOf(`
CAMP-1 | Four chapters | 24 | A campaign runs through four chapters in order, each of them a complete game with modules.
CAMP-2 | Modules outside a campaign | 24, 30 | Each module can also join an ordinary game, but menace cards need the Belt side.
CAMP-3 | Luna in campaign games | 24, Luna 2 | Luna may join up to three humans and must join a solo player, in campaign and module games alike.
CAMP-4 | What carries over | 24, Luna 4 | Every chapter is a game with its own set-up. Success points are kept to the end, and the level of Luna is noted for the next chapter.
CAMP-5 | Awarding success points | 24, Luna 4 | After the final scoring of a chapter, every player gets success points, Luna included.
CAMP-6 | Ahead of one player | 24 | Having scored more than at least one other player is worth 1 success point.
CAMP-7 | Ahead of two players | 24 | Having scored more than at least two other players is worth 1 more success point.
CAMP-8 | Winning the chapter | 24, 30-31, AMB-MENACE-11 | Each player in first place, tied or not, gains 1 success point. No single game of a time loop gives it; the best average does.
CAMP-9 | Mission progress | 24 | Having taken two or more one-time bonus markers off the mission status earns 1 success point.
CAMP-10 | Finished tracks | 24, AMB-CAMP-6 | Each company, tank or research track on whose last space a marker has been earns its player 1 success point, even if the Unknown Probe takes it off.
CAMP-11 | Extra points by chapter | 24, 29-30 | Some chapters offer one further success point of their own: chapters 3 and 4 do.
CAMP-12 | Recording the points | 24 | The success points of the chapter are noted on the last line of the score pad.
CAMP-13 | Campaign winner | 24 | The highest sum of success points over all four chapters wins, and tied players share the victory.
CAMP-14 | Campaign ranks | 24 | The campaign total also gives each player one of five ranks, for flavour only.
CAMP-15 | Chapters 1 and 2 | 24, 26 | Chapter 1 is played with missions on the Moon side, chapter 2 with missions on the Belt side.
CAMP-16 | Chapter 3 set-up | 29-30 | After the whole set-up on the Moon side with missions, the top outpost of each station column moves to a given sector.
CAMP-17 | Playing chapter 3 | 29-30 | Base and mission rules apply, and the first to unlock a personal bonus space earns 1 success point.
CAMP-18 | Chapter 4 set-up | 30 | Chapter 4 is set up on the Belt side with missions and one menace card.
CAMP-19 | Playing chapter 4 | 30 | The rules of the Belt side and of missions apply, with those of the menace up to the end of the game and final scoring.
CAMP-20 | Chapter 4 extra point | 30 | Whoever removes the menace card from the board gains 1 extra success point.
CAMP-21 | Starting level of Luna | Luna 4 | Luna begins at level 3 or 2 with two or three humans, and at level 5 or 4 in solo.
CAMP-22 | Points for Luna | Luna 4 | Luna gains success points like a human and counts in all comparisons of the players.
CAMP-23 | Mission point for Luna | Luna 4 | Luna always receives the success point for mission progress, without having a mission status.
CAMP-24 | After a win by Luna | Luna 4 | The humans either lower the level of Luna by 1, giving her 1 success point, or leave it as it is.
CAMP-25 | When Luna does not win | Luna 4 | The humans either raise the level of Luna by 1 or keep it, giving her 2 success points.
CAMP-26 | Recording the level | Luna 4 | The level of Luna is noted on the score pad.
CAMP-27 | Counting players | 25, Luna 2 | Luna does not count for the number of mission cards but does for the bonus markers of the humans.
CAMP-28 | Time loop in the campaign | 30-31, Luna 4, AMB-MENACE-11 | If Temporal Anomaly forces replays, totals and success points of chapter 4 are averaged over the games; only the best average earns the point for winning.
`);

export const fr: WordsOf<'CAMP'> = /* @__PURE__ */ wordsOf(`
CAMP-1 | Quatre chapitres | Une campagne se joue en quatre chapitres dans un ordre fixe ; chacun est une partie complète avec des modules.
CAMP-2 | Modules hors campagne | Chaque module peut aussi s’ajouter à une partie ordinaire, mais les cartes Menace demandent le côté Astéroïdes.
CAMP-3 | Luna dans les parties de campagne | Luna peut se joindre à trois joueurs humains au plus et doit se joindre à un joueur seul, en campagne comme avec les modules.
CAMP-4 | Ce qui est conservé | Chaque chapitre est une partie avec sa propre mise en place. Les points de succès sont gardés jusqu’à la fin, et le niveau de Luna est noté pour le chapitre suivant.
CAMP-5 | Attribution des points de succès | Après le décompte final d’un chapitre, chaque joueur reçoit des points de succès, Luna comprise.
CAMP-6 | Devant un joueur | Avoir un meilleur score qu’au moins un autre joueur vaut 1 point de succès.
CAMP-7 | Devant deux joueurs | Avoir un meilleur score qu’au moins deux autres joueurs vaut 1 point de succès de plus.
CAMP-8 | Victoire du chapitre | Chaque joueur à la première place, à égalité ou non, gagne 1 point de succès. Aucune partie d’une boucle temporelle ne le donne à elle seule ; c’est la meilleure moyenne qui le donne.
CAMP-9 | Progrès de la mission | Avoir pris deux pions Bonus à usage unique ou plus sur sa carte Statut de mission rapporte 1 point de succès.
CAMP-10 | Pistes terminées | Chaque piste de compagnie, de stockage ou de recherche dont un pion a atteint la dernière case rapporte à son joueur 1 point de succès, même si la Sonde inconnue fait retirer le pion.
CAMP-11 | Points propres aux chapitres | Certains chapitres offrent un point de succès de plus : ce sont les chapitres 3 et 4.
CAMP-12 | Noter les points | Les points de succès du chapitre sont notés sur la dernière ligne du bloc-notes.
CAMP-13 | Vainqueur de la campagne | La plus grande somme de points de succès sur les quatre chapitres gagne ; les joueurs à égalité partagent la victoire.
CAMP-14 | Rangs de la campagne | Le total de la campagne donne aussi à chaque joueur un des cinq rangs, purement honorifiques.
CAMP-15 | Chapitres 1 et 2 | Le chapitre 1 se joue avec les missions sur le côté Lune, le chapitre 2 avec les missions sur le côté Astéroïdes.
CAMP-16 | Mise en place du chapitre 3 | Après toute la mise en place sur le côté Lune avec les missions, la succursale du haut de chaque colonne de station va dans un secteur donné.
CAMP-17 | Jouer le chapitre 3 | Les règles de base et des missions s’appliquent ; le premier qui déverrouille une case Bonus personnelle gagne 1 point de succès.
CAMP-18 | Mise en place du chapitre 4 | Le chapitre 4 se prépare sur le côté Astéroïdes avec les missions et une carte Menace.
CAMP-19 | Jouer le chapitre 4 | Les règles du côté Astéroïdes et des missions s’appliquent, avec celles de la menace jusqu’à la fin de la partie et au décompte final.
CAMP-20 | Point propre au chapitre 4 | Qui retire la carte Menace du plateau gagne 1 point de succès de plus.
CAMP-21 | Niveau de départ de Luna | Luna commence au niveau 3 ou 2 avec deux ou trois joueurs humains, et au niveau 5 ou 4 en solo.
CAMP-22 | Points de Luna | Luna gagne des points de succès comme un joueur humain et compte dans toutes les comparaisons entre joueurs.
CAMP-23 | Point de mission de Luna | Luna reçoit toujours le point de succès du progrès de la mission, sans avoir de carte Statut de mission.
CAMP-24 | Après une victoire de Luna | Les joueurs humains baissent le niveau de Luna de 1, ce qui lui donne 1 point de succès, ou le laissent tel quel.
CAMP-25 | Quand Luna ne gagne pas | Les joueurs humains augmentent le niveau de Luna de 1, ou le gardent, ce qui lui donne 2 points de succès.
CAMP-26 | Noter le niveau | Le niveau de Luna est noté sur le bloc-notes.
CAMP-27 | Compter les joueurs | Luna ne compte pas pour le nombre de cartes Mission, mais compte pour les pions Bonus des joueurs humains.
CAMP-28 | Boucle temporelle en campagne | Si l’Anomalie temporelle impose de rejouer, les totaux et les points de succès du chapitre 4 sont la moyenne des parties ; seule la meilleure moyenne rapporte le point de la victoire.
`);
