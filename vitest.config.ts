import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { configDefaults, defineConfig } from 'vitest/config';

const entries = fileURLToPath(new URL('./src/entries/', import.meta.url));

const DAY = 86_400_000;

// A game leaves much garbage behind: with larger young generations, V8 collects it less often (sizes in MB).
setFlagsFromString('--min-semi-space-size=32');
setFlagsFromString('--max-semi-space-size=64');
// Most functions run only briefly, so V8 optimizes them too early with its default budget of 67,584 in Node 20.
setFlagsFromString('--interrupt-budget=600000');

export default defineConfig({
  resolve: {
    // Examples import the package by its name.
    alias: [
      { find: /^skymines-rules$/, replacement: `${entries}index.ts` },
      { find: /^skymines-rules\/(.+)$/, replacement: `${entries}$1.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      // They need Chromium or the built site: `npm run test:browser`.
      'test/{browser,site}/**',
      // It measures the time of its whole process, so it needs one of its own: `npm run prove`.
      'test/trust/readers/time.test.ts',
    ],
    // No test fails for being slow: machines differ, and may be busy. `.ci/run` stops a run that hangs.
    testTimeout: DAY,
    hookTimeout: DAY,
    reporters: ['default'],
    pool: 'threads',
    maxWorkers: 2,
    // One start for all files of a worker: they share nothing but the library, and start twice as fast.
    isolate: false,
  },
});
