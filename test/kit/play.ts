// Helpers to query and continue games, on the table of the state.
import type { GameState, Prompt, Seat } from './pinned.ts';
import { tableOf } from './table.ts';

/** Returns the first open decision. */
export function prompt(state: GameState): Prompt | undefined {
  return tableOf(state).rules.pending(state)[0];
}

/** These seats pass one after the other, and their cards go anywhere. */
export function passes(state: GameState, ...seats: readonly Seat[]): GameState {
  const { act, skip } = tableOf(state);
  return seats.reduce((now, seat) => skip(act(now, { type: 'pass', seat }), 'pickUp', 'resting'), state);
}
