import type { BoardTrack } from '../../../components/content.ts';
import type { Seat } from '../../../components/ids.ts';
import type { Game } from '../kit.ts';

/** Tank and research track in front of a seat: Luna's side of the board has its own (LUNA-2). */
export function boardTracks(game: Game, seat: Seat): { readonly tank: BoardTrack; readonly research: BoardTrack } {
  const { luna, playerBoard } = game.box.content;
  return seat === game.state.luna?.seat ? luna : playerBoard;
}

/** Where a marker gets to, whether the action slot opens on the way, and the steps beyond the last space. */
export interface BoardMove {
  readonly to: number;
  readonly opensSlot: boolean;
  readonly beyond: number;
}

/** SPECIAL-3, AMB-SPECIAL-1: the slot opens when its space is reached or passed. */
export function moveOn({ last, slotSpace }: BoardTrack, from: number, steps: number): BoardMove {
  const to = Math.min(last, from + steps);
  return { to, opensSlot: from < slotSpace && slotSpace <= to, beyond: from + steps - to };
}
