// Short ways to ask and to play on, at the table a state belongs to.
import type { GameState, Prompt, Seat } from './pinned.ts';
import { tableOf } from './table.ts';

/** The first question that is open. */
export function prompt(state: GameState): Prompt | undefined {
  return tableOf(state).rules.pending(state)[0];
}

/** Seats pass one after the other, wherever their cards go. */
export function passes(state: GameState, ...seats: readonly Seat[]): GameState {
  const { act, skip } = tableOf(state);
  return seats.reduce((now, seat) => skip(act(now, { type: 'pass', seat }), 'pickUp', 'resting'), state);
}

/** Everybody who is left passes, or all but one, until the next planning phase or the end of the game. */
export function everybodyPasses(state: GameState, except?: Seat): GameState {
  let now = state;
  for (;;) {
    const open = prompt(now);
    if (open?.kind !== 'turn' || open.seat === except) return now;
    now = passes(now, open.seat);
  }
}

/** Everybody passes and plans what comes first: the first turn of the next round, or the end of the game. */
export function nextRound(state: GameState): GameState {
  const { finishRound, skip } = tableOf(state);
  return skip(finishRound(state).state, 'planning');
}
