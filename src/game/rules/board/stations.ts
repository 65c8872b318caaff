import type { Company } from '../../../components/ids.ts';
import { SHUTTLE_COLUMN } from '../../../components/printed.ts';
import { at, indices, sum } from '../../../engine/lists.ts';
import type { StationColumn } from '../../model/state.ts';
import type { Faults } from '../decision.ts';
import { fault, faultBy, NO_FAULTS } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { sideOf, stationOf } from './side.ts';

/** STATION-1, STATION-10, SHARE-4, BELT-31: coin icons visible on the vacant home spaces of a station. */
export function shareValue(game: Game, company: Company): number {
  return sum(indices(game.state.stations[company]), (column) => visibleCoins(game, company, column));
}

/** Coin icons on the vacant home spaces of one column. */
export function visibleCoins(game: Game, company: Company, column: number): number {
  const spaces = homeSpaces(game, company, column);
  const { pieces } = columnOf(game, company, column);
  const bottom = bottomSpace(game, company, column);
  let visible = 0;
  for (let space = 0; space < spaces.length; space += 1) {
    if (space < bottom - pieces || space >= bottom) visible += at(spaces, space);
  }
  return visible;
}

/** STATION-3: coin icons that come to light when the next piece leaves a column; `null` for an empty column. */
export function nextCoins(game: Game, company: Company, column: number): number | null {
  const { pieces } = columnOf(game, company, column);
  if (pieces === 0) return null;
  return at(homeSpaces(game, company, column), bottomSpace(game, company, column) - pieces);
}

/** Vacant home spaces of one column, the crossed-out one among them. */
export function vacantSpaces(game: Game, company: Company, column: number): number {
  return homeSpaces(game, company, column).length - columnOf(game, company, column).pieces;
}

function homeSpaces(game: Game, company: Company, column: number): readonly number[] {
  return at(stationOf(game, company).columns, column);
}

function columnOf(game: Game, company: Company, column: number): StationColumn {
  return at(game.state.stations[company], column);
}

/** STATION-2, STATION-6, BELT-21: pieces stand from here upwards; a crossed-out space once uncovered stays so. */
function bottomSpace(game: Game, company: Company, column: number): number {
  const spaces = homeSpaces(game, company, column).length;
  return columnOf(game, company, column).opened ? spaces - 1 : spaces;
}

/** STATION-3, STATION-4, BELT-14: columns from whose top an outpost can be taken. */
export function takeableColumns(game: Game, company: Company): number[] {
  return sideOf(game).outpostColumns.filter((column) => columnOf(game, company, column).pieces > 0);
}

/** STATION-5, STATION-6, STATION-8, BELT-20: columns with a vacant space an outpost may return to. */
export function returnColumns(game: Game, company: Company): number[] {
  return sideOf(game).outpostColumns.filter((column) => hasRoom(game, company, column));
}

/** STATION-3, BELT-14, BELT-26: whether an outpost can be taken from a column, to be placed or to be removed. */
export function checkTaking(
  game: Game,
  company: Company,
  column: number,
  purpose: 'taking' | 'removing' = 'taking',
): Faults {
  if (takeableColumns(game, company).includes(column)) return NO_FAULTS;
  return noOutpostColumn(game, company, column) ?? faultBy(sideOf(game)[purpose], 'emptyColumn', { company, column });
}

/** STATION-8, BELT-20: whether an outpost can return to a column. */
export function checkReturning(game: Game, company: Company, column: number): Faults {
  if (returnColumns(game, company).includes(column)) return NO_FAULTS;
  return noOutpostColumn(game, company, column) ?? faultBy(sideOf(game).returning, 'fullColumn', { company, column });
}

/** STATION-1, BELT-2, BELT-3: why a column never holds outposts, if so. */
function noOutpostColumn(game: Game, company: Company, column: number): Faults | undefined {
  if (stationOf(game, company).columns[column] === undefined)
    return faultBy(sideOf(game).columns, 'noSuchColumn', { company, column });
  return sideOf(game).outpostColumns.includes(column) ? undefined : fault('shuttleColumn', { company });
}

/** BELT-14, BELT-23: whether the middle column of a Belt station has a shuttle left. */
export function hasShuttle(game: Game, company: Company): boolean {
  return columnOf(game, company, SHUTTLE_COLUMN).pieces > 0;
}

/** Whether a piece stands on a home space. */
export function isCovered(game: Game, company: Company, column: number, space: number): boolean {
  const bottom = bottomSpace(game, company, column);
  return space < bottom && space >= bottom - columnOf(game, company, column).pieces;
}

/** Whether a piece may return to a column. */
export function hasRoom(game: Game, company: Company, column: number): boolean {
  return columnOf(game, company, column).pieces < bottomSpace(game, company, column);
}

/** STATION-3: takes the top piece of a column. */
export function takePiece(work: Work, company: Company, column: number): void {
  const spot = at(work.state.stations[company], column);
  spot.pieces -= 1;
  // STATION-2: for good, where the last space is crossed out.
  if (spot.pieces === 0 && at(stationOf(work, company).crossedOut, column)) spot.opened = true;
}

/** STATION-5: a piece returns to the lowest vacant space of a column. */
export function returnPiece(work: Work, company: Company, column: number): void {
  at(work.state.stations[company], column).pieces += 1;
}
