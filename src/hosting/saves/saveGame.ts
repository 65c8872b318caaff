import type { Content } from '../../components/content.ts';
import { deepFreeze } from '../../engine/copy.ts';
import type { GameState, WholeState } from '../../game/model/state.ts';
import { requireWhole } from '../../game/position.ts';
import { withChecksum } from './checksum.ts';
import { migrate } from './migrations.ts';
import { checkState } from './parseState.ts';
import { InvalidSaveError, readSave } from './readSave.ts';

/**
 * Writes a state as text, with a checksum. `loadGame` reads it under every later version of the rules.
 * @throws ForeignStateError for a view, or a state of another schema or rules version.
 */
export function saveGame(state: WholeState): string {
  requireWhole(state);
  return withChecksum(state);
}

/**
 * Reads a saved game, as text or as a parsed value, migrates it and checks all that the rules count on. **A record proves
 * that a game was played; a save does not.**
 * @throws InvalidSaveError that names what is wrong.
 */
export function loadState(content: Content, input: unknown): GameState {
  const parsed = checkState(content, migrate(readSave(input)));
  if (!parsed.ok) throw new InvalidSaveError(parsed.error.problems);
  return deepFreeze(parsed.value);
}
