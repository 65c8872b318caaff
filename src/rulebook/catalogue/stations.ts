import { type RulesOf, rulesOf } from './ruleText.ts';

/** Stations, their columns and the share value of a company. */
export const en: RulesOf<'STATION'> = /* @__PURE__ */ rulesOf(`
STATION-1 | Columns and home spaces | 12-13 | Every station has 15 home spaces in three columns, numbered 1 to 5 outwards from the board centre.
STATION-2 | Crossed-out home space | 12-13 | The last home space of each column shows 2 coin icons and, once exposed, is never covered again.
STATION-3 | Taking from the top | 12-13 | An outpost taken from a station comes off the top of any column that is not empty.
STATION-4 | Free choice of column | 13 | Columns need not be emptied one by one; outposts may come from any of them.
STATION-5 | Returning outposts | 12-13 | A returned outpost takes the lowest vacant home space in a column that the chooser selects.
STATION-6 | Fifth space stays vacant | 9, 12-13 | Returned outposts never go below the fourth space; coin icons they cover again stop counting.
STATION-7 | Station without room | 13 | A returned outpost that finds no permitted home space in its station leaves play for good.
STATION-8 | Column with room required | 12-13 | While some column can still take a returned outpost, such a column must be chosen.
STATION-9 | Empty station | 13 | No expansion is possible from an empty station, and energy left when a station becomes empty is lost.
STATION-10 | Share value | 9 | The share value of a company equals the coin icons exposed in its station.
STATION-11 | Removing outposts | 16-17, 32 | A removal reward sends 1 or 2 outposts, but never shuttles, from the tops of any station columns to the box; on the titanium majority space it is optional.
`);
