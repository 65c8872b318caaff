import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Tests that need Chromium or the built site. `npm test` skips them. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/{browser,site}/**/*.test.ts'],
    exclude: [],
    // A single Chromium uses more than one core, so parallel runs would be slower.
    maxWorkers: 1,
    // A test takes at most two minutes on an idle machine. One that exceeds this limit is stuck.
    testTimeout: 1_800_000,
  },
});
