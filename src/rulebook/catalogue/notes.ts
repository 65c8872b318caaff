import { type RulesOf, rulesOf } from './ruleText.ts';

/** Special cases and general conventions. */
export const en: RulesOf<'NOTE'> = /* @__PURE__ */ rulesOf(`
NOTE-1 | Resource card always needed | 23 | Even at total cost 0, an acquisition uses at least one resource card, whose whole value may go into steps.
NOTE-2 | Free purchases | 23 | Buying a card with total cost 0 on a bonus space takes no coins except the cost of that space.
NOTE-3 | Plan supply exhausted | 23 | When no plans of a letter remain in supply, its display spaces are left empty.
NOTE-4 | Unlimited coins | 23 | The bank never runs out of coins, so substitutes replace missing pieces.
NOTE-5 | Costs in full | 15-16, 21-23 | Bonus spaces, special research plans and money barriers need the requirement met or the cost paid in full.
NOTE-6 | Gains where possible | 12-13, 21-23, AMB-EXP-6 | Gains apply as far as possible; the rest is lost unless a replacement is defined.
NOTE-7 | Optional payments | 15, 21-23, AMB-RP-17 | A payment within a gain, such as a money barrier, may always be declined.
NOTE-8 | Forward movement only | 11, 13, 15 | Track markers, helium-3 markers and upload markers only move forward.
NOTE-9 | Active player decides | 10 | In the action phase, only the active player acts; the others wait.
NOTE-10 | Cards that never count | 10, 15-16 | Cards that are face down, resting or in hand add nothing to totals, majorities or requirements.
`);
