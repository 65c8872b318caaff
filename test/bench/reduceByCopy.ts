// The lower bound of `reduce`: what it would cost without immer. A copy is written in place, and everything that came out
// equal is replaced by the part of the old state, so that the new one shares as much as immer's does.
import { deepFreeze } from '../../src/engine/copy.ts';
import type { Action, GameState } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';

/** The state after a legal action, by copying, writing in place and sharing again. */
export function reduceByCopy(state: GameState, action: Action): GameState {
  const simulator = simulate(state);
  simulator.play(action);
  return shared(state, simulator.state);
}

/** The new value with every part that equals the old one replaced by it; what is new is frozen. */
function shared<T>(before: T, after: T): T {
  if (before === after || typeof after !== 'object' || after === null) return after;
  if (typeof before !== 'object' || before === null) return deepFreeze(after);
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = shared(old[key], now[key]);
    if (part !== now[key]) now[key] = part;
    if (part !== old[key]) isSame = false;
  }
  return isSame ? before : Object.freeze(after);
}
