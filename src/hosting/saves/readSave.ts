import type { Box } from '../../components/box.ts';
import { fingerprint } from '../../engine/fingerprint.ts';
import { type GameState, RULES_VERSION, STATE_SCHEMA } from '../../game/model/state.ts';
import { isPlayedWith, isRestricted, refMismatch } from '../../game/restriction.ts';
import { LIMITS } from '../../input/limits.ts';
import { readPlain } from '../../input/plain.ts';
import {
  hasErrorCode,
  type JsonProblem,
  type JsonProblems,
  joinProblems,
  limitProblems,
  problemText,
  SkyminesError,
} from '../../input/problems.ts';
import { readJson } from '../../input/readJson.ts';
import type { Result } from '../../input/result.ts';
import { foreignPieces } from './shape/options.ts';
import { gameState } from './shape/state.ts';
import { positionProblems } from './structure/structure.ts';

/** Thrown when the input is not a save of a game or campaign. `problems` lists up to 100, with their paths. */
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

/** Writes JSON with a checksum, which reveals accidental changes. Anyone can compute it, so it prevents no forgery. */
export function withChecksum(value: object): string {
  return JSON.stringify({ ...value, checksum: fingerprint(value) });
}

/** Copies a value as plain JSON, then verifies and removes its checksum. */
function readChecked(input: unknown): Result<unknown, JsonProblems> {
  const plain = readPlain(input);
  // A value without a checksum is accepted, so that people can edit saves.
  if (!plain.ok || !('checksum' in Object(plain.value))) return plain;
  const expected =
    'the checksum of this save, which was changed. To load a save that you edited on purpose, remove its checksum';
  const { checksum, ...value }: Readonly<Record<string, unknown>> = Object(plain.value);
  return checksum === fingerprint(value)
    ? { ok: true, value }
    : { ok: false, error: [{ path: '$.checksum', expected }] };
}

/** Reads a save, as text or a parsed value, into a copy of plain JSON. Throws an `InvalidSaveError`. */
export function readSave(input: unknown): unknown {
  const read = readChecked(parseJson(input));
  if (!read.ok) throw new InvalidSaveError(read.error);
  return read.value;
}

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

interface StateError {
  readonly problems: JsonProblems;
  /** Id of the component set, if it is not the expected one. */
  readonly foreignContent?: string | undefined;
}

/** Reads a state of this component set: JSON of the right shape and version with consistent parts. Never throws. */
export function parseState(box: Box, input: unknown): Result<GameState, StateError> {
  const read = readChecked(input);
  return read.ok ? checkState(box, read.value) : refuse(read.error);
}

export function checkState(box: Box, plain: unknown): Result<GameState, StateError> {
  const version = versionProblems(plain);
  if (version.length > 0) return refuse(version);
  const read = readJson(gameState, plain);
  if (!read.ok) return refuse(read.error);
  const { value: state } = read;
  if (!isPlayedWith(box, state.content)) {
    const expected = refMismatch(box.ref, state.content);
    return refuse([{ path: '$.content', expected }], state.content.id);
  }
  // Restrictions are ignored here. If they leave no legal action, `pending` throws.
  const unrestricted = isRestricted(box) ? box.plain : box;
  const structure = [...foreignPieces(box, state.options), ...positionProblems({ box: unrestricted, state })];
  return structure.length > 0 ? refuse(structure) : { ok: true, value: { ...state, rules: RULES_VERSION } };
}

/** Accepts older rules versions. Another schema is reported first, because the state then has another shape too. */
function versionProblems(value: unknown): JsonProblems {
  const { schema, rules }: { readonly schema?: unknown; readonly rules?: unknown } = Object(value);
  const problems: JsonProblem[] = [];
  if (typeof schema === 'number' && schema !== STATE_SCHEMA) {
    problems.push({ path: '$.schema', expected: `schema ${STATE_SCHEMA}, not ${schema}` });
  }
  if (typeof rules === 'number' && rules > RULES_VERSION) {
    problems.push({ path: '$.rules', expected: `rules version ${RULES_VERSION} or older, not ${rules}` });
  }
  return problems;
}

function refuse(problems: JsonProblems, foreignContent?: string): Result<never, StateError> {
  return { ok: false, error: { problems, foreignContent } };
}
