import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Menace cards and their consequences. */
export const en: RulesOf<'MENACE'> = /* @__PURE__ */ rulesOf(`
MENACE-1 | Belt side only | 30 | Menace cards can be used only in a game on the Belt side.
MENACE-2 | Placing a menace | 30 | After the whole set-up one random menace card is placed face up and links shuttle spaces 11 and 16; the others are boxed.
MENACE-3 | Effect of a menace | 30-31 | A menace has a consequence at the end of the game unless someone confronts it in time.
MENACE-4 | Confronting a menace | 30-31 | A human confronts the menace only as part of the energy action, provided all three conditions are met.
MENACE-5 | Shuttle condition | 30-31 | The company being expanded must have a shuttle, old or new, on shuttle space 11 or 16.
MENACE-6 | Energy condition | 30-31 | Reaching the menace takes 2 energy points of the action.
MENACE-7 | Requirement of the card | 30-31, AMB-MENACE-4 | The requirement on the card is paid or met before rewards, so those of the same action cannot help.
MENACE-8 | Order of rewards | 30-31 | After the ordinary rewards of the action, the player takes the reward of the menace card.
MENACE-9 | Removing the menace | 30-31 | The player takes the menace card off the board, turns it face down and owns it.
MENACE-10 | Wild share | 30-31 | Turned over, the card is a wild share that its owner keeps until the game ends.
MENACE-11 | No new menace | 30-31 | A removed menace card is never replaced by another one.
MENACE-12 | Scoring the wild share | 30-31 | In final scoring the owner may count the wild share as one additional share of any one company.
MENACE-13 | Menace not removed | 30-31 | A menace card still on the board applies its consequence, which can alter the end of the game or its scoring.
MENACE-14 | Luna and menaces | Luna 4 | Luna cannot confront a menace and is affected only by Singularity and Temporal Anomaly.
MENACE-15 | Space Pirates | 30-31, Luna 4 | Confronting costs 6 CrypCoin; otherwise humans lose all coins in reserve before final scoring.
MENACE-16 | Rogue Comet | 30-31, Luna 4 | Confronting costs 3 more energy points; otherwise the top stations count 2 coin icons less for humans.
MENACE-17 | Artificial Einstein-Rosen Bridge | 30-31, Luna 4 | Confronting destroys 2 energy cards from hand; otherwise humans lose all energy cards before final scoring.
MENACE-18 | Unknown Probe | 30-31, Luna 4, AMB-CAMP-6 | Confronting needs tank track value 40; otherwise humans take their helium-3 markers off and score nothing for the tank track. A finished tank track still earns its success point.
MENACE-19 | Singularity | 30-31 | Confronting needs research track value 40; otherwise the game is over after the action phase of round 6.
MENACE-20 | Temporal Anomaly | 30-31 | Confronting needs values of 25 (tank) and 20 (research); otherwise no one wins yet and a new game follows.
MENACE-21 | End of the time loop | 30-31, AMB-MENACE-11 | Once the card is removed in a game, the rounded averages of all games in the time loop decide the winner. Only then is the success point for winning given.
`);

export const fr: WordsOf<'MENACE'> = /* @__PURE__ */ wordsOf(`
MENACE-1 | Côté Astéroïdes seulement | Les cartes Menace ne s’utilisent que dans une partie sur le côté Astéroïdes.
MENACE-2 | Pose d’une menace | Après toute la mise en place, une carte Menace tirée au hasard est posée face visible pour relier les cases de navette 11 et 16 ; les autres retournent dans la boîte.
MENACE-3 | Effet d’une menace | Une menace a une conséquence à la fin de la partie, sauf si quelqu’un l’affronte à temps.
MENACE-4 | Affronter une menace | Un joueur humain n’affronte la menace qu’au cours d’une action Énergie, si les trois conditions sont réunies.
MENACE-5 | Condition de la navette | La compagnie étendue doit avoir une navette, ancienne ou nouvelle, sur la case de navette 11 ou 16.
MENACE-6 | Condition d’énergie | Atteindre la menace demande 2 points d’énergie de l’action.
MENACE-7 | Prérequis de la carte | Le prérequis de la carte est payé ou rempli avant les récompenses ; celles de la même action ne peuvent donc pas aider.
MENACE-8 | Ordre des récompenses | Après les récompenses ordinaires de l’action, le joueur prend celle de la carte Menace.
MENACE-9 | Retrait de la menace | Le joueur retire la carte Menace du plateau, la retourne face cachée et en devient propriétaire.
MENACE-10 | Part Joker | Une fois retournée, la carte est une part Joker que son propriétaire garde jusqu’à la fin de la partie.
MENACE-11 | Pas de nouvelle menace | Une carte Menace retirée n’est jamais remplacée par une autre.
MENACE-12 | Décompte de la part Joker | Au décompte final, le propriétaire peut compter la part Joker comme une part supplémentaire d’une compagnie de son choix.
MENACE-13 | Menace non retirée | Une carte Menace encore sur le plateau applique sa conséquence, qui peut modifier la fin de la partie ou son décompte.
MENACE-14 | Luna et les menaces | Luna ne peut pas affronter une menace et n’est touchée que par la Singularité et l’Anomalie temporelle.
MENACE-15 | Pirates de l’espace | Les affronter coûte 6 crypcoins ; sinon, les joueurs humains perdent tous les crypcoins de leur réserve avant le décompte final.
MENACE-16 | Comète scélérate | L’affronter coûte 3 points d’énergie de plus ; sinon, les stations les plus rentables comptent 2 icônes de pièce de moins pour les joueurs humains.
MENACE-17 | Pont artificiel d’Einstein-Rosen | L’affronter détruit 2 cartes Énergie de la main ; sinon, les joueurs humains perdent toutes leurs cartes Énergie avant le décompte final.
MENACE-18 | Sonde inconnue | L’affronter demande la valeur 40 sur la piste de stockage ; sinon, les joueurs humains retirent leur pion Hélium-3 et ne marquent rien pour la piste de stockage. Une piste de stockage terminée rapporte quand même son point de succès.
MENACE-19 | Singularité | L’affronter demande la valeur 40 sur la piste de recherche ; sinon, la partie s’arrête après la phase d’actions de la manche 6.
MENACE-20 | Anomalie temporelle | L’affronter demande les valeurs 25 (stockage) et 20 (recherche) ; sinon, il n’y a pas encore de vainqueur et une nouvelle partie suit.
MENACE-21 | Fin de la boucle temporelle | Quand la carte est retirée au cours d’une partie, les moyennes arrondies de toutes les parties de la boucle désignent le vainqueur. C’est alors seulement que le point de succès de la victoire est donné.
`);
