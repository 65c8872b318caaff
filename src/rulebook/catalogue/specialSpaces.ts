import type { RulesOf } from './ruleText.ts';

/** Special spaces of the tank track and the research track. */
export const SPECIAL_SPACE_RULES: RulesOf<'SPECIAL', 6> = {
  'SPECIAL-1': {
    title: 'End of tank track',
    page: '23',
    summary: 'On the last tank track space the helium-3 marker comes to rest for good.',
  },
  'SPECIAL-2': {
    title: 'Coins for surplus steps',
    page: '23',
    summary: 'Once the end of the tank track is reached, each helium-3 step left over or gained later pays 2 coins.',
  },
  'SPECIAL-3': {
    title: 'Tank track action slot',
    page: '23',
    summary: 'Reaching the marked tank track space opens its additional action slot from the next planning phase.',
  },
  'SPECIAL-4': {
    title: 'End of research track',
    page: '23',
    summary: 'The upload marker ends its journey on the plan of the last research track space.',
  },
  'SPECIAL-5': {
    title: 'Coins for research points',
    page: '23',
    summary: 'With the research track completed, each research point turns into 2 coins and has no other use.',
  },
  'SPECIAL-6': {
    title: 'Research track action slot',
    page: '15, 23',
    summary:
      'Reaching the plan on the fifth research space opens its additional action slot from the next planning phase.',
  },
};
