import { at } from '../../engine/at.ts';
import type { Company } from '../../model/ids.ts';
import type { StationColumn } from '../../model/state.ts';
import type { Game, Work } from '../kit.ts';

/** STATION-1, STATION-10, SHARE-4: coin icons visible on the vacant home spaces of a station. */
export function shareValue(game: Game, company: Company): number {
  const icons = game.box.content.moon.stations[company].columns;
  return game.state.stations[company].reduce((sum, column, index) => {
    const spaces = at(icons, index);
    const bottom = bottomSpace(spaces.length, column);
    const visible = spaces.filter((_, space) => space < bottom - column.outposts || space >= bottom);
    return visible.reduce((part, coins) => part + coins, sum);
  }, 0);
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
  const { columns } = game.box.content.moon.stations[company];
  return columnsWhere(
    game,
    company,
    (column, index) => column.outposts < bottomSpace(at(columns, index).length, column),
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
