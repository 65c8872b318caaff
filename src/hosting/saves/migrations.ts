import { STATE_SCHEMA } from '../../game/model/state.ts';

type Json = { readonly schema?: unknown };
/** Brings a state of one schema to the next. */
type Migration = (state: Json) => Json;

/** By the schema they start from. There is none yet: schema 1 is the first that was published. */
const MIGRATIONS: Readonly<Record<number, Migration | undefined>> = {};

/** A saved state in the current schema, as far as migrations lead; whether it is a state is not checked here. */
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
