import { defineConfig } from 'vitest/config';
import base from '../../../../vitest.config.ts';

/**
 * Tests of the example programs. They need the build, the packages of each example, Chromium, Redis, PostgreSQL and
 * HAProxy.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['docs/examples/{arena,host}/test/**/*.test.ts', 'docs/examples/boardgameio/*.test.ts'],
    exclude: [],
    // A test that waits for another program or a page could wait forever, so it fails long after even a slow machine is
    // done.
    testTimeout: 900_000,
    // Each file starts its own programs.
    isolate: true,
  },
});
