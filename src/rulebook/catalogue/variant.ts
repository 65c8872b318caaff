import type { RulesOf } from './ruleText.ts';
import { rulesOf } from './ruleText.ts';

/** The constrained slots variant. */
export const VARIANT_RULES: RulesOf<'VARIANT', 2> = rulesOf('VARIANT', {
  1: [
    'Constrained slots',
    '23',
    'The group may agree beforehand to link every action slot with the resting slot in its column.',
  ],
  2: ['Passing in the variant', '23', 'When passing, each card moves straight up to its linked resting slot.'],
});
