import type { Point } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/module.ts';
import type { Heading } from '../../text/headings.ts';
import type { Pen } from '../pen.ts';
import { drawSign } from '../signs/sign.ts';
import { beside } from '../svg.ts';

/** Returns the seats that must act now. The list is empty once the game is over. */
export function actingSeats({ stack }: GameState): readonly Seat[] {
  const frame = stack.at(-1);
  if (frame === undefined) return [];
  if ('seats' in frame) return frame.seats;
  if (frame.kind === 'startingToken') return [...frame.chosen.keys()].filter((seat) => frame.chosen[seat] === null);
  return 'seat' in frame && frame.seat !== null ? [frame.seat] : [];
}

/** Draws a seat's most important status: acting now, first player, or passed. Its right edge is at the given point. */
export function statusNote(pen: Pen, { state }: Game, seat: Seat, at: Point, room = 110): string {
  const heading = statusOf(state, seat);
  if (heading === null) return '';
  const ink = heading === 'turn' ? 'choice' : 'faint';
  const text = pen.text.heading(heading);
  if (!pen.fits(text, room, { bold: true })) {
    // The pennant means the same but takes up less space.
    return heading === 'firstPlayer' ? drawSign(pen, { kind: 'firstPlayer' }, beside(at, -8, 0), { scale: 0.5 }) : '';
  }
  return pen.label(at, text, { size: 10.5, anchor: 'end', bold: true, ink, room });
}

function statusOf(state: GameState, seat: Seat): Heading | null {
  if (state.stack.length === 0) return null;
  if (state.players[seat]?.passed === true) return 'passed';
  if (actingSeats(state).includes(seat)) return 'turn';
  if (state.firstPlayer === seat) return 'firstPlayer';
  return state.nextFirstPlayer === seat && state.nextFirstPlayer !== state.firstPlayer ? 'nextFirstPlayer' : null;
}
