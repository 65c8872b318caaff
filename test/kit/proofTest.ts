import { test } from 'vitest';
import { IS_PROOF, IS_WHOLE_PROOF } from './soak.ts';

/** Defines a test that takes seconds: `npm run prove` runs it, `npm test` skips it. */
export const proofTest = test.runIf(IS_PROOF);

/** Defines a test that takes many seconds or needs every mode: only a whole proof runs it, as every night does. */
export const wholeProofTest = test.runIf(IS_WHOLE_PROOF);
