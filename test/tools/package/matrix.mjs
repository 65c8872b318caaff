// Plays the same games from the packed tarball in every runtime and bundler, and reads its types with every module
// resolution and in stores. Prints a table and ends with status 1 if anything failed or played another game.
// Unavailable tools are reported as skipped. Needs a finished build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { inBrowser } from './matrix/browser.mjs';
import { inBundlers } from './matrix/bundlers.mjs';
import { SCRIPTS } from './matrix/play.mjs';
import { inRuntimes } from './matrix/runtimes.mjs';
import { inStores } from './matrix/stores.mjs';
import { inCompilers } from './matrix/types.mjs';
import { withPackedProject } from './packed.mjs';

const rows = await withPackedProject(async (project) => {
  for (const [name, text] of Object.entries(SCRIPTS)) writeFileSync(join(project, name), text);
  const played = [...inRuntimes(project), ...(await inBrowser(project)), ...inBundlers(project)];
  return [...played, ...(await inCompilers(project)), ...inStores(project)];
});

const expected = rows.find(({ outcome }) => outcome === 'played')?.detail;
const isWrong = ({ outcome, detail }) => outcome === 'FAIL' || (outcome === 'played' && detail !== expected);
const isSkipped = ({ outcome }) => outcome === 'SKIPPED';

console.log(`Played: ${expected}\n`);
for (const row of rows) {
  const result = isWrong(row) ? 'FAIL' : row.outcome === 'played' ? 'the same games' : row.outcome;
  console.log(`${row.name.padEnd(40)} ${result}`);
}
for (const { name, detail } of rows.filter(isWrong)) console.error(`\nFAIL ${name}: ${detail}`);
for (const { name, detail } of rows.filter(isSkipped)) console.error(`\nSKIPPED ${name}, nothing was tried: ${detail}`);
process.exitCode = rows.some(isWrong) || expected === undefined ? 1 : 0;
