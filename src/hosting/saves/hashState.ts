import { fingerprint } from '../../engine/fingerprint.ts';
import type { WholeState } from '../../game/model/state.ts';
import { requireWhole } from '../../game/position.ts';

/**
 * A short text that is the same for equal states, on every machine and for every order of keys. It stands apart from the
 * saves, so that a page which reads no saves need not load them.
 * @throws ForeignStateError for a view, or a state of another schema or rules version.
 */
export function hashState(state: WholeState): string {
  requireWhole(state);
  return fingerprint(state);
}
