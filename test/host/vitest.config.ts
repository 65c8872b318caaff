import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The tests of the examples that are programs, which need the build, the packages of each example, Chromium, Redis, PostgreSQL and HAProxy. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/host/**/*.test.ts', 'docs/examples/boardgameio/*.test.ts'],
    exclude: [],
    // Each file starts programs of its own.
    isolate: true,
  },
});
