import type { Seat } from '../../../components/ids.ts';
import { END_SLOTS } from '../../../components/playerBoard.ts';
import type { Work } from '../kit.ts';
import { gainCoins, writePlayer } from '../kit.ts';
import { moveOn } from './boardTracks.ts';

/** EXP-23, ICON-4: moves the helium-3 marker along the tank track. */
export function advanceHelium(work: Work, seat: Seat, steps: number): void {
  if (steps <= 0) return;
  const { tank } = work.box.content.playerBoard;
  const player = writePlayer(work, seat);
  const from = player.helium;
  const { to, opensSlot, beyond } = moveOn(tank, from, steps); // SPECIAL-1
  player.helium = to;
  if (to > from) work.emit({ type: 'heliumAdvanced', seat, steps: to - from, to });
  if (opensSlot) work.emit({ type: 'slotOpened', seat, slot: END_SLOTS.tank });
  // SPECIAL-2, FSC-7: each step beyond the last space is paid out.
  gainCoins(work, seat, beyond * tank.overflow, 'SPECIAL-2');
}
