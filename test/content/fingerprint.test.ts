import { expect, test } from 'vitest';
import { fingerprintOf } from '../../src/components/fingerprint.ts';
import { DEFAULT_FINGERPRINT, defaultContent } from '../../src/content/defaultContent.ts';

test('the fingerprint of the shipped components is the one that is written down', () => {
  expect(fingerprintOf(defaultContent)).toBe(DEFAULT_FINGERPRINT);
});
