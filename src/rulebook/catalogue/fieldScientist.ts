import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'FSC'> = /* @__PURE__ */ rulesOf(`
FSC-1 | Use one field scientist | 16 | The action uses one face-up field scientist card to gain helium-3 steps and coins.
FSC-2 | No initial field scientists | 16 | No player starts with a field scientist; all five come from the card display.
FSC-3 | Neutral field scientist | 16 | Using the neutral field scientist yields one helium-3 step on the tank track and 2 coins.
FSC-4 | Company field scientist | 16 | This card yields 1 coin and 2 helium-3 steps, plus 1 step for each full pair of domes in sectors that its company controls.
FSC-5 | Controlled sectors | 16 | A company controls each sector with one of its outposts, regardless of which player placed it.
FSC-6 | Dome count bonus | 21-23 | The permanent field scientist bonus adds 1 to the number of domes counted, or 3 at the second level.
FSC-7 | Steps past the end of the tank track | 23 | Each helium-3 step that would go past the end of the tank track pays 2 coins.
FSC-8 | Used card turned over | 16 | After its effect, the field scientist card is turned face down and the turn ends.
`);
