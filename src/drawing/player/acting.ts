import type { Seat } from '../../components/ids.ts';
import type { GameState } from '../../game/model/state.ts';

/** Returns the seats that must act now. The list is empty once the game is over. */
export function actingSeats({ stack }: GameState): readonly Seat[] {
  const frame = stack.at(-1);
  if (frame === undefined) return [];
  if ('seats' in frame) return frame.seats;
  if (frame.kind === 'startingToken') return [...frame.chosen.keys()].filter((seat) => frame.chosen[seat] === null);
  return 'seat' in frame && frame.seat !== null ? [frame.seat] : [];
}
