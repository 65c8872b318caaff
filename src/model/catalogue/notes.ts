/** Special cases and general conventions. */
export const NOTE_RULES = {
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
    page: '16, 21',
    summary: 'Costs and requirements must be met completely beforehand, and no player may go into debt.',
  },
  'NOTE-6': {
    title: 'Gains where possible',
    page: '12, 21',
    summary: 'Gains apply as far as they can; the remainder is lost unless a replacement is defined.',
  },
  'NOTE-7': {
    title: 'Optional payments',
    page: '15, 21',
    summary: 'A payment that arises inside a gain, such as a money barrier, may always be declined.',
  },
  'NOTE-8': {
    title: 'Forward movement only',
    page: '11, 15',
    summary: 'Track markers, helium-3 markers and upload markers are never moved backwards.',
  },
  'NOTE-9': {
    title: 'Active player decides',
    page: '13, 21',
    summary: 'During a turn all decisions belong to the active player; others can at most receive threshold coins.',
  },
  'NOTE-10': {
    title: 'Cards that never count',
    page: '10, 15-16',
    summary: 'Cards that are face down, resting or in hand add nothing to totals, majorities or requirements.',
  },
} as const;
