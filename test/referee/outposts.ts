// Returning pieces to their stations, on both sides of the board. Luna chooses her columns herself (LACT-48, LACT-55).
import { ask } from './ask.ts';
import type { Game, Steps } from './game.ts';
import { hasRoom, putPiece } from './stations.ts';
import type { Company, ReturnOutpost, Seat } from './types.ts';
import { SHUTTLE_COLUMN } from './types.ts';

/** The columns of outposts: all three on the Moon (STATION-1), the outer two on the Belt (BELT-2, BELT-26). */
function outpostColumns(game: Game): number[] {
  return game.table.belt === null ? [0, 1, 2] : [0, 1, 2].filter((column) => column !== SHUTTLE_COLUMN);
}

/** The columns from which an outpost of a company can be taken (STATION-3, BELT-14). Shuttles are none (STATION-11). */
export function columnsWithOutposts(game: Game, company: Company): number[] {
  return outpostColumns(game).filter((column) => (game.table.stations[company][column]?.pieces ?? 0) > 0);
}

/** The columns with room for a returned outpost (STATION-5, STATION-6, BELT-20, BELT-21). */
export function columnsForOutposts(game: Game, company: Company): number[] {
  return outpostColumns(game).filter((column) => hasRoom(game, company, column));
}

/**
 * Returns an ousted outpost to a column of the active player's choice (EXP-18, STATION-8, BELT-20), or removes it from
 * the game if no column has room (STATION-7, BELT-24). `leave` takes it off the board.
 */
export function* returnOutpost(game: Game, seat: Seat, company: Company, leave: () => void): Steps {
  if (columnsForOutposts(game, company).length === 0) {
    leave();
    game.table.removed[company] += 1;
    return;
  }
  const { column } = yield* ask(game, seat, () =>
    columnsForOutposts(game, company).map((column): ReturnOutpost => ({ type: 'returnOutpost', seat, column })),
  );
  leave();
  putPiece(game, company, column);
}

/** Returns an ousted shuttle to its only column (BELT-20), or removes it from the game (BELT-21, BELT-24). */
export function returnShuttle(game: Game, company: Company): void {
  if (hasRoom(game, company, SHUTTLE_COLUMN)) putPiece(game, company, SHUTTLE_COLUMN);
  else if (game.table.belt !== null) game.table.belt.removedShuttles[company] += 1;
}
