import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'RES'> = /* @__PURE__ */ rulesOf(`
RES-1 | Purpose of the action | 11 | Resource cards buy one card from the card display, advance track markers, or both.
RES-2 | Choosing resource cards | 11 | The player picks one resource type and uses one or more face-up cards of it, keeping the others for later.
RES-3 | Total value | 11, 20, 21-23 | The total value is the sum of the used cards, any +1 resource tile on them and the titanium track bonus.
RES-4 | Spending the total value | 11 | The total value pays for at most one card, for steps on company tracks, or for both.
RES-5 | No mixing of types | 11, 21-23 | One action never mixes resource types, unless a track bonus permits a mixed payment for a card.
RES-6 | Total cost of cards | 11 | A displayed card costs its printed cost plus the extra cost of its slot.
RES-7 | Affordable cards only | 11 | A card can be bought only when its total cost does not exceed the total value in use.
RES-8 | New cards go to the hand | 11, AMB-RES-8 | A bought card goes to the hand at once and stays there until the next planning phase.
RES-9 | Surplus value | 11 | Value beyond the total cost is spent on track marker steps; an exact payment leaves none.
RES-10 | Empty display slots | 11 | The slot of a bought card is left vacant until the preparation phase.
RES-11 | Free cards | 23 | Even a card with total cost 0 needs a used resource card, whose full value is then left for steps.
RES-12 | Cost reductions | 21-23 | Certain track bonuses lower the total cost of a card, but not below 0.
RES-13 | Advancing track markers | 11 | Every unit left moves a track marker one space on a company track; the units may be divided freely among the tracks.
RES-14 | Blocked steps | 21-23, AMB-RES-1 | Each step follows the track rules separately; units that no track marker can use are lost.
RES-15 | End of resource action | 11, 20 | The used resource cards, and a +1 resource tile on them, are turned face down, and the turn ends.
`);
