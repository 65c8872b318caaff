import { defineConfig } from 'tsup';

/** The bench in one file, as a bundler of an app would make it: tools that load TypeScript slow closures down. */
export default defineConfig({
  entry: { bench: 'test/bench/bench.ts' },
  outDir: 'node_modules/.cache/bench',
  format: ['esm'],
  target: 'es2022',
  silent: true,
  config: false,
});
