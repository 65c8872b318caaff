import type { Seat } from '../../../components/ids.ts';
import { ACTION_SLOTS, END_SLOTS } from '../../../components/playerBoard.ts';
import type { Game } from '../kit.ts';
import { playerAt } from '../kit.ts';

/** PLAN-3, PLAN-4, SPECIAL-3, SPECIAL-6: whether an action slot is ON. */
export function isSlotOn(game: Game, seat: Seat, slot: number): boolean {
  const { tank, research } = game.box.content.playerBoard;
  const player = playerAt(game, seat);
  if (slot === END_SLOTS.tank) return player.helium >= tank.slotSpace;
  if (slot === END_SLOTS.research) return player.upload >= research.slotSpace;
  return slot > 0 && slot < ACTION_SLOTS;
}
