import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'STATION'> = /* @__PURE__ */ rulesOf(`
STATION-1 | Columns and home spaces | 12-13 | Every station has 15 home spaces in three columns, numbered 1 to 5 outwards from the board centre.
STATION-2 | Crossed-out home space | 12-13 | The last home space of each column shows 2 coin icons and, once exposed, is never covered again.
STATION-3 | Taking from the top | 12-13 | An outpost is taken from the top of any station column that is not empty.
STATION-4 | Free choice of column | 13 | Columns need not be emptied one by one; outposts may come from any of them.
STATION-5 | Returning outposts | 12-13 | A returned outpost goes to the lowest vacant home space of a column that the active player chooses.
STATION-6 | Fifth space stays vacant | 9, 12-13 | Returned outposts never go below the fourth space; coin icons that they cover again stop counting.
STATION-7 | Station without room | 13 | A returned outpost leaves play for good if its station has no permitted home space for it.
STATION-8 | Column with room required | 12-13 | A column that can take the returned outpost must be chosen as long as there is one.
STATION-9 | Empty station | 13 | No expansion is possible from an empty station, and energy left when a station becomes empty is lost.
STATION-10 | Share value | 9 | The share value of a company equals the coin icons exposed in its station.
STATION-11 | Removing outposts | 16-17, 32 | A removal reward sends 1 or 2 outposts, but never shuttles, from the tops of any station columns to the box; on the titanium majority space it is optional.
`);
