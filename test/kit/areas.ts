import type { CardId, GameState, Seat } from './pinned.ts';
import { at } from './table.ts';

/** Returns the face-up cards of an action area. */
export function faceUp(state: GameState, seat: Seat): CardId[] {
  const { area, used } = at(state, seat);
  return area.filter((card, slot): card is CardId => card !== null && used[slot] === false);
}

/** Returns the face-down cards of an action area. */
export function faceDown(state: GameState, seat: Seat): CardId[] {
  const { area, used } = at(state, seat);
  return area.filter((card, slot): card is CardId => card !== null && used[slot] === true);
}
