import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The tests of the examples that are programs, which need the build, the packages of each example, Chromium, Redis, PostgreSQL and HAProxy. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/host/**/*.test.ts', 'docs/examples/boardgameio/*.test.ts'],
    exclude: [],
    // What waits for another program or a page could wait for ever: such a test fails far later than a slow machine needs.
    testTimeout: 900_000,
    // Each file starts programs of its own.
    isolate: true,
  },
});
