import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Tests that need Chromium or the built site. `npm test` skips them. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/{browser,site}/**/*.test.ts'],
    exclude: [],
    // Each worker has a Chromium of its own. One uses only half of two cores.
    maxWorkers: 2,
    // A test takes at most two minutes on an idle machine. One that exceeds this limit is stuck.
    testTimeout: 1_800_000,
  },
});
