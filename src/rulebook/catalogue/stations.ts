import type { RulesOf } from './ruleText.ts';

/** Stations, their columns and the share value of a company. */
export const STATION_RULES: RulesOf<'STATION', 11> = {
  'STATION-1': {
    title: 'Columns and home spaces',
    page: '12-13',
    summary:
      'Every station consists of 15 home spaces in three columns, numbered 1 to 5 outwards from the board centre.',
  },
  'STATION-2': {
    title: 'Crossed-out home space',
    page: '12-13',
    summary: 'The last home space of each column shows 2 coin icons and, once exposed, is never covered again.',
  },
  'STATION-3': {
    title: 'Taking from the top',
    page: '12-13',
    summary: 'Whoever takes an outpost from a station picks it off the top of any column that is not empty.',
  },
  'STATION-4': {
    title: 'Free choice of column',
    page: '13',
    summary: 'Columns need not be emptied one by one; outposts may come from them in any mix.',
  },
  'STATION-5': {
    title: 'Returning outposts',
    page: '12-13',
    summary: 'A returned outpost occupies the lowest vacant home space in a column that the chooser selects.',
  },
  'STATION-6': {
    title: 'Fifth space stays vacant',
    page: '9, 12-13',
    summary: 'Returned outposts never go below the fourth space, and coin icons they cover again stop counting.',
  },
  'STATION-7': {
    title: 'Station without room',
    page: '13',
    summary: 'An outpost that finds no permitted home space in its station leaves play for good.',
  },
  'STATION-8': {
    title: 'Column with room required',
    page: '12-13',
    summary: 'While some column can still take a returned outpost, a column like that must be selected.',
  },
  'STATION-9': {
    title: 'Empty station',
    page: '13',
    summary: 'No expansion is possible from an empty station, and energy left when one runs out is forfeited.',
  },
  'STATION-10': {
    title: 'Share value',
    page: '9',
    summary: 'The share value of a company equals the coin icons exposed in its station.',
  },
  'STATION-11': {
    title: 'Removing outposts',
    page: '16-17, 32',
    summary:
      'A removal reward boxes 1 or 2 outposts, but never shuttles, from the column tops of any stations. On the titanium majority space the removal is optional.',
  },
};
