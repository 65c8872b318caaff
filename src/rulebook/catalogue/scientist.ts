import type { RulesOf } from './ruleText.ts';

/** Action 3: use one scientist card. */
export const SCIENTIST_RULES: RulesOf<'SCI', 19> = {
  'SCI-1': {
    title: 'Purpose of the action',
    page: '14-15',
    summary: 'A scientist moves the upload marker over the research track and earns a reward.',
  },
  'SCI-2': {
    title: 'One scientist card',
    page: '14-15',
    summary: 'The action uses a single face-up scientist card and runs through its steps in fixed order.',
  },
  'SCI-3': {
    title: 'Turning a plan down',
    page: '14-15',
    summary:
      'Before the movement, 2 coins may be paid once to turn one plan on the own track, pre-printed or not, face down.',
  },
  'SCI-4': {
    title: 'Length of movement',
    page: '15',
    summary: 'The player decides how far the upload marker moves, and may leave it where it is.',
  },
  'SCI-5': {
    title: 'Path of movement',
    page: '15',
    summary: 'The upload marker advances one plan at a time along the printed path and skips no space.',
  },
  'SCI-6': {
    title: 'Meeting requirements',
    page: '15',
    summary:
      'The face-up cards in the action area must meet every requirement of a plan before the upload marker enters it.',
  },
  'SCI-7': {
    title: 'Checking a requirement',
    page: '15',
    summary: 'A requirement compares its number with the total value of matching face-up cards, which remain unused.',
  },
  'SCI-8': {
    title: 'Plans checked separately',
    page: '15',
    summary: 'All face-up cards count in full for every plan entered, since requirements are not added together.',
  },
  'SCI-9': {
    title: 'Entering special plans',
    page: '15',
    summary:
      'A special research plan is entered by paying its printed coins to the bank; without payment the movement ends.',
  },
  'SCI-10': {
    title: 'Face-down plans',
    page: '15',
    summary: 'The upload marker may enter and pass a face-down plan without requirement or payment.',
  },
  'SCI-11': {
    title: 'Empty spaces block',
    page: '15',
    summary: 'The upload marker cannot enter or pass a research track space without a plan.',
  },
  'SCI-12': {
    title: 'Reward of last plan',
    page: '15',
    summary: 'Only the plan where the upload marker comes to rest gives its reward; those passed over give none.',
  },
  'SCI-13': {
    title: 'Plans without reward',
    page: '15',
    summary:
      'Stopping on a face-down or special research plan earns nothing, though special ones add to final scoring.',
  },
  'SCI-14': {
    title: 'No movement, no reward',
    page: '15',
    summary: 'An upload marker that stays in place earns no reward from any plan.',
  },
  'SCI-15': {
    title: 'Spending scientist points',
    page: '15',
    summary: 'Last of all, the research points of the scientist card are spent, together with any from a plan reward.',
  },
  'SCI-16': {
    title: 'End of scientist action',
    page: '14-15',
    summary:
      'The scientist is turned face down, new plans are placed, the research display is refilled and the turn ends.',
  },
  'SCI-17': {
    title: 'Face-down cards excluded',
    page: '15',
    summary: 'Cards used earlier in the round no longer help to meet the requirements of plans.',
  },
  'SCI-18': {
    title: 'Scientist as requirement',
    page: '32',
    summary: 'A requirement for a scientist or field scientist needs a face-up one other than the scientist in use.',
  },
  'SCI-19': {
    title: 'Slot and last space',
    page: '23',
    summary:
      'Reaching the slot space turns an action slot ON, and from the last space the upload marker never moves again.',
  },
};
