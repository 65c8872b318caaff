import { fingerprint } from '../../engine/fingerprint.ts';
import type { WholeState } from '../../game/model/state.ts';
import { requireWhole } from '../../game/position.ts';
import { readPlain } from '../../input/plain.ts';
import { checked, type JsonProblem, type JsonProblems, type Result } from '../../input/problems.ts';

/**
 * Writes a value as JSON and adds a checksum. The checksum reveals accidental changes, but does not prevent forgery,
 * because anyone can compute it.
 */
export function withChecksum(value: object): string {
  return JSON.stringify({ ...value, checksum: fingerprint(value) });
}

/** Copies a value as plain JSON, then verifies and removes its checksum. */
export function readChecked(input: unknown): Result<unknown, JsonProblems> {
  const plain = readPlain(input);
  return plain.ok ? withoutChecksum(plain.value) : plain;
}

/**
 * Verifies and removes the checksum of a plain JSON value. A value without a checksum is accepted, so that saves can be
 * edited.
 */
function withoutChecksum(plain: unknown): Result<unknown, JsonProblems> {
  if (typeof plain !== 'object' || plain === null || !('checksum' in plain)) return { ok: true, value: plain };
  const { checksum, ...value } = plain;
  return checked(value, checksum === fingerprint(value) ? [] : [WRONG]);
}

const WRONG: JsonProblem = {
  path: '$.checksum',
  expected:
    'the checksum of this save, which was changed. To load a save that you edited on purpose, remove its checksum',
};

/**
 * Returns a hash that is the same for equal states, on every machine and for any order of keys. This function has its
 * own module, so that pages without saves do not load the code for them.
 * @throws ForeignStateError for a view, or a state with a different schema or rules version.
 */
export function hashState(state: WholeState): string {
  requireWhole(state);
  return fingerprint(state);
}
