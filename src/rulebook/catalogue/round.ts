import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Rounds, turn order and the frame of a turn. */
export const en: RulesOf<'ROUND'> = /* @__PURE__ */ rulesOf(`
ROUND-1 | Seven rounds | 10, 30-31 | A game is played over 7 rounds, unless the Singularity ends it sooner.
ROUND-2 | Three phases | 10 | Each round has a planning phase, an action phase and a preparation phase, in this order.
ROUND-3 | After the last round | 10, 18-19 | Round 7 has no preparation phase; final scoring follows its action phase.
ROUND-4 | Marking the current round | 10 | The highest number revealed on the round track tells the round; none revealed means round 1.
ROUND-5 | Turn order | 10 | Turns start with the first player and go on clockwise until nobody is left in the action phase.
ROUND-6 | Skipping passed players | 18 | Players who have passed get no further turns in this action phase.
ROUND-7 | End of action phase | 18 | The action phase is over as soon as every player has passed.
ROUND-8 | Change of first player | 16-17 | A first player marker claimed now changes who starts the next round, not the current order.
ROUND-9 | One action per turn | 10 | Each turn is exactly one action: resources, energy, scientist, field scientist, bonus marker or pass.
ROUND-10 | Suitable card required | 10-11 | A card action needs a face-up card of its type in the action area; resting cards are inactive.
ROUND-11 | Used cards turn down | 10-11 | Used cards are turned face down and cannot be used again in the same round.
ROUND-12 | Passing instead of waiting | 10, 18 | A turn cannot be skipped: without another action the player passes, which is always possible and final.
ROUND-13 | Placing the +1 resource tile | 10, 20 | Adding the +1 resource tile to a face-up resource card in an own turn is free and no action.
ROUND-14 | End of turn | 14 | A turn ends with placing new research plans and then refilling the research display.
ROUND-15 | Card actions end turns | 11-16 | Turning the used cards face down completes a card action and with it the turn.
`);

export const fr: WordsOf<'ROUND'> = /* @__PURE__ */ wordsOf(`
ROUND-1 | Sept manches | Une partie dure 7 manches, sauf si la Singularité y met fin plus tôt.
ROUND-2 | Trois phases | Chaque manche enchaîne la phase de planification, la phase d’actions, puis la préparation de la prochaine manche.
ROUND-3 | Après la dernière manche | La manche 7 n’a pas de phase de préparation : le décompte final suit directement sa phase d’actions.
ROUND-4 | Manche en cours | Le numéro le plus élevé révélé sur les cases de manche indique la manche ; tant qu’aucun n’est révélé, c’est la manche 1.
ROUND-5 | Ordre du tour | Le premier joueur commence, puis les tours se suivent dans le sens horaire, encore et encore, jusqu’à ce qu’il ne reste personne dans la phase d’actions.
ROUND-6 | Joueurs ayant passé | Un joueur qui a passé ne joue plus aucun tour pendant cette phase d’actions.
ROUND-7 | Fin de la phase d’actions | La phase d’actions prend fin dès que tous les joueurs ont passé.
ROUND-8 | Changement de premier joueur | Prendre le marqueur Premier joueur change le joueur qui commencera la manche suivante, pas l’ordre actuel.
ROUND-9 | Une action par tour | Chaque tour consiste en une seule action : ressources, énergie, Chercheur, Ingénieur, pion Bonus ou passer.
ROUND-10 | Carte appropriée requise | Une action de carte demande une carte de ce type face visible dans la zone d’actions ; les cartes des piles de défausse sont inactives.
ROUND-11 | Cartes utilisées retournées | Les cartes utilisées sont retournées face cachée et ne peuvent plus servir pendant la même manche.
ROUND-12 | Passer au lieu d’attendre | Un tour ne peut pas être sauté : sans autre action, le joueur doit passer, ce qui est toujours possible et définitif.
ROUND-13 | Pose de la tuile +1 Ressource | Ajouter la tuile +1 Ressource à une carte Ressource face visible est un supplément gratuit pendant son propre tour, pas une action.
ROUND-14 | Fin du tour | À la fin d’un tour, le joueur place ses nouveaux jetons Recherche, puis le tableau des recherches est complété.
ROUND-15 | Les actions de carte terminent le tour | Retourner face cachée les cartes utilisées achève une action de carte et, avec elle, le tour.
`);
