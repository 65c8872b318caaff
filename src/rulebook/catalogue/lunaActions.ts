import type { RulesOf } from './ruleText.ts';

/** Luna: the actions on her cards. */
export const LUNA_ACTION_RULES: RulesOf<'LACT', 55> = {
  'LACT-1': {
    title: 'Order of entries',
    page: 'Luna 4',
    summary: 'Luna carries out the entries of the action section one by one, from top to bottom.',
  },
  'LACT-2': {
    title: 'Reading rankings',
    page: 'AMB-LACT-14',
    summary: 'A ranking of companies is worked out afresh from the current state as its entry begins.',
  },
  'LACT-3': {
    title: 'Same company twice',
    page: 'helper',
    summary: 'If a card advances on a track and expands the company too, both use a single choice made at the start.',
  },
  'LACT-4': {
    title: 'Gaining coins',
    page: 'Luna 5',
    summary: 'The bank pays Luna as many CrypCoin as the card shows.',
  },
  'LACT-5': {
    title: 'Gaining helium-3',
    page: 'Luna 5, helper',
    summary: 'Her helium-3 marker advances and opens slot A at the slot space; each step past the end pays 2 CrypCoin.',
  },
  'LACT-6': {
    title: 'Gaining research',
    page: 'Luna 5, helper',
    summary: 'Her upload marker advances and opens slot E at the slot space; each step past the end pays 2 CrypCoin.',
  },
  'LACT-7': {
    title: 'Passing Luna tokens',
    page: 'Luna 3',
    summary: 'Both kinds of movement set off every Luna token that the marker reaches or passes.',
  },
  'LACT-8': {
    title: 'Advancing on tracks',
    page: 'Luna 5',
    summary: 'Her track marker moves the shown number of spaces on every company track that the card selects.',
  },
  'LACT-9': {
    title: 'Bonus thresholds',
    page: 'Luna 5',
    summary: 'Bonus thresholds pay Luna as usual, when she crosses them and when others do so after her.',
  },
  'LACT-10': {
    title: 'Money barriers',
    page: 'Luna 5',
    summary: 'Luna pays a money barrier as far as her coins allow and passes it in any case, without debt.',
  },
  'LACT-11': {
    title: 'End of a company track',
    page: 'Luna 5',
    summary: 'Each step beyond the last space of a company track earns Luna 2 CrypCoin.',
  },
  'LACT-12': {
    title: 'No track bonuses',
    page: 'Luna 5',
    summary: 'Track bonuses reached by her markers do nothing for Luna.',
  },
  'LACT-13': {
    title: 'Value of a company',
    page: 'Luna 5',
    summary: 'The value of a company equals the coin icons currently visible in its station.',
  },
  'LACT-14': {
    title: 'More valuable company',
    page: 'Luna 5',
    summary: 'Of two companies, the one with more visible coin icons counts as more valuable.',
  },
  'LACT-15': {
    title: 'Ties in value',
    page: 'Luna 5, AMB-LACT-2',
    summary: 'Equal values are decided by more vacant home spaces, then by the track letter that comes first.',
  },
  'LACT-16': {
    title: 'Most valuable',
    page: 'Luna 5',
    summary: 'The card selects the company ranked first in value.',
  },
  'LACT-17': {
    title: 'Two most valuable',
    page: 'helper',
    summary: 'The card selects each of the two companies ranked first and second in value.',
  },
  'LACT-18': {
    title: 'Second most valuable',
    page: 'helper',
    summary: 'The card selects the company ranked second in value.',
  },
  'LACT-19': {
    title: 'Least valuable',
    page: 'helper',
    summary: 'The card selects the company ranked last in value.',
  },
  'LACT-20': {
    title: 'All four companies',
    page: 'helper',
    summary: 'The card selects each of the four companies.',
  },
  'LACT-21': {
    title: 'Leading by the biggest margin',
    page: 'Luna 5',
    summary:
      'The track with her greatest lead is selected, or else one where she shares the lead, or else that of her smallest deficit; value settles ties.',
  },
  'LACT-22': {
    title: 'Two biggest margins',
    page: 'helper',
    summary: 'The two tracks that come first in the order of her margins are selected, with ties settled by value.',
  },
  'LACT-23': {
    title: 'Farthest behind',
    page: 'Luna 5',
    summary:
      'The track with her greatest deficit is selected, or else one where she shares the lead, or else that of her smallest lead; value settles ties.',
  },
  'LACT-24': {
    title: 'Farthest behind in reach',
    page: 'Luna 6, helper, AMB-LACT-5',
    summary:
      'To pick a rival for ousting, the French booklet compares all companies, the international texts only those with a piece within reach; the option `luna.edition` decides.',
  },
  'LACT-25': {
    title: 'Marker by slot letter',
    page: 'Luna 5',
    summary: 'The letter of the slot that holds the card marks the bonus space on which Luna puts a bonus marker.',
  },
  'LACT-26': {
    title: 'Marker without effect',
    page: '16, Luna 5',
    summary: 'Luna neither pays nor gains anything for her marker, which simply blocks the space for the round.',
  },
  'LACT-27': {
    title: 'Bonus space occupied',
    page: 'Luna 5',
    summary: 'If the designated space holds a marker, Luna places none and looks for no other space.',
  },
  'LACT-28': {
    title: 'Grid of bonus spaces',
    page: 'helper',
    summary:
      'The pictured rows hold 1, 2 and 4 spaces aligned at the right, and the single top space never has a letter.',
  },
  'LACT-29': {
    title: 'Cards by slot letter',
    page: 'Luna 5',
    summary:
      'Luna collects the cards from all display spaces that bear the letter of her slot and keeps them face down.',
  },
  'LACT-30': {
    title: 'Cards are free',
    page: 'Luna 5',
    summary: 'Luna pays nothing for the cards she gains.',
  },
  'LACT-31': {
    title: 'Empty display space',
    page: 'Luna 5',
    summary: 'A designated display space without a card gives Luna nothing.',
  },
  'LACT-32': {
    title: 'Cards kept for scoring',
    page: 'Luna 4-5',
    summary: 'Gained cards are never played and matter in final scoring alone, through their share icons.',
  },
  'LACT-33': {
    title: 'Most valuable share',
    page: 'Luna 5, helper, AMB-LACT-4',
    summary:
      'Luna takes a displayed card with a share of the most valuable company, lowest space first. The French booklet means the most valuable of all four, the international texts of those displayed; the option `luna.edition` decides.',
  },
  'LACT-34': {
    title: 'Discarding a lettered plan',
    page: 'Luna 5-6, helper',
    summary: 'The research plan of the stated letter in the column of her slot is removed from the game.',
  },
  'LACT-35': {
    title: 'Supplement coins',
    page: 'helper, AMB-LACT-11',
    summary: 'Discarding a lettered plan also brings Luna all CrypCoin from the supplement space.',
  },
  'LACT-36': {
    title: 'Refilling the display',
    page: 'Luna 5-6',
    summary: 'The vacant spaces of the research display are then refilled as usual.',
  },
  'LACT-37': {
    title: 'Discarding a special plan',
    page: 'Luna 5-6',
    summary: 'The face-up special research plan revealed most recently is taken off the round track.',
  },
  'LACT-38': {
    title: 'Expansion points',
    page: 'Luna 6',
    summary: 'Each expansion point places one piece of the company; nothing costs a second point.',
  },
  'LACT-39': {
    title: 'No expansion rewards',
    page: 'Luna 6',
    summary: 'Luna takes no rewards from the sectors or Belt spaces she expands into.',
  },
  'LACT-40': {
    title: 'Lost expansion points',
    page: 'Luna 6',
    summary: 'The remaining points of a company that can place no further piece are forfeited.',
  },
  'LACT-41': {
    title: 'Main outpost column',
    page: 'Luna 6',
    summary:
      'Among outpost columns with a covered final home space, the emptiest is the main one, then nearest the logo.',
  },
  'LACT-42': {
    title: 'No covered final space',
    page: 'Luna 6, helper',
    summary:
      'If every final home space is bare, the emptiest column counts, then fewest coin icons, then nearest the logo.',
  },
  'LACT-43': {
    title: 'Finding the column each time',
    page: 'AMB-LACT-16',
    summary: 'The main outpost column is determined again for each outpost that leaves or re-enters a station.',
  },
  'LACT-44': {
    title: 'Expanding two companies',
    page: 'helper',
    summary: 'The less valuable of two companies expands first, using all its points before the other begins.',
  },
  'LACT-45': {
    title: 'Reachable sector',
    page: 'Luna 6',
    summary:
      'Sectors bordering the station or an own outpost are reachable, except those already holding an own outpost.',
  },
  'LACT-46': {
    title: 'Vacant target sector',
    page: 'Luna 6',
    summary: 'Luna picks the vacant reachable sector with the lowest number for MIN or the highest for MAX.',
  },
  'LACT-47': {
    title: 'Rival target sector',
    page: 'Luna 6',
    summary:
      'With no vacant sector reachable, the target belongs to the rival on whose track Luna is farthest behind: its lowest reachable sector for MIN, its highest for MAX.',
  },
  'LACT-48': {
    title: 'Placing and ousting',
    page: 'Luna 6, AMB-LACT-12',
    summary:
      'Luna places the top outpost of that main outpost column, and a rival outpost in the target goes home at once.',
  },
  'LACT-49': {
    title: 'Candidate targets',
    page: 'Luna 6',
    summary: 'Within reach, vacant shuttle spaces and asteroids with outpost room but no own outpost are candidates.',
  },
  'LACT-50': {
    title: 'Choosing a target',
    page: 'Luna 6',
    summary: 'MIN selects the candidate whose target number is lowest, MAX the one whose number is highest.',
  },
  'LACT-51': {
    title: 'Shuttle target',
    page: 'Luna 6',
    summary: 'A chosen shuttle space gets the top shuttle of the station; without shuttles such spaces do not qualify.',
  },
  'LACT-52': {
    title: 'Asteroid target',
    page: 'Luna 6',
    summary:
      'A chosen asteroid gets the uppermost piece of the main outpost column on any of its vacant outpost spaces.',
  },
  'LACT-53': {
    title: 'No candidate',
    page: 'Luna 6',
    summary: 'Failing that, another outpost goes to the lowest or highest asteroid with room and an own outpost.',
  },
  'LACT-54': {
    title: 'Nothing vacant in reach',
    page: 'Luna 6',
    summary: 'If nothing within reach is vacant, Luna ousts and replaces a piece of the rival she is farthest behind.',
  },
  'LACT-55': {
    title: 'Returning ousted pieces',
    page: '26-29, Luna 6',
    summary: 'Ousted pieces fill the lowest vacancy of the centre or main outpost column, crossed-out spaces excepted.',
  },
};
