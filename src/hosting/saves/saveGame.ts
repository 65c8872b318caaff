import type { HasContent } from '../../components/content.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { boxUnder } from '../../game/boundRules.ts';
import type { GameState, WholeState } from '../../game/model/state.ts';
import { requireWhole } from '../../game/position.ts';
import { withChecksum } from './checksum.ts';
import { migrate } from './migrations.ts';
import { checkState } from './parseState.ts';
import { InvalidSaveError, readSave } from './readSave.ts';

/**
 * Returns a state as JSON text with a checksum. All later rules versions can load it with `loadGame`.
 * @throws ForeignStateError for a view, or a state with a different schema or rules version.
 */
export function saveGame(state: WholeState): string {
  requireWhole(state);
  return withChecksum(state);
}

export function loadGame(save: unknown, rules?: HasContent): GameState {
  const parsed = checkState(boxUnder(rules).content, migrate(readSave(save)));
  if (!parsed.ok) throw new InvalidSaveError(parsed.error.problems);
  return deepFreeze(parsed.value);
}
