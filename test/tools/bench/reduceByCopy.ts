// A lower bound for `reduce`: its cost without Immer. A copy is changed in place, and every part that came out
// equal is replaced by that of the old state, so that the new one shares as much as with Immer.
import { deepFreeze } from '../../../src/engine/lists.ts';
import type { Action, GameState } from '../../../src/entries/index.ts';
import { simulate } from '../../../src/entries/sim.ts';

/** Returns the state after a legal action by copying, changing in place and sharing equal parts. */
export function reduceByCopy(state: GameState, action: Action): GameState {
  const simulator = simulate(state);
  simulator.play(action);
  return shared(state, simulator.state);
}

/** Replaces every part of a new value that equals the old one with it, and freezes the others. */
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
