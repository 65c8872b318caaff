import { join } from 'node:path';
import { defineConfig } from 'tsdown';

/** Long-running scripts, each in one file, as a bundler of an app would make it: loaders of TypeScript slow closures down. */
export default defineConfig({
  cwd: join(import.meta.dirname, '..'),
  entry: { bench: 'test/bench/bench.ts', soak: 'test/soak/soak.ts' },
  outDir: 'node_modules/.cache/scripts',
  format: 'esm',
  target: 'es2022',
  fixedExtension: false,
  logLevel: 'warn',
  dts: false,
});
