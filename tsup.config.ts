import { defineConfig } from 'tsup';

export default defineConfig({
  // The files outside `entries` are not subpaths of the package. As entries they get their own chunks, so that pages can load figures
  // without the rest of the rules, and the validation of component sets, sheets and legends when they need them.
  entry: [
    'src/entries/**/*.ts',
    'src/queries/figures.ts',
    'src/api/bindRules.ts',
    'src/api/createRules.ts',
    'src/drawing/drawIcon.ts',
    'src/drawing/drawScores.ts',
    'src/drawing/drawSized.ts',
    'src/cli/main.ts',
  ],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  // tsup hands TypeScript the option `baseUrl`, which TypeScript 6 refuses otherwise.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // Leaves out `import './chunk.js'` without a name: no file has side effects, and esbuild warns its users of such an import.
  treeshake: { moduleSideEffects: false },
  esbuildOptions: (options) => {
    options.chunkNames = 'shared/[hash]';
  },
});
