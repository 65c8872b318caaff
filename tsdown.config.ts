import { defineConfig } from 'tsdown';

/** The front door and the subpaths beside it, and the command. */
export const LIBRARY: readonly string[] = [
  'src/index.ts',
  'src/arbitraries.ts',
  'src/bots.ts',
  'src/campaign.ts',
  'src/content.ts',
  'src/drawing.ts',
  'src/notation.ts',
  'src/queries.ts',
  'src/sim.ts',
  'src/testing.ts',
  'src/text.ts',
  'src/textFr.ts',
  'src/textFrRules.ts',
  'src/textRules.ts',
];

export default defineConfig({
  entry: [...LIBRARY, 'src/cli/main.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // A file for each source: bundlers leave out by files what an app does not use.
  unbundle: true,
  dts: true,
  fixedExtension: false,
});
