import { at } from '../../engine/at.ts';
import type { Company } from '../../model/ids.ts';
import type { StationColumn } from '../../model/state.ts';
import type { Game, Work } from '../kit.ts';

/** STATION-1, STATION-10, SHARE-4: coin icons visible on the vacant home spaces of a station. */
export function shareValue(game: Game, company: Company): number {
  return game.state.stations[company].reduce((sum, _, column) => sum + visibleCoins(game, company, column), 0);
}

/** Coin icons on the vacant home spaces of one column. */
export function visibleCoins(game: Game, company: Company, column: number): number {
  const spaces = homeSpaces(game, company, column);
  const spot = at(game.state.stations[company], column);
  const bottom = bottomSpace(spaces.length, spot);
  const visible = spaces.filter((_, space) => space < bottom - spot.outposts || space >= bottom);
  return visible.reduce((sum, coins) => sum + coins, 0);
}

/** Vacant home spaces of one column, the crossed-out one among them. */
export function vacantSpaces(game: Game, company: Company, column: number): number {
  return homeSpaces(game, company, column).length - at(game.state.stations[company], column).outposts;
}

function homeSpaces(game: Game, company: Company, column: number): readonly number[] {
  return at(game.box.content.moon.stations[company].columns, column);
}

/** STATION-2, STATION-6: outposts stand from here upwards; a crossed-out space once uncovered stays so. */
function bottomSpace(spaces: number, { opened }: StationColumn): number {
  return opened ? spaces - 1 : spaces;
}

/** STATION-3, STATION-4: columns from whose top an outpost can be taken. */
export function takeableColumns(game: Game, company: Company): number[] {
  return columnsWhere(game, company, ({ outposts }) => outposts > 0);
}

/** STATION-5, STATION-6, STATION-8: columns with a vacant space an outpost may return to. */
export function returnColumns(game: Game, company: Company): number[] {
  return columnsWhere(
    game,
    company,
    (column, index) => column.outposts < bottomSpace(homeSpaces(game, company, index).length, column),
  );
}

/** STATION-3: takes the top outpost of a column. */
export function takeOutpost(work: Work, company: Company, column: number): void {
  const spot = at(work.state.stations[company], column);
  spot.outposts -= 1;
  if (spot.outposts === 0) spot.opened = true; // STATION-2
}

/** STATION-5: an outpost returns to the lowest vacant space of a column. */
export function returnOutpost(work: Work, company: Company, column: number): void {
  at(work.state.stations[company], column).outposts += 1;
}

function columnsWhere(game: Game, company: Company, test: (column: StationColumn, index: number) => boolean): number[] {
  return game.state.stations[company].flatMap((column, index) => (test(column, index) ? [index] : []));
}
