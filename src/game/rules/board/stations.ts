import type { Company } from '../../../components/ids.ts';
import { SHUTTLE_COLUMN } from '../../../components/printed.ts';
import { at, indices, sum } from '../../../engine/lists.ts';
import type { StationColumn } from '../../model/state.ts';
import { type Faults, fault, faultBy, NO_FAULTS } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { sideOf, stationOf } from './places.ts';

/** STATION-1, STATION-10, SHARE-4, BELT-31: one share is worth the visible coin icons on vacant home spaces. */
export function shareValue(game: Game, company: Company): number {
  return sum(indices(game.state.stations[company]), (column) => visibleCoins(game, company, column));
}

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

/** STATION-3: the coin icons uncovered by taking the next piece, or `null` for an empty column. */
export function nextCoins(game: Game, company: Company, column: number): number | null {
  const { pieces } = columnOf(game, company, column);
  if (pieces === 0) return null;
  return at(homeSpaces(game, company, column), bottomSpace(game, company, column) - pieces);
}

/** Returns the number of vacant home spaces in one column, including any crossed-out space. */
export function vacantSpaces(game: Game, company: Company, column: number): number {
  return homeSpaces(game, company, column).length - columnOf(game, company, column).pieces;
}

function homeSpaces(game: Game, company: Company, column: number): readonly number[] {
  return at(stationOf(game, company).columns, column);
}

function columnOf(game: Game, company: Company, column: number): StationColumn {
  return at(game.state.stations[company], column);
}

/** STATION-2, STATION-6, BELT-21: pieces never cover a crossed-out space again once it is uncovered. */
function bottomSpace(game: Game, company: Company, column: number): number {
  const spaces = homeSpaces(game, company, column).length;
  return columnOf(game, company, column).opened ? spaces - 1 : spaces;
}

/** STATION-3, STATION-4, BELT-14 */
export function takeableColumns(game: Game, company: Company): number[] {
  return sideOf(game).outpostColumns.filter((column) => columnOf(game, company, column).pieces > 0);
}

/** STATION-5, STATION-6, STATION-8, BELT-20 */
export function returnColumns(game: Game, company: Company): number[] {
  return sideOf(game).outpostColumns.filter((column) => hasRoom(game, company, column));
}

/** STATION-3, BELT-14, BELT-26 */
export function checkTaking(
  game: Game,
  company: Company,
  column: number,
  by: 'taking' | 'removing' = 'taking',
): Faults {
  if (takeableColumns(game, company).includes(column)) return NO_FAULTS;
  return noOutpostColumn(game, company, column) ?? faultBy(sideOf(game)[by], 'emptyColumn', { company, column });
}

/** STATION-8, BELT-20 */
export function checkReturning(game: Game, company: Company, column: number): Faults {
  if (returnColumns(game, company).includes(column)) return NO_FAULTS;
  return noOutpostColumn(game, company, column) ?? faultBy(sideOf(game).returning, 'fullColumn', { company, column });
}

/** STATION-1, BELT-2, BELT-3: some columns never have outposts. */
function noOutpostColumn(game: Game, company: Company, column: number): Faults | undefined {
  if (stationOf(game, company).columns[column] === undefined)
    return faultBy(sideOf(game).columns, 'noSuchColumn', { company, column });
  return sideOf(game).outpostColumns.includes(column) ? undefined : fault('shuttleColumn', { company });
}

/** BELT-14, BELT-23 */
export function hasShuttle(game: Game, company: Company): boolean {
  return columnOf(game, company, SHUTTLE_COLUMN).pieces > 0;
}

export function isCovered(game: Game, company: Company, column: number, space: number): boolean {
  const bottom = bottomSpace(game, company, column);
  return space < bottom && space >= bottom - columnOf(game, company, column).pieces;
}

export function hasRoom(game: Game, company: Company, column: number): boolean {
  return columnOf(game, company, column).pieces < bottomSpace(game, company, column);
}

/** STATION-3 */
export function takePiece(work: Work, company: Company, column: number): void {
  const taken = at(work.state.stations[company], column);
  taken.pieces -= 1;
  // STATION-2: a crossed-out last space stays empty for the rest of the game.
  if (taken.pieces === 0 && at(stationOf(work, company).crossedOut, column)) taken.opened = true;
}

/** STATION-5: the piece covers the lowest vacant space. */
export function returnPiece(work: Work, company: Company, column: number): void {
  at(work.state.stations[company], column).pieces += 1;
}
