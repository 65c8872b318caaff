import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Action 3: use one scientist card. */
export const en: RulesOf<'SCI'> = /* @__PURE__ */ rulesOf(`
SCI-1 | Purpose of the action | 14-15 | A scientist moves the upload marker over the research track and earns a reward.
SCI-2 | One scientist card | 14-15 | The action uses one face-up scientist card and follows its steps in order.
SCI-3 | Turning a plan down | 14-15 | Before the movement, 2 coins may be paid once to turn one plan on the own track, pre-printed or not, face down.
SCI-4 | Length of movement | 15 | The player decides how far the upload marker moves, and may leave it where it is.
SCI-5 | Path of movement | 15 | The upload marker advances plan by plan along the printed path and skips no space.
SCI-6 | Meeting requirements | 15 | The face-up cards in the action area must meet every requirement of a plan before the upload marker enters it.
SCI-7 | Checking a requirement | 15 | A requirement compares its number with the total value of matching face-up cards, which remain unused.
SCI-8 | Plans checked separately | 15 | All face-up cards count in full for every plan entered; requirements are not added together.
SCI-9 | Entering special plans | 15 | A special research plan is entered by paying its printed coins to the bank; without payment the movement ends.
SCI-10 | Face-down plans | 15 | The upload marker may enter and pass a face-down plan without requirement or payment.
SCI-11 | Empty spaces block | 15 | The upload marker cannot enter or pass a research track space without a plan.
SCI-12 | Reward of last plan | 15 | Only the plan where the upload marker comes to rest gives its reward; those passed over give none.
SCI-13 | Plans without reward | 15 | Stopping on a face-down or special research plan earns nothing, though special ones add to final scoring.
SCI-14 | No movement, no reward | 15 | An upload marker that stays in place earns no reward from any plan.
SCI-15 | Spending scientist points | 15 | Last, the research points of the scientist card are spent, together with any from a plan reward.
SCI-16 | End of scientist action | 14-15 | The scientist is turned face down, new plans are placed, the research display is refilled and the turn ends.
SCI-17 | Face-down cards excluded | 15 | Cards used earlier in the round do not help to meet the requirements of plans.
SCI-18 | Scientist as requirement | 32 | A requirement for a scientist or field scientist needs a face-up one other than the one in use.
SCI-19 | Slot and last space | 23 | Reaching the slot space turns an action slot ON, and from the last space the upload marker never moves again.
`);

export const fr: WordsOf<'SCI'> = /* @__PURE__ */ wordsOf(`
SCI-1 | But de l’action | Un Chercheur déplace le pion Transmission sur la piste de recherche et rapporte une récompense.
SCI-2 | Une seule carte Chercheur | L’action utilise une seule carte Chercheur face visible et suit ses étapes dans un ordre fixe.
SCI-3 | Retourner un jeton | Avant le déplacement, le joueur peut payer une fois 2 crypcoins pour retourner face cachée un jeton de sa propre piste, préimprimé ou non.
SCI-4 | Longueur du déplacement | Le joueur décide de combien avance le pion Transmission et peut le laisser où il est.
SCI-5 | Trajet du déplacement | Le pion Transmission avance d’un jeton à la fois le long du chemin imprimé et ne saute aucune case.
SCI-6 | Remplir les prérequis | Les cartes face visible de la zone d’actions doivent remplir tous les prérequis d’un jeton avant que le pion Transmission y entre.
SCI-7 | Vérifier un prérequis | Un prérequis compare son nombre à la valeur totale des cartes face visible correspondantes, qui ne sont pas utilisées pour autant.
SCI-8 | Jetons vérifiés séparément | Toutes les cartes face visible comptent entièrement pour chaque jeton, car les prérequis ne s’additionnent pas.
SCI-9 | Entrer sur un jeton spécial | Pour entrer sur un jeton Recherche spécial, le joueur paie à la banque les crypcoins imprimés ; sans paiement, le déplacement s’arrête.
SCI-10 | Jetons face cachée | Le pion Transmission peut entrer sur un jeton face cachée et le franchir sans prérequis ni paiement.
SCI-11 | Les cases vides bloquent | Le pion Transmission ne peut ni entrer sur une case sans jeton de la piste de recherche ni la franchir.
SCI-12 | Récompense du dernier jeton | Seul le jeton où s’arrête le pion Transmission donne sa récompense ; ceux qu’il franchit n’en donnent pas.
SCI-13 | Jetons sans récompense | S’arrêter sur un jeton face cachée ou sur un jeton Recherche spécial ne rapporte rien, mais les jetons spéciaux comptent au décompte final.
SCI-14 | Sans déplacement, pas de récompense | Un pion Transmission qui reste sur place ne gagne la récompense d’aucun jeton.
SCI-15 | Dépense des points du Chercheur | En dernier, le joueur dépense les points de recherche de la carte Chercheur avec ceux d’une éventuelle récompense de jeton.
SCI-16 | Fin de l’action Chercheur | Le Chercheur est retourné face cachée, les nouveaux jetons sont posés, le tableau des recherches est complété et le tour se termine.
SCI-17 | Cartes face cachée exclues | Les cartes utilisées plus tôt dans la manche n’aident plus à remplir les prérequis des jetons.
SCI-18 | Chercheur comme prérequis | Un prérequis de Chercheur ou d’Ingénieur demande une carte face visible autre que le Chercheur utilisé.
SCI-19 | Case d’activation et dernière case | Atteindre la case d’activation fait passer un emplacement d’action sur ON ; sur la dernière case, le pion Transmission ne bouge plus jamais.
`);
