import { defineConfig } from 'tsup';

/** The front door and the subpaths beside it. */
const library = {
  index: 'src/index.ts',
  campaign: 'src/campaign.ts',
  notation: 'src/notation.ts',
  queries: 'src/queries.ts',
  text: 'src/text.ts',
  textFr: 'src/textFr.ts',
  textRules: 'src/textRules.ts',
  textFrRules: 'src/textFrRules.ts',
  testing: 'src/testing.ts',
  sim: 'src/sim.ts',
  bots: 'src/bots.ts',
  content: 'src/content.ts',
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
