// How Luna's cards name companies, and the main column of a station.

import type { Game } from './game.ts';
import { at, need, playerOf } from './game.ts';
import { lunaOf } from './lunaDeck.ts';
import { columnsForOutposts, columnsWithOutposts } from './outposts.ts';
import { columnIcons, shareValue, stationOf, vacantSpaces } from './stations.ts';
import type { Company, LunaSelection } from './types.ts';
import { COMPANIES } from './types.ts';

/** LACT-13 to LACT-15: negative if the first company is more valuable than the second. */
function compareValue(game: Game, first: Company, second: Company): number {
  const value = shareValue(game, second) - shareValue(game, first);
  if (value !== 0) return value; // LACT-14
  const vacant = vacantInStation(game, second) - vacantInStation(game, first);
  if (vacant !== 0) return vacant; // LACT-15
  return game.table.tracks[first] < game.table.tracks[second] ? -1 : 1; // AMB-LACT-2
}

/** AMB-LACT-3: all vacant home spaces of the station, with the crossed-out ones and those of shuttles. */
export function vacantInStation(game: Game, company: Company): number {
  return game.table.stations[company].reduce((sum, _, column) => sum + vacantSpaces(game, company, column).length, 0);
}

/** LACT-15: the companies from the most to the least valuable one. */
export function byValue(game: Game, companies: readonly Company[] = COMPANIES): Company[] {
  return [...companies].sort((first, second) => compareValue(game, first, second));
}

/** LACT-21: the spaces between Luna's marker and the best one of the other players; negative if she is behind. */
export function margin(game: Game, company: Company): number {
  const { seat } = lunaOf(game);
  const others = game.table.players.filter((_, other) => other !== seat).map(({ tracks }) => tracks[company]);
  return playerOf(game, seat).tracks[company] - Math.max(...others); // AMB-LACT-13
}

/**
 * LACT-21, LACT-22: the companies in the order of her leads. The widest lead comes first, then a shared lead, then the
 * tracks on which she is behind by the fewest spaces; ties go to the more valuable company.
 */
function byLead(game: Game): Company[] {
  return byValue(game).sort((first, second) => margin(game, second) - margin(game, first));
}

/** LACT-23: the company on whose track she is farthest behind; ties go to the more valuable one. */
export function farthestBehind(game: Game, companies: readonly Company[]): Company | undefined {
  return byValue(game, companies).sort((first, second) => margin(game, first) - margin(game, second))[0];
}

/** LACT-16 to LACT-22: the companies that a card names, in the order in which she advances (AMB-LACT-1). */
export function selectCompanies(game: Game, selection: LunaSelection): Company[] {
  const ranking = byValue(game);
  switch (selection) {
    case 'mostValuable':
      return ranking.slice(0, 1); // LACT-16
    case 'twoMostValuable':
      return ranking.slice(0, 2); // LACT-17
    case 'secondMostValuable':
      return ranking.slice(1, 2); // LACT-18
    case 'leastValuable':
      return ranking.slice(-1); // LACT-19
    case 'allFour':
      return ranking; // LACT-20
    case 'leadByBiggestMargin':
      return byLead(game).slice(0, 1); // LACT-21
    case 'twoLeadsByBiggestMargin':
      return byLead(game).slice(0, 2); // LACT-22
  }
}

/**
 * LACT-24, AMB-LACT-5: the rival whose piece she ousts, or undefined. In the French edition it is the company on whose
 * track she is farthest behind of all, if it has such a piece; in the international one only those with a piece count.
 * It is determined again for each point, with the values of that moment (LACT-13, LACT-38).
 */
export function rivalOfLuna(game: Game, withPieces: readonly Company[]): Company | undefined {
  const { edition } = need(game.options.luna, 'options of Luna');
  if (edition === 'international') return farthestBehind(game, withPieces);
  const rival = farthestBehind(game, COMPANIES);
  return rival !== undefined && withPieces.includes(rival) ? rival : undefined;
}

/** LACT-41, LACT-43, AMB-LACT-16: the main outpost column when she takes an outpost, or undefined (AMB-LACT-6). */
export function mainColumnToTake(game: Game, company: Company): number | undefined {
  return mainColumn(game, company, columnsWithOutposts(game, company));
}

/** LACT-41, LACT-43, AMB-LACT-16: the main outpost column when an outpost returns, or undefined (AMB-LACT-7). */
export function mainColumnToReturn(game: Game, company: Company): number | undefined {
  return mainColumn(game, company, columnsForOutposts(game, company));
}

/** LACT-41, LACT-42: which of some columns is the main one (AMB-LACT-19). */
function mainColumn(game: Game, company: Company, columns: readonly number[]): number | undefined {
  const covered = columns.filter((column) => finalSpaceCovered(game, company, column));
  const vacant = (column: number): number => vacantSpaces(game, company, column).length;
  const icons = (column: number): number => columnIcons(game, company, column);
  const best =
    covered.length > 0
      ? [...covered].sort((a, b) => vacant(b) - vacant(a) || fromLogo(game, company, a, b)) // LACT-41
      : // LACT-42
        [...columns].sort((a, b) => vacant(b) - vacant(a) || icons(a) - icons(b) || fromLogo(game, company, a, b));
  return best[0];
}

export function finalSpaceCovered(game: Game, company: Company, column: number): boolean {
  const last = at(stationOf(game, company).columns, column).length - 1;
  return !vacantSpaces(game, company, column).includes(last);
}

/** LACT-41: negative if the first column is nearer to the logo than the second. */
function fromLogo(game: Game, company: Company, first: number, second: number): number {
  return stationOf(game, company).logoSide === 'left' ? first - second : second - first;
}
