// Part of the build: writes `dist/skymines.js`, a single file for pages without a bundler.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';
import { ROOT } from './packed.mjs';

const ENTRIES = ['index', 'queries', 'drawing', 'text', 'bots'];

const cache = join(ROOT, 'node_modules/.cache/skymines');
const entry = join(cache, 'skymines.js');
mkdirSync(cache, { recursive: true });
writeFileSync(entry, ENTRIES.map((name) => `export * from '../../../dist/entries/${name}.js';\n`).join(''));
await build({
  config: false,
  entry: [entry],
  outDir: join(ROOT, 'dist'),
  clean: false,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  noExternal: [/./],
  splitting: false,
  minify: true,
  treeshake: false,
  silent: true,
});
