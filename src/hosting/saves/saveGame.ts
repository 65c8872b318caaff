import type { Content } from '../../components/content.ts';
import { deepFreeze } from '../../engine/lists.ts';
import { type GameState, STATE_SCHEMA, type WholeState } from '../../game/model/state.ts';
import { requireWhole } from '../../game/position.ts';
import { LIMITS } from '../../input/limits.ts';
import {
  hasErrorCode,
  type JsonProblem,
  joinProblems,
  limitProblems,
  problemText,
  SkyminesError,
} from '../../input/problems.ts';
import { readChecked, withChecksum } from './checksum.ts';
import { checkState } from './parseState.ts';

type Json = { readonly schema?: unknown };
/** Converts a state from one schema to the next. */
type Migration = (state: Json) => Json;

/** Migrations, keyed by the schema that they convert from. There are none yet: schema 1 is the first published one. */
const MIGRATIONS: Readonly<Record<number, Migration | undefined>> = {};

/** Converts a saved state to the current schema if there are migrations for it. It does not check the state. */
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

/**
 * Thrown when the input is not a valid save of a game or campaign. `problems` lists up to 100 problems with their
 * paths.
 */
export class InvalidSaveError extends SkyminesError<'invalidSave'> {
  override readonly name = 'InvalidSaveError';
  override readonly code = 'invalidSave';
  readonly problems: readonly JsonProblem[];

  constructor(problems: readonly JsonProblem[]) {
    super(joinProblems(problems.map(problemText)));
    this.problems = limitProblems(problems);
  }
}

/** Checks whether an error is an `InvalidSaveError`, even from another copy of this library. */
export function isInvalidSaveError(error: unknown): error is InvalidSaveError {
  return hasErrorCode(error, 'invalidSave');
}

/**
 * Reads a save, given as text or as a parsed value, into plain JSON of unknown shape. It returns a copy, because the
 * original may have getters that throw.
 * @throws InvalidSaveError when the input is not JSON or its checksum is wrong.
 */
export function readSave(input: unknown): unknown {
  const read = readChecked(parseJson(input));
  if (!read.ok) throw new InvalidSaveError(read.error);
  return read.value;
}

/** Parses a string. Returns any other value unchanged. */
function parseJson(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  if (input.length > LIMITS.characters) {
    throw new InvalidSaveError([{ path: '$', expected: `at most ${LIMITS.characters} characters` }]);
  }
  try {
    return JSON.parse(input);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new InvalidSaveError([{ path: '$', expected: `valid JSON (${reason})` }]);
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
