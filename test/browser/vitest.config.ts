import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The tests that need Chromium or the built site, which `npm test` leaves out. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/{browser,site}/**/*.test.ts'],
    exclude: [],
    // Chromium alone keeps more than one core busy: two of them beside each other take longer than one after the other.
    maxWorkers: 1,
    // Each takes two minutes at most on a quiet machine: what is slower than this waits for something that will not come.
    testTimeout: 1_800_000,
  },
});
