// Holds what can be counted of the package and does not depend on the machine: the size of the files that users install, and how much
// JavaScript of them a process reads until the first game has begun. Ends with status 1 if anything is heavier than its limit. Needs a
// finished build.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mustRun, ROOT } from './packed.mjs';

const LIMITS = { unpackedBytes: 3_750_000, loadedFiles: 42, loadedBytes: 640_000 };

const ENTRY = pathToFileURL(join(ROOT, 'dist/entries/index.js'));
const FIRST_GAME = `import('${ENTRY}').then(({ createGame, legalActions, reduce }) => {
  const state = createGame({ players: ['Ana', 'Ben'], seed: 'first' });
  reduce(state, legalActions(state)[0]);
});`;

/** The files of `dist` that a process has read when its first game has begun, as the coverage of V8 tells them. */
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

const [packed] = JSON.parse(mustRun(ROOT, 'npm', ['pack', '--dry-run', '--json', '--ignore-scripts']));
const files = loaded();
const weights = {
  unpackedBytes: packed.unpackedSize,
  loadedFiles: files.length,
  loadedBytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
};
for (const [name, weight] of Object.entries(weights)) {
  const ok = weight <= LIMITS[name];
  console.log(`${ok ? 'ok' : 'FAIL'} ${name}: ${weight}, at most ${LIMITS[name]}`);
  if (!ok) process.exitCode = 1;
}
