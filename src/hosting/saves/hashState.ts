import { fingerprint } from '../../engine/fingerprint.ts';
import type { WholeState } from '../../game/model/state.ts';
import { requireWhole } from '../../game/position.ts';

/**
 * Returns a hash that is the same for equal states, on every machine and for any order of keys. This function has its
 * own module, so that pages without saves do not load the code for them.
 * @throws ForeignStateError for a view, or a state with a different schema or rules version.
 */
export function hashState(state: WholeState): string {
  requireWhole(state);
  return fingerprint(state);
}
