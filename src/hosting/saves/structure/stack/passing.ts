import type { Frame, FrameOf } from '../../../../game/model/frames.ts';
import type { Game } from '../../../../game/rules/game.ts';
import { isSlotOn } from '../../../../game/rules/playerBoard.ts';
import { playerAt } from '../../../../game/rules/players.ts';
import type { Spot } from './rewards.ts';

/** PASS-4, PASS-9: every card of the action area will find a resting slot that got none in this pass. */
export function isRestable(game: Game, { frame }: Spot<FrameOf<'resting'>>, above: readonly Frame[]): boolean {
  const { seat, filled } = frame;
  const { area, resting } = playerAt(game, seat);
  const { constrainedSlots, switches } = game.state.options;
  const waiting = area.flatMap((card, slot) => (card === null ? [] : [slot]));
  const isOpen = (slot: number): boolean => !switches.restingSlotsFollowOn || isSlotOn(game, seat, slot);
  const open = resting.filter((_, slot) => isOpen(slot) && !filled.includes(slot)).length;
  const areFilled = filled.every(
    (slot, place) => (resting[slot]?.length ?? 0) > 0 && isOpen(slot) && filled.indexOf(slot) === place,
  );
  const finds = constrainedSlots
    ? waiting.every((slot) => !filled.includes(slot) && isOpen(slot))
    : waiting.length <= open;
  return waiting.length > 0 && areFilled && finds && (above.length === 0 || filled.length === 0);
}
