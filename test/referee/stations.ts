import type { Game } from './game.ts';
import { at } from './game.ts';
import type { Company, Station } from './types.ts';

/** The printed station of a company on the side of the board in play. */
export function stationOf(game: Game, company: Company): Station {
  const { belt, moon } = game.content;
  return game.options.board === 'belt' ? belt.stations[company] : moon.stations[company];
}

/** True if a column has a crossed-out last space (STATION-2, BELT-21). */
function crossedOut(game: Game, company: Company, column: number): boolean {
  return at(stationOf(game, company).crossedOut, column);
}

/**
 * The indexes of the vacant home spaces of a column, from the top. Pieces lie at the bottom; once the crossed-out space
 * has been uncovered, it stays free and they lie above it (STATION-2, STATION-6).
 */
export function vacantSpaces(game: Game, company: Company, column: number): number[] {
  const { pieces, opened } = at(game.table.stations[company], column);
  const spaces = at(stationOf(game, company).columns, column);
  const bottom = opened ? spaces.length - 1 : spaces.length;
  return [...spaces.keys()].filter((space) => space < bottom - pieces || space >= bottom);
}

/** Takes the top piece of a column (STATION-3), which may uncover the crossed-out space (STATION-2). */
export function takePiece(game: Game, company: Company, column: number): void {
  const state = at(game.table.stations[company], column);
  if (state.pieces === 0) throw new Error('No piece in the column');
  state.pieces -= 1;
  if (state.pieces === 0 && crossedOut(game, company, column)) state.opened = true;
}

/** True if a column has a vacant space for a returned piece. A crossed-out space cannot take one (STATION-5, STATION-6). */
export function hasRoom(game: Game, company: Company, column: number): boolean {
  const last = at(stationOf(game, company).columns, column).length - 1;
  return vacantSpaces(game, company, column).some((space) => space !== last || !crossedOut(game, company, column));
}

/** Puts a returned piece on the lowest vacant space of a column that has room (STATION-5). */
export function putPiece(game: Game, company: Company, column: number): void {
  if (!hasRoom(game, company, column)) throw new Error('No room in the column');
  at(game.table.stations[company], column).pieces += 1;
}

/** The coin icons visible in a column (STATION-10). */
export function columnIcons(game: Game, company: Company, column: number): number {
  const spaces = at(stationOf(game, company).columns, column);
  return vacantSpaces(game, company, column).reduce((sum, space) => sum + at(spaces, space), 0);
}

/** STATION-10, SHARE-4: the value of one share, the number of coin icons visible in the station. */
export function shareValue(game: Game, company: Company): number {
  return game.table.stations[company].reduce((sum, _, column) => sum + columnIcons(game, company, column), 0);
}
