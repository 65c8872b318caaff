import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Examples import the package by its name.
    alias: { 'skymines-rules': fileURLToPath(new URL('./src/index.ts', import.meta.url)) },
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    reporters: ['default'],
    pool: 'forks',
    maxWorkers: 2,
  },
});
