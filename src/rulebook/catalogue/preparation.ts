import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Preparation phase between two rounds. */
export const en: RulesOf<'PREP'> = /* @__PURE__ */ rulesOf(`
PREP-1 | Three preparation steps | 18-19 | Preparation reveals a special research plan, returns markers, hands out tiles and refills the display.
PREP-2 | Coming round | 18-19 | The coming round is the next in number; its space holds a face-down special research plan on a coin.
PREP-3 | Coin to supplement space | 18-19 | The coin below the special research plan of the coming round is added to the supplement space.
PREP-4 | Revealing the special plan | 18-19 | The special research plan of the coming round is then turned face up.
PREP-5 | Bonus markers return | 19 | All players take their bonus markers back into the reserve from the board and track bonus spaces.
PREP-6 | Receiving reserved tiles | 19-20 | A marker from a bonus tile space brings its tile to the action area or the player board.
PREP-7 | Right-hand column destroyed | 19 | Cards left in display slots 1 to 4 go face up to the destroyed cards.
PREP-8 | Middle column shifts | 19 | Middle-column display cards move one place over into the right-hand column.
PREP-9 | Left-hand column shifts | 19 | Display cards of the left-hand column slide right within their row as far as free slots allow.
PREP-10 | Refilling the display | 19 | Empty display slots are filled in ascending order from the action deck while it lasts.
PREP-11 | Next round starts | 10, 19 | Planning for the next round follows; its action phase opens with the holder of the first player marker.
PREP-12 | Share cards in deck | 19 | The last 8 action cards are share cards without an action; whoever acquires one keeps it in hand until final scoring and cannot destroy it.
`);

export const fr: WordsOf<'PREP'> = /* @__PURE__ */ wordsOf(`
PREP-1 | Trois étapes de préparation | La préparation révèle un jeton Recherche spécial, fait revenir les pions et remet les tuiles, puis complète les cartes disponibles.
PREP-2 | Manche à venir | La manche à venir est la suivante dans l’ordre des numéros ; sa case de manche porte un jeton Recherche spécial face cachée sur un crypcoin.
PREP-3 | Crypcoin pour la case de prime | Le crypcoin placé sous le jeton Recherche spécial de la manche à venir est ajouté à la case de prime.
PREP-4 | Révélation du jeton spécial | Le jeton Recherche spécial de la manche à venir est ensuite retourné face visible.
PREP-5 | Retour des pions Bonus | Tous les joueurs récupèrent dans leur réserve leurs pions Bonus placés sur les cases du plateau et des pistes.
PREP-6 | Réception des tuiles réservées | Un pion récupéré sur une case Tuile Bonus apporte sa tuile dans la zone d’actions ou à côté du plateau individuel.
PREP-7 | Colonne de droite détruite | Les cartes restantes des emplacements 1 à 4 vont face visible sur la pile des cartes détruites.
PREP-8 | Décalage de la colonne du milieu | Les cartes disponibles de la colonne du milieu se décalent d’une place dans la colonne de droite.
PREP-9 | Décalage de la colonne de gauche | Les cartes disponibles de la colonne de gauche glissent vers la droite dans leur rangée, aussi loin que les emplacements libres le permettent.
PREP-10 | Compléter les cartes disponibles | Les emplacements vides sont remplis dans l’ordre croissant avec la pioche, jusqu’à ce qu’elle soit épuisée.
PREP-11 | Début de la prochaine manche | La planification de la prochaine manche suit ; sa phase d’actions commence par le détenteur du marqueur Premier joueur.
PREP-12 | Cartes Part dans la pioche | Les 8 dernières cartes Action sont des cartes Part, sans action. Qui en acquiert une la garde en main jusqu’au décompte final et ne peut pas la détruire.
`);
