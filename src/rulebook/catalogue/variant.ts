import type { RulesOf } from './ruleText.ts';

/** The constrained slots variant. */
export const VARIANT_RULES: RulesOf<'VARIANT', 2> = {
  'VARIANT-1': {
    title: 'Constrained slots',
    page: '23',
    summary: 'The group may agree beforehand to link every action slot with the resting slot in the same column.',
  },
  'VARIANT-2': {
    title: 'Passing in the variant',
    page: '23',
    summary: 'When passing, each card moves straight up to its linked resting slot instead of a chosen one.',
  },
};
