import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'VARIANT'> = /* @__PURE__ */ rulesOf(`
VARIANT-1 | Constrained slots | 23 | The group may agree beforehand to link every action slot with the resting slot in its column.
VARIANT-2 | Passing in the variant | 23 | When passing, each card moves straight up to its linked resting slot.
`);
