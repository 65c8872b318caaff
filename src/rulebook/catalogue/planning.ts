import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'PLAN'> = /* @__PURE__ */ rulesOf(`
PLAN-1 | Simultaneous planning | 10 | Players plan at the same time with face-down cards, hidden from the others until all cards are revealed together.
PLAN-2 | Placing cards | 10 | Each player puts hand cards face down in action slots; cards in resting decks are not available.
PLAN-3 | Slot capacity | 10 | Only action slots that are ON may be filled, with one card each; three are ON from the start.
PLAN-4 | Switching on slots | 10, 23 | The helium-3 marker and the upload marker can each switch ON one more action slot, for a maximum of five.
PLAN-5 | Free slot choice | 10 | Any planned card may be put in any free action slot that is ON.
PLAN-6 | Leaving slots empty | 10, AMB-PLAN-1 | Action slots may be left empty on purpose, even all of them.
PLAN-7 | Cards determine actions | 10, 18, AMB-PLAN-3 | Planned cards determine which card actions are possible this round; players do not have to use them.
PLAN-8 | Share cards not allowed | 19 | The 8 share cards have no action, so planning them is forbidden.
PLAN-9 | Cards go to rest | 10 | When its owner passes, a planned card goes to a resting slot, unusable until its deck is taken back.
PLAN-10 | Simultaneous reveal | 10, AMB-PLAN-2 | Once all players are ready, all planned cards are revealed together.
PLAN-11 | Bonus tiles while planning | 19-20 | Action tiles are placed face up beside the action slots and do not occupy any of them.
PLAN-12 | Constrained slots variant | 10, 23 | Under the constrained slots variant, the action slot of a card also determines its resting slot.
`);
