import { fingerprint } from '../../engine/fingerprint.ts';
import type { GameState } from '../../game/model/state.ts';

/**
 * A short text that is the same for equal states, on every machine and for every order of keys. It stands apart from the
 * saves, so that a page which reads no saves need not load them.
 */
export function hashState(state: GameState): string {
  return fingerprint(state);
}
