import type { CardId, GameState, Seat } from './pinned.ts';
import { at } from './table.ts';

/** Cards of the action area that lie face up. */
export function faceUp(state: GameState, seat: Seat): CardId[] {
  const { area, used } = at(state, seat);
  return area.filter((card, slot): card is CardId => card !== null && used[slot] === false);
}

/** Cards of the action area that lie face down. */
export function faceDown(state: GameState, seat: Seat): CardId[] {
  const { area, used } = at(state, seat);
  return area.filter((card, slot): card is CardId => card !== null && used[slot] === true);
}
