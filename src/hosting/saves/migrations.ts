import { STATE_SCHEMA } from '../../game/model/state.ts';

type Json = { readonly schema?: unknown };
type Migration = (state: Json) => Json;

/** Migrations, keyed by the schema that they convert from. There are none yet: schema 1 is the first published one. */
const MIGRATIONS: Readonly<Record<number, Migration | undefined>> = {};

/** Converts a saved state to the current schema without checking it. Without a migration, it stays as it is. */
export function migrate(input: unknown): unknown {
  let state = input;
  for (;;) {
    if (!isJson(state) || typeof state.schema !== 'number' || state.schema >= STATE_SCHEMA) return state;
    const step = MIGRATIONS[state.schema];
    if (step === undefined) return state;
    state = step(state);
  }
}

function isJson(input: unknown): input is Json {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
