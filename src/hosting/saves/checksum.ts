import { fingerprint } from '../../engine/fingerprint.ts';
import type { JsonProblem, JsonProblems } from '../../input/problems.ts';
import type { Result } from '../../input/result.ts';
import { checked } from '../../input/result.ts';

/**
 * A value as text, with a checksum beside its own keys. The checksum tells an accidental change from a wanted one. It is no
 * proof against anybody: everybody can work it out.
 */
export function withChecksum(value: object): string {
  return JSON.stringify({ ...value, checksum: fingerprint(value) });
}

/**
 * Plain JSON without its checksum, which must be right. Without a checksum it stays as it is: whoever changes a save on
 * purpose takes the checksum out.
 */
export function withoutChecksum(plain: unknown): Result<unknown, JsonProblems> {
  if (typeof plain !== 'object' || plain === null || !('checksum' in plain)) return { ok: true, value: plain };
  const { checksum, ...value } = plain;
  return checked(value, checksum === fingerprint(value) ? [] : [WRONG]);
}

const WRONG: JsonProblem = {
  path: '$.checksum',
  expected:
    'the checksum of what is saved; something has changed since. To load a save that was changed on purpose, take its checksum out',
};
