import type { Seat } from '../../../components/ids.ts';
import type { GameState } from '../../../game/model/state.ts';

/** Where in the course of the game a state is; the lowest frame tells. */
export type Phase = 'setUp' | 'planning' | 'action' | 'over';

export function phaseOf({ stack }: GameState): Phase {
  const bottom = stack[0]?.kind;
  if (bottom === undefined) return 'over';
  if (bottom === 'startRound') return 'setUp';
  return bottom === 'planning' ? 'planning' : 'action';
}

/** The seat whose turn it is, in the action phase. */
export function actorOf({ stack }: GameState): Seat | undefined {
  const bottom = stack[0];
  return bottom !== undefined && 'seat' in bottom && bottom.seat !== null ? bottom.seat : undefined;
}

/** PASS-3, PASS-4: whether a seat passes right now, and still lays its cards to rest. */
export function isPassing({ stack }: GameState, seat: Seat): boolean {
  const bottom = stack[0];
  return bottom?.kind === 'dropOut' && bottom.seat === seat;
}

/** SETUP-42: whether a seat has still to lay out its starting decks. */
export function waitsForDecks({ stack }: GameState, seat: Seat): boolean {
  return stack.some((frame) => frame.kind === 'startingDecks' && frame.seat === seat);
}
