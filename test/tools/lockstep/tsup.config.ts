// Bundles the games of the library and the referee, which counts its rules.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { counted } from './countRules.ts';

export default defineConfig({
  entry: ['test/tools/lockstep/run.ts', 'test/tools/lockstep/thread.ts'],
  outDir: 'node_modules/.cache/lockstep',
  format: 'esm',
  target: 'es2022',
  splitting: false,
  clean: true,
  silent: true,
  esbuildPlugins: [
    {
      name: 'count-rules',
      setup(build) {
        build.onLoad({ filter: /test[\\/]referee[\\/]\w+\.ts$/ }, ({ path }) => ({
          contents: counted(path, readFileSync(path, 'utf8')),
          loader: 'ts',
        }));
      },
    },
  ],
});
