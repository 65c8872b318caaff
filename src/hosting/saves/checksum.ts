import { fingerprint } from '../../engine/fingerprint.ts';
import type { JsonProblem } from '../../input/problems.ts';
import type { Problems } from './problems.ts';

/**
 * A value as text, with a checksum beside its own keys. The checksum tells an accidental change from a wanted one. It is no
 * proof against anybody: everybody can work it out.
 */
export function sealed(value: object): string {
  return JSON.stringify({ ...value, checksum: fingerprint(value) });
}

/** What a checksum was made of, or the one problem that it has. */
type Unsealed = { readonly value: unknown; readonly problems: Problems };

/**
 * Plain JSON without its checksum, which must be right. Without a checksum it stays as it is: whoever changes a save on
 * purpose takes the checksum out.
 */
export function unsealed(plain: unknown): Unsealed {
  if (typeof plain !== 'object' || plain === null || !('checksum' in plain)) return { value: plain, problems: [] };
  const { checksum, ...value } = plain;
  return { value, problems: checksum === fingerprint(value) ? [] : [WRONG] };
}

const WRONG: JsonProblem = {
  path: '$.checksum',
  expected:
    'the checksum of what is saved; something has changed since. To load a save that was changed on purpose, take its checksum out',
};
