import type { Content } from '../../components/content.ts';
import { deepFreeze } from '../../engine/copy.ts';
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

/**
 * Loads a save, given as text or as parsed JSON: migrates it and checks its shape, pieces and open decision. **A record
 * proves that a game was played; a save does not.**
 * @throws InvalidSaveError with the problems of an invalid save.
 */
export function loadState(content: Content, input: unknown): GameState {
  const parsed = checkState(content, migrate(readSave(input)));
  if (!parsed.ok) throw new InvalidSaveError(parsed.error.problems);
  return deepFreeze(parsed.value);
}
