import { test } from 'vitest';
import { IS_PROOF } from './soak.ts';

/** A test that takes seconds of a core: `npm run prove` runs it, `npm test` skips it. */
export const proofTest = test.runIf(IS_PROOF);
