import type { RulesOf } from './ruleText.ts';

/** End of the game and final scoring. */
export const SCORING_RULES: RulesOf<'END', 3> & RulesOf<'SCORE', 10> = {
  'END-1': {
    title: 'End after round 7',
    page: '19-20',
    summary:
      'Play ends with the action phase of the last round, normally round 7, and final scoring follows without preparation.',
  },
  'END-2': {
    title: 'Showing additional shares',
    page: '19-20',
    summary:
      'Players take all resting cards into hand and show their cards with additional-share icons, sorted by company.',
  },
  'END-3': {
    title: 'Category by category',
    page: '19-20',
    summary: 'One player fills in the score pad, taking each of the seven categories in turn for everyone.',
  },
  'SCORE-1': {
    title: 'Final wealth',
    page: '9, 19-20',
    summary: 'Final wealth is the sum of seven scoring categories.',
  },
  'SCORE-2': {
    title: 'Coins in reserve',
    page: '19-20',
    summary: 'Category 1 scores the coins that a player still has in reserve.',
  },
  'SCORE-3': {
    title: 'Astrogo shares',
    page: '19-20',
    summary: 'Category 2 multiplies the Astrogo shares of a player by the coin icons visible in the Astrogo station.',
  },
  'SCORE-4': {
    title: 'Tawac shares',
    page: '19-20',
    summary: 'Category 3 multiplies the Tawac shares of a player by the coin icons visible in the Tawac station.',
  },
  'SCORE-5': {
    title: 'Skymine shares',
    page: '19-20',
    summary: 'Category 4 multiplies the Skymine shares of a player by the coin icons visible in the Skymine station.',
  },
  'SCORE-6': {
    title: 'Minerva shares',
    page: '19-20',
    summary: 'Category 5 multiplies the Minerva shares of a player by the coin icons visible in the Minerva station.',
  },
  'SCORE-7': {
    title: 'Counting shares',
    page: '19-20',
    summary:
      'The share count for a company combines the shares reached on its track with matching additional-share icons.',
  },
  'SCORE-8': {
    title: 'Helium-3 value',
    page: '19-20',
    summary: 'Category 6 scores the last tank track value that the helium-3 marker has passed.',
  },
  'SCORE-9': {
    title: 'Research value',
    page: '19-20',
    summary:
      'Category 7 adds the last research track value passed and the values of face-up special research plans reached.',
  },
  'SCORE-10': {
    title: 'Winner and ties',
    page: '19-20',
    summary: 'The player with the greatest sum of coins wins; tied leaders win together, without a tie-breaker.',
  },
};
