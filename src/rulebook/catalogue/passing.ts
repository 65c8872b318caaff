import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Passing and dropping out of the action phase. */
export const en: RulesOf<'PASS'> = /* @__PURE__ */ rulesOf(`
PASS-1 | When to pass | 18 | A player may pass on any own turn, whatever is left unused, and then does all passing steps in order.
PASS-2 | Cards turned face up | 18 | Passing begins by turning every card in the own action area face up.
PASS-3 | Picking up a resting deck | 18 | Next the player takes one whole resting deck of their choice into hand, before played cards rest.
PASS-4 | Emptying the action area | 18, AMB-PASS-1, AMB-PASS-7 | The player then lays all cards from action slots on resting slots of their choice, never two on the same slot.
PASS-5 | Stacking resting decks | 18 | A card goes on top of a deck in its resting slot, older icons staying visible, or starts a new deck there.
PASS-6 | Returning bonus tiles | 18, 20, AMB-PASS-4 | The last step gives all held bonus tiles, used or unused, back to the board.
PASS-7 | After passing | 16, 18, 21-23 | A passed player has no more turns this phase, leaves bonus markers in place and still gains threshold coins.
PASS-8 | End of action phase | 18 | Once all players have passed, the preparation phase follows or, in round 7, final scoring.
PASS-9 | Passing with constrained slots | 23 | Under the constrained slots variant each card rests in the slot of its own column, without a choice.
`);

export const fr: WordsOf<'PASS'> = /* @__PURE__ */ wordsOf(`
PASS-1 | Quand passer | Un joueur peut passer à n’importe lequel de ses tours, quoi qu’il lui reste à utiliser ; il effectue alors dans l’ordre toutes les étapes prévues.
PASS-2 | Cartes retournées face visible | Un joueur qui passe commence par retourner face visible toutes les cartes de sa zone d’actions.
PASS-3 | Récupération d’une pile de défausse | Ensuite, le joueur récupère une pile de défausse entière de son choix et la prend en main, avant de défausser les cartes jouées.
PASS-4 | Vider la zone d’actions | Le joueur met alors toutes les cartes de ses emplacements d’action sur des emplacements de défausse de son choix, jamais deux sur le même.
PASS-5 | Empiler les piles de défausse | Une carte va sur la pile de son emplacement de défausse, en laissant visibles les icônes plus anciennes, ou y commence une nouvelle pile.
PASS-6 | Retour des tuiles Bonus | La dernière étape remet sur le plateau toutes les tuiles Bonus du joueur, utilisées ou non.
PASS-7 | Après avoir passé | Un joueur qui a passé n’a plus de tour pendant cette phase, laisse ses pions Bonus en place et gagne encore les crypcoins des seuils.
PASS-8 | Fin de la phase d’actions | Quand tous les joueurs ont passé, le jeu continue avec la phase de préparation ou, en manche 7, avec le décompte final.
PASS-9 | Passer avec les emplacements contraints | Avec la variante des emplacements contraints, chaque carte va sur l’emplacement de défausse de sa propre colonne, sans choix possible.
`);
