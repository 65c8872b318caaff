import { fingerprint } from '../../engine/fingerprint.ts';
import { readPlain } from '../../input/plain.ts';
import type { JsonProblem, JsonProblems } from '../../input/problems.ts';
import { checked, type Result } from '../../input/result.ts';

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

/** Accepts a value without a checksum, so that people can edit saves. */
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
