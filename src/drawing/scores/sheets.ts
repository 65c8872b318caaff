import type { Seat } from '../../components/ids.ts';
import { finalSheet } from '../../game/modules/menaces/menaceOnBoard.ts';
import type { Game } from '../../game/rules/game.ts';

/** The sheets of the games that are drawn: every seat of a picture asks for the same one. */
const SHEETS = new WeakMap<Game, ReturnType<typeof finalSheet>>();

/** Everybody's points if the game ended now. */
export function sheetOf(game: Game): ReturnType<typeof finalSheet> {
  const sheet = SHEETS.get(game) ?? finalSheet(game);
  SHEETS.set(game, sheet);
  return sheet;
}

/** The points of a seat, as they are written. */
export function pointsOf(game: Game, seat: Seat): string {
  return String(sheetOf(game)[seat]?.total ?? 0);
}
