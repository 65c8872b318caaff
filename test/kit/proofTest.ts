import { test } from 'vitest';
import { IS_PROOF } from './soak.ts';

/** Defines a test that takes seconds: `npm run prove` runs it, `npm test` skips it. */
export const proofTest = test.runIf(IS_PROOF);
