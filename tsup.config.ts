import { defineConfig } from 'tsup';

export default defineConfig({
  // Figures are no subpath: as an entry they get chunks without the rest of the rules.
  entry: ['src/entries/**/*.ts', 'src/queries/figures.ts', 'src/cli/main.ts'],
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
