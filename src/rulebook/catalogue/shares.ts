import type { RulesOf } from './ruleText.ts';

/** Company shares and their value. */
export const SHARE_RULES: RulesOf<'SHARE', 5> = {
  'SHARE-1': {
    title: 'Sources of wealth',
    page: '9',
    summary: 'Players gain wealth from company shares, higher share values, stored helium-3 and uploaded research.',
  },
  'SHARE-2': {
    title: 'Shares from a track',
    page: '9',
    summary:
      'The highest share icon a track marker has reached or passed states the total shares held through that track.',
  },
  'SHARE-3': {
    title: 'Shares from cards',
    page: '9, 12-13, 19-20',
    summary:
      'Share cards and some energy cards give additional shares, counted at the end in hand and resting decks alike.',
  },
  'SHARE-4': {
    title: 'Value of one share',
    page: '9',
    summary: 'One share is worth as many coins as coin icons are visible in the station of its company.',
  },
  'SHARE-5': {
    title: 'Worth of a holding',
    page: '9, 19-20',
    summary: 'A holding is worth its share count multiplied by the current share value of the company.',
  },
};
