import { defineConfig } from 'vitest/config';
import base from '../../../../vitest.config.ts';

/**
 * Configuration for the tests of the example programs, which need the build, the packages of each example, Chromium,
 * Redis, PostgreSQL and HAProxy.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['docs/examples/{arena,host}/test/**/*.test.ts', 'docs/examples/boardgameio/*.test.ts'],
    exclude: [],
    globalSetup: ['docs/examples/host/test/kit/programs.ts'],
    // A test that waits for another program or a page could wait forever. This limit is far above the time that even a
    // slow machine needs.
    testTimeout: 900_000,
    // Each file starts its own programs.
    isolate: true,
  },
});
