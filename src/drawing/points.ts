import type { Seat } from '../components/ids.ts';
import { cached } from '../engine/lists.ts';
import { finalSheet } from '../game/modules/menaces/menaceOnBoard.ts';
import type { Game } from '../game/rules/game.ts';

/** Score sheets of the games being drawn. All seats in a drawing use the same sheet. */
const SHEETS = new WeakMap<Game, ReturnType<typeof finalSheet>>();

export function sheetOf(game: Game): ReturnType<typeof finalSheet> {
  return cached(SHEETS, game, () => finalSheet(game));
}

export function pointsOf(game: Game, seat: Seat): string {
  return String(sheetOf(game)[seat]?.total ?? 0);
}
