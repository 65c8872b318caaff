import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'ROUND'> = /* @__PURE__ */ rulesOf(`
ROUND-1 | Seven rounds | 10, 30-31 | A game is played over 7 rounds, unless the Singularity ends it sooner.
ROUND-2 | Three phases | 10 | Each round has a planning phase, an action phase and a preparation phase, in this order.
ROUND-3 | After the last round | 10, 18-19 | Round 7 has no preparation phase; final scoring follows its action phase.
ROUND-4 | Marking the current round | 10 | The highest number revealed on the round track is the current round; if none is revealed, it is round 1.
ROUND-5 | Turn order | 10 | Turns start with the first player and continue clockwise until no player is left in the action phase.
ROUND-6 | Skipping passed players | 18 | Players who have passed take no further turns in this action phase.
ROUND-7 | End of action phase | 18 | The action phase is over as soon as every player has passed.
ROUND-8 | Change of first player | 16-17 | Claiming the first player marker changes who starts the next round, not the current turn order.
ROUND-9 | One action per turn | 10 | Each turn is exactly one action: resources, energy, scientist, field scientist, bonus marker or pass.
ROUND-10 | Suitable card required | 10-11 | A card action needs a face-up card of its type in the action area; resting cards are inactive.
ROUND-11 | Used cards turned face down | 10-11 | Used cards are turned face down and cannot be used again in the same round.
ROUND-12 | Passing instead of waiting | 10, 18 | A turn cannot be skipped: a player who takes no other action has to pass, which is always possible and final.
ROUND-13 | Placing the +1 resource tile | 10, 20 | Adding the +1 resource tile to a face-up resource card on the player's own turn is free and not an action.
ROUND-14 | End of turn | 14 | A turn ends with placing new research plans and then refilling the research display.
ROUND-15 | Card actions end turns | 11-16 | Turning the used cards face down completes a card action and with it the turn.
`);
