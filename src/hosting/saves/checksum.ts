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
  // A value without a checksum is accepted, so that people can edit saves.
  if (!plain.ok || !('checksum' in Object(plain.value))) return plain;
  const { checksum, ...value }: Readonly<Record<string, unknown>> = Object(plain.value);
  return checked(value, checksum === fingerprint(value) ? [] : [WRONG]);
}

const WRONG: JsonProblem = {
  path: '$.checksum',
  expected:
    'the checksum of this save, which was changed. To load a save that you edited on purpose, remove its checksum',
};
