// Limits the machine-independent sizes of the package: the size of the installed files, how much JavaScript of them a
// process reads until the first game has started, and the size of the bots with the rules before a trained one is
// loaded. Ends with status 1 if anything is heavier than its limit. Needs a finished build.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'tsup';
import { mustRun, ROOT } from './packed.mjs';

const LIMITS = { unpackedBytes: 4_300_000, loadedFiles: 43, loadedBytes: 640_000, botsBrotliBytes: 61_500 };

const ENTRY = pathToFileURL(join(ROOT, 'dist/entries/index.js'));
const FIRST_GAME = `import('${ENTRY}').then(({ createGame, legalActions, reduce }) => {
  const state = createGame({ players: ['Ana', 'Ben'], seed: 'first' });
  reduce(state, legalActions(state)[0]);
});`;

/** The files of `dist` that a process has read when its first game has started, from the coverage of V8. */
function loaded() {
  const folder = mkdtempSync(join(tmpdir(), 'skymines-loaded-'));
  try {
    mustRun(ROOT, process.execPath, ['-e', FIRST_GAME], { NODE_V8_COVERAGE: folder });
    const reports = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const urls = reports.flatMap(({ result }) => result.map(({ url }) => url));
    return urls.filter((url) => url.startsWith(new URL('..', ENTRY).href)).map((url) => fileURLToPath(url));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The compressed size of the files loaded by a page that imports all bots. `loadBot` loads other files later. */
async function botsCompressed() {
  const outDir = mkdtempSync(join(tmpdir(), 'skymines-bots-'));
  try {
    const entry = { bots: join(ROOT, 'dist/entries/bots.js') };
    const bundling = { config: false, entry, outDir, format: 'esm', target: 'es2022', platform: 'browser' };
    await build({ ...bundling, noExternal: [/./], splitting: true, minify: true, silent: true });
    const texts = [...withImports(outDir, 'bots.js')].map((name) => readFileSync(join(outDir, name)));
    return brotliCompressSync(Buffer.concat(texts)).length;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** A file and all files that are loaded with it. */
function withImports(folder, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
    withImports(folder, other, found);
  return found;
}

const [packed] = JSON.parse(mustRun(ROOT, 'npm', ['pack', '--dry-run', '--json', '--ignore-scripts']));
const files = loaded();
const weights = {
  unpackedBytes: packed.unpackedSize,
  loadedFiles: files.length,
  loadedBytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  botsBrotliBytes: await botsCompressed(),
};
for (const [name, weight] of Object.entries(weights)) {
  const ok = weight <= LIMITS[name];
  console.log(`${ok ? 'ok' : 'FAIL'} ${name}: ${weight}, at most ${LIMITS[name]}`);
  if (!ok) process.exitCode = 1;
}
