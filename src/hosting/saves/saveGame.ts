import type { HasContent } from '../../components/content.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { boxUnder } from '../../game/boundRules.ts';
import { type GameState, STATE_SCHEMA, type WholeState } from '../../game/model/state.ts';
import { requireWhole } from '../../game/position.ts';
import { checkState, InvalidSaveError, readSave, withChecksum } from './readSave.ts';

type Json = { readonly schema?: unknown };
type Migration = (state: Json) => Json;

/** Migrations, keyed by the schema that they convert from. There are none yet: schema 1 is the first published one. */
const MIGRATIONS: Readonly<Record<number, Migration | undefined>> = {};

/** Converts a saved state to the current schema without checking it. Without a migration, it stays as it is. */
export function migrate(input: unknown): unknown {
  let state = input;
  for (;;) {
    const { schema }: Json = Object(state);
    const step = typeof schema === 'number' && schema < STATE_SCHEMA ? MIGRATIONS[schema] : undefined;
    if (step === undefined) return state;
    state = step(Object(state));
  }
}

/**
 * Returns a state as JSON text with a checksum. All later rules versions can load it with `loadGame`.
 * @throws ForeignStateError for a view, or a state with a different schema or rules version.
 */
export function saveGame(state: WholeState): string {
  requireWhole(state);
  return withChecksum(state);
}

export function loadGame(save: unknown, rules?: HasContent): GameState {
  const parsed = checkState(boxUnder(rules), migrate(readSave(save)));
  if (!parsed.ok) throw new InvalidSaveError(parsed.error.problems);
  return deepFreeze(parsed.value);
}
