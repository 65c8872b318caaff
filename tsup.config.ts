import { defineConfig } from 'tsup';

/** The front door and the subpaths beside it. */
const library = {
  index: 'src/index.ts',
  campaign: 'src/campaign/index.ts',
  notation: 'src/notation/index.ts',
  testing: 'src/testing/index.ts',
  sim: 'src/sim/index.ts',
  bots: 'src/bots/index.ts',
  content: 'src/content/index.ts',
};

export default defineConfig({
  entry: { ...library, 'cli/main': 'src/cli/main.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  // One copy of what the entries share, so that errors are instances of the same classes everywhere.
  splitting: true,
  // tsup sets `baseUrl`, which TypeScript 6 deprecates.
  dts: { entry: library, compilerOptions: { ignoreDeprecations: '6.0' } },
  clean: true,
  treeshake: true,
});
