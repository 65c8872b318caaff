import type { RulesOf } from './ruleText.ts';

/** Special cases and general conventions. */
export const NOTE_RULES: RulesOf<'NOTE', 10> = {
  'NOTE-1': {
    title: 'Resource card always needed',
    page: '23',
    summary:
      'Even at total cost 0 an acquisition uses at least one resource card, whose whole value may go into steps.',
  },
  'NOTE-2': {
    title: 'Free purchases',
    page: '23',
    summary: 'Buying a card of total cost 0 on a bonus space takes no coins beyond any cost of that space.',
  },
  'NOTE-3': {
    title: 'Plan supply exhausted',
    page: '23',
    summary: 'When no research plans of a letter remain in supply, its vacant display spaces are left empty.',
  },
  'NOTE-4': {
    title: 'Unlimited coins',
    page: '23',
    summary: 'The bank never runs out of coins, so substitutes stand in for missing pieces.',
  },
  'NOTE-5': {
    title: 'Costs in full',
    page: '15-16, 21-23',
    summary:
      'Bonus spaces, special research plans and money barriers are only for those who meet the requirement or pay the cost in full.',
  },
  'NOTE-6': {
    title: 'Gains where possible',
    page: '12-13, 21-23, AMB-EXP-6',
    summary: 'Gains apply as far as they can; the remainder is lost unless a replacement is defined.',
  },
  'NOTE-7': {
    title: 'Optional payments',
    page: '15, 21-23, AMB-RP-17',
    summary: 'A payment that arises inside a gain, such as a money barrier, may always be declined.',
  },
  'NOTE-8': {
    title: 'Forward movement only',
    page: '11, 13, 15',
    summary: 'Track markers, helium-3 markers and upload markers move forward only.',
  },
  'NOTE-9': {
    title: 'Active player decides',
    page: '10',
    summary: 'In the action phase only the player whose turn it is acts; the others wait for their own turns.',
  },
  'NOTE-10': {
    title: 'Cards that never count',
    page: '10, 15-16',
    summary: 'Cards that are face down, resting or in hand add nothing to totals, majorities or requirements.',
  },
};
