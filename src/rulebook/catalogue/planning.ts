import type { RulesOf } from './ruleText.ts';

/** The planning phase. */
export const PLANNING_RULES: RulesOf<'PLAN', 12> = {
  'PLAN-1': {
    title: 'Simultaneous planning',
    page: '10',
    summary:
      'Players plan in parallel with face-down cards, which stay hidden from the others until the common reveal.',
  },
  'PLAN-2': {
    title: 'Placing cards',
    page: '10',
    summary: 'Each player puts chosen hand cards face down in action slots; cards in resting decks are not available.',
  },
  'PLAN-3': {
    title: 'Slot capacity',
    page: '10',
    summary: 'Only action slots that are ON may be filled, with one card each; three of them are ON from the start.',
  },
  'PLAN-4': {
    title: 'Switching on slots',
    page: '10, 23',
    summary: 'The helium-3 marker and the upload marker can each switch ON one further action slot, for five at most.',
  },
  'PLAN-5': {
    title: 'Free slot choice',
    page: '10',
    summary: 'Any planned card may be put in any free action slot that is ON.',
  },
  'PLAN-6': {
    title: 'Leaving slots empty',
    page: '10, AMB-PLAN-1',
    summary: 'Action slots may be left empty on purpose, even all of them.',
  },
  'PLAN-7': {
    title: 'Cards determine actions',
    page: '10, 18, AMB-PLAN-3',
    summary: 'Planned cards fix which card actions are possible this round, without any duty to use them.',
  },
  'PLAN-8': {
    title: 'Share cards barred',
    page: '19',
    summary: 'The 8 share cards have no action, so planning them is forbidden.',
  },
  'PLAN-9': {
    title: 'Cards go to rest',
    page: '10',
    summary:
      'When its owner passes, a planned card goes to a resting slot, unusable until its resting deck is taken back.',
  },
  'PLAN-10': {
    title: 'Common reveal',
    page: '10',
    summary: 'Once all players are ready, the planned cards of everyone are revealed together.',
  },
  'PLAN-11': {
    title: 'Bonus tiles while planning',
    page: '19-20',
    summary: 'Action tiles already held lie face up beside the action slots and take none of them.',
  },
  'PLAN-12': {
    title: 'Constrained slots variant',
    page: '10, 23',
    summary: 'Under the constrained slots variant, the action slot of a card also decides its resting slot.',
  },
};
