import type { Seat } from '../../../components/ids.ts';
import type { Game } from '../kit.ts';
import { playerAt } from '../kit.ts';

/** PLAN-4, AMB-SETUP-11: five action slots, and as many resting slots above them. */
export const SLOT_COUNT = 5;
/** The additional action slots at the two ends, by the marker that opens them (SETUP-27, CF-SPECIAL-3). */
export const END_SLOTS = { tank: 0, research: 4 } as const;

/** PLAN-3, PLAN-4, SPECIAL-3, SPECIAL-6: whether an action slot is ON. */
export function isSlotOn(game: Game, seat: Seat, slot: number): boolean {
  const { tank, research } = game.box.content.playerBoard;
  const player = playerAt(game, seat);
  if (slot === END_SLOTS.tank) return player.helium >= tank.slotSpace;
  if (slot === END_SLOTS.research) return player.upload >= research.slotSpace;
  return slot > 0 && slot < SLOT_COUNT;
}
