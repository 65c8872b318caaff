import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'SCI'> = /* @__PURE__ */ rulesOf(`
SCI-1 | Purpose of the action | 14-15 | A scientist moves the upload marker along the research track and earns a reward.
SCI-2 | One scientist card | 14-15 | The action uses one face-up scientist card and follows its steps in order.
SCI-3 | Turning a plan face down | 14-15 | Before the movement, the player may pay 2 coins once to turn one plan on their own track face down, pre-printed or not.
SCI-4 | Length of movement | 15 | The player decides how far the upload marker moves, and may also leave it where it is.
SCI-5 | Path of movement | 15 | The upload marker advances plan by plan along the printed path and skips no space.
SCI-6 | Meeting requirements | 15 | The face-up cards in the action area must meet every requirement of a plan before the upload marker enters it.
SCI-7 | Checking a requirement | 15 | A requirement compares its number with the total value of matching face-up cards, which remain unused.
SCI-8 | Plans checked separately | 15 | All face-up cards count in full for every plan entered; requirements are not added together.
SCI-9 | Entering special plans | 15 | A special research plan is entered by paying its printed coins to the bank; without payment the movement ends.
SCI-10 | Face-down plans | 15 | The upload marker may enter and pass a face-down plan without requirement or payment.
SCI-11 | Empty spaces block | 15 | The upload marker cannot enter or pass a research track space without a plan.
SCI-12 | Reward of last plan | 15, AMB-BON-10 | Only the plan where the upload marker comes to rest gives its reward; plans that it passes over give none.
SCI-13 | Plans without reward | 15 | Stopping on a face-down or special research plan earns nothing, though special ones count in final scoring.
SCI-14 | No movement, no reward | 15 | An upload marker that stays in place earns no reward from any plan.
SCI-15 | Spending scientist points | 15 | Last, the research points of the scientist card are spent, together with any from a plan reward.
SCI-16 | End of scientist action | 14-15 | The scientist is turned face down, new plans are placed, the research display is refilled, and the turn ends.
SCI-17 | Face-down cards excluded | 15 | Cards used earlier in the round do not help to meet the requirements of plans.
SCI-18 | Scientist as requirement | 32 | A requirement for a scientist or field scientist needs a face-up one other than the one in use.
SCI-19 | Slot and last space | 23 | Reaching the slot space turns an action slot ON; on the last space, the upload marker never moves again.
`);
