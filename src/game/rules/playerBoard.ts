import type { BoardTrack } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import { ACTION_SLOTS, END_SLOTS } from '../../components/printed.ts';
import type { Game, Work } from './game.ts';
import { gainCoins, playerAt, writePlayer } from './players.ts';

/** PLAN-3, PLAN-4, SPECIAL-3, SPECIAL-6: checks whether an action slot is ON. */
export function isSlotOn(game: Game, seat: Seat, slot: number): boolean {
  const { tank, research } = game.box.content.playerBoard;
  const player = playerAt(game, seat);
  if (slot === END_SLOTS.tank) return player.helium >= tank.slotSpace;
  if (slot === END_SLOTS.research) return player.upload >= research.slotSpace;
  return slot > 0 && slot < ACTION_SLOTS;
}

/** Returns the tank and research tracks of a seat. Luna's side of the board has different tracks (LUNA-2). */
export function boardTracks(game: Game, seat: Seat): { readonly tank: BoardTrack; readonly research: BoardTrack } {
  const { luna, playerBoard } = game.box.content;
  return seat === game.state.luna?.seat ? luna : playerBoard;
}

interface BoardMove {
  readonly to: number;
  readonly opensSlot: boolean;
  /** Number of steps beyond the last space. */
  readonly beyond: number;
}

/** SPECIAL-3, AMB-SPECIAL-1: the slot opens when the marker reaches or passes its space. */
export function boardMove({ last, slotSpace }: BoardTrack, from: number, steps: number): BoardMove {
  const to = Math.min(last, from + steps);
  return { to, opensSlot: from < slotSpace && slotSpace <= to, beyond: from + steps - to };
}

/** EXP-23, ICON-4 */
export function advanceHelium(work: Work, seat: Seat, steps: number): void {
  if (steps <= 0) return;
  const { tank } = work.box.content.playerBoard;
  const player = writePlayer(work, seat);
  const from = player.helium;
  const { to, opensSlot, beyond } = boardMove(tank, from, steps); // SPECIAL-1
  player.helium = to;
  if (to > from) work.emit({ type: 'heliumAdvanced', seat, steps: to - from, to });
  if (opensSlot) work.emit({ type: 'slotOpened', seat, slot: END_SLOTS.tank });
  // SPECIAL-2, FSC-7: each step beyond the last space gives coins.
  gainCoins(work, seat, beyond * tank.overflow, 'SPECIAL-2');
}
