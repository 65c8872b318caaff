import type { RulesOf } from './ruleText.ts';

/** Preparation phase between two rounds. */
export const PREPARATION_RULES: RulesOf<'PREP', 12> = {
  'PREP-1': {
    title: 'Three preparation steps',
    page: '18-19',
    summary:
      'Preparation reveals a special research plan, returns markers and hands out tiles, then refills the display.',
  },
  'PREP-2': {
    title: 'Coming round',
    page: '18-19',
    summary:
      'The coming round is the next in number; its round space holds a face-down special research plan on a coin.',
  },
  'PREP-3': {
    title: 'Coin to supplement space',
    page: '18-19',
    summary: 'The coin below the special research plan of the coming round is added to the supplement space.',
  },
  'PREP-4': {
    title: 'Revealing the special plan',
    page: '18-19',
    summary: 'The special research plan of the coming round is then turned face up.',
  },
  'PREP-5': {
    title: 'Bonus markers return',
    page: '19',
    summary: 'All players take their bonus markers off board and track bonus spaces into the reserve.',
  },
  'PREP-6': {
    title: 'Receiving reserved tiles',
    page: '19-20',
    summary: 'A marker retrieved from a bonus tile space brings its tile along to the action area or the player board.',
  },
  'PREP-7': {
    title: 'Right-hand column destroyed',
    page: '19',
    summary: 'Cards left over in display slots 1 to 4 go face up to the destroyed-cards pile.',
  },
  'PREP-8': {
    title: 'Middle column shifts',
    page: '19',
    summary: 'Middle-column display cards move one place over into the right-hand column.',
  },
  'PREP-9': {
    title: 'Left-hand column shifts',
    page: '19',
    summary: 'Left-hand display cards slide right within their row as far as free slots allow.',
  },
  'PREP-10': {
    title: 'Refilling the display',
    page: '19',
    summary: 'Empty display slots are filled in ascending order from the action deck, until it is exhausted.',
  },
  'PREP-11': {
    title: 'Next round starts',
    page: '10, 19',
    summary: 'Planning for the next round follows; its action phase opens with the holder of the first player marker.',
  },
  'PREP-12': {
    title: 'Share cards in deck',
    page: '19',
    summary:
      'The last 8 action cards are share cards, which have no action. Whoever acquires one keeps it in hand until final scoring and cannot destroy it.',
  },
};
