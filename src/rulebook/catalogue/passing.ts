import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'PASS'> = /* @__PURE__ */ rulesOf(`
PASS-1 | When to pass | 18 | A player may pass on any of their turns, no matter what is left unused, and then follows all passing steps in order.
PASS-2 | Cards turned face up | 18 | Passing begins by turning every card in the player's action area face up.
PASS-3 | Picking up a resting deck | 18 | Next, the player takes one whole resting deck of their choice into their hand, before the played cards rest.
PASS-4 | Emptying the action area | 18, AMB-PASS-1, AMB-PASS-7 | The player then moves all cards from action slots to resting slots of their choice, never two to the same slot.
PASS-5 | Stacking resting decks | 18 | A card goes on top of a deck in its resting slot, leaving older icons visible, or starts a new deck there.
PASS-6 | Returning bonus tiles | 18, 20, AMB-PASS-4 | In the last step, all bonus tiles that the player holds, used or unused, go back to the board.
PASS-7 | After passing | 16, 18, 21-23 | A player who has passed takes no more turns this phase, leaves bonus markers in place and still gains threshold coins.
PASS-8 | End of action phase | 18 | Once all players have passed, the preparation phase follows, or final scoring in round 7.
PASS-9 | Passing with constrained slots | 23 | Under the constrained slots variant each card rests in the slot of its own column, without a choice.
`);
