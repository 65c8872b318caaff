import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Expects equal values like `toEqual`, which is slow and therefore only called for the message. */
export function expectSame<T>(found: T, expected: T, what?: string): void {
  if (!isDeepStrictEqual(found, expected)) expect(found, what).toEqual(expected);
}
