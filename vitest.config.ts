import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('./src/', import.meta.url));

export default defineConfig({
  resolve: {
    // Examples import the package by its name.
    alias: [
      { find: /^skymines-rules$/, replacement: `${src}index.ts` },
      { find: /^skymines-rules\/(\w+)$/, replacement: `${src}$1.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    reporters: ['default'],
    pool: 'forks',
    maxWorkers: 2,
    // One start for all files of a worker: they share nothing but the library, and start twice as fast.
    isolate: false,
  },
});
