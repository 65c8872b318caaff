import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'SPECIAL'> = /* @__PURE__ */ rulesOf(`
SPECIAL-1 | End of tank track | 23 | On the last tank track space, the helium-3 marker stays for good.
SPECIAL-2 | Coins for surplus steps | 23 | Once the end of the tank track is reached, each further helium-3 step pays 2 coins.
SPECIAL-3 | Tank track action slot | 23 | Reaching the marked tank track space turns its additional action slot ON, to be used from the next planning phase.
SPECIAL-4 | End of research track | 23 | The upload marker ends its path on the plan of the last research track space.
SPECIAL-5 | Coins for research points | 23 | With the research track completed, each research point pays 2 coins and has no other use.
SPECIAL-6 | Research track action slot | 15, 23 | Reaching the plan on the fifth research space turns its additional action slot ON, to be used from the next planning phase.
`);
