import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Action 1: use one or more resource cards of one type. */
export const en: RulesOf<'RES'> = /* @__PURE__ */ rulesOf(`
RES-1 | Purpose of the action | 11 | Resource cards buy one card from the card display, advance track markers, or both.
RES-2 | Choosing resource cards | 11 | The player picks one resource type and uses one or more face-up cards of it, keeping the others for later.
RES-3 | Total value | 11, 20, 21-23 | The total value is the sum of the used cards, any +1 resource tile on them and the titanium track bonus.
RES-4 | Spending the total value | 11 | The total value pays for at most one card, for steps on company tracks, or for both.
RES-5 | No mixing of types | 11, 21-23 | One action never mixes resource types, unless a track bonus permits a mixed payment for a card.
RES-6 | Total cost of cards | 11 | A displayed card costs its printed cost plus the extra cost of its slot.
RES-7 | Affordable cards only | 11 | A card can be bought only when its total cost does not exceed the total value in use.
RES-8 | New cards join hand | 11, AMB-RES-8 | A bought card goes to the hand at once and waits there for the next planning.
RES-9 | Surplus value | 11 | Value beyond the total cost is spent on track marker steps; an exact payment leaves none.
RES-10 | Empty display slots | 11 | The slot of a bought card is left vacant until the preparation phase.
RES-11 | Free cards | 23 | Even a card with total cost 0 needs a used resource card, whose full value is then left for steps.
RES-12 | Cost reductions | 21-23 | Certain track bonuses lower the total cost of a card, but not below 0.
RES-13 | Advancing track markers | 11 | Every unit left moves a track marker one space on a company track, shared among the tracks at will.
RES-14 | Blocked steps | 21-23, AMB-RES-1 | Each step follows the track rules on its own; units that no track marker can use are lost.
RES-15 | End of resource action | 11, 20 | The used resource cards, with a +1 resource tile on them, turn face down and the turn ends.
`);

export const fr: WordsOf<'RES'> = /* @__PURE__ */ wordsOf(`
RES-1 | But de l’action | Les cartes Ressource permettent d’acquérir une des cartes disponibles, de faire avancer des pions Investissement, ou les deux.
RES-2 | Choix des cartes Ressource | Le joueur choisit un type de ressource et utilise une ou plusieurs cartes face visible de ce type ; il garde les autres pour plus tard.
RES-3 | Valeur totale | La valeur totale additionne les cartes utilisées, la tuile +1 Ressource éventuellement posée dessus et le bonus de piste du titane.
RES-4 | Dépense de la valeur totale | La valeur totale paie une carte au plus, des cases sur les pistes de compagnie, ou un mélange des deux.
RES-5 | Pas de mélange de types | Une action ne mélange jamais les types de ressources, sauf si un bonus de piste permet de payer une carte avec plusieurs types.
RES-6 | Coût total des cartes | Une carte disponible coûte son coût imprimé plus le coût supplémentaire de son emplacement.
RES-7 | Cartes abordables seulement | Une carte ne peut être acquise que si son coût total ne dépasse pas la valeur totale utilisée.
RES-8 | Nouvelles cartes en main | Une carte acquise rejoint aussitôt la main et y attend la prochaine planification.
RES-9 | Valeur excédentaire | La valeur au-delà du coût total sert à faire avancer des pions Investissement ; un paiement exact n’en laisse pas.
RES-10 | Emplacements vides | L’emplacement d’une carte acquise reste vide jusqu’à la phase de préparation.
RES-11 | Cartes gratuites | Même une carte de coût total 0 demande d’utiliser une carte Ressource, dont toute la valeur reste alors pour avancer.
RES-12 | Réductions de coût | Certains bonus de piste réduisent le coût total d’une carte, mais pas en dessous de 0.
RES-13 | Avancée des pions Investissement | Chaque unité restante fait avancer un pion Investissement d’une case sur une piste de compagnie, avec une répartition libre entre les pistes.
RES-14 | Avancées impossibles | Chaque avance d’une case suit à part les règles des pistes ; les unités qu’aucun pion Investissement ne peut utiliser sont perdues.
RES-15 | Fin de l’action Ressource | Les cartes Ressource utilisées, avec la tuile +1 Ressource posée dessus, sont retournées face cachée et le tour est terminé.
`);
