import { expect, test } from 'vitest';
import { fingerprintOf } from '../../src/components/fingerprint.ts';
import { DEFAULT_FINGERPRINT, defaultContent } from '../../src/content/defaultContent.ts';
import { goldenText } from '../hosting/saves/golden.ts';

// Different numbers are a different set: `npm run content:accept` gives it a new id and fingerprint.

test('the default component set has its recorded fingerprint', () => {
  expect(fingerprintOf(defaultContent), 'run: npm run content:accept').toBe(DEFAULT_FINGERPRINT);
});

test('the default component set changes only together with its id', () => {
  const golden = JSON.parse(goldenText());
  const { id } = defaultContent;
  expect(golden.content, 'run: npm run content:accept').toEqual({ id, fingerprint: DEFAULT_FINGERPRINT });
});
