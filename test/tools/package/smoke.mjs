// Packs the built package, installs the tarball into an empty project and uses it the way a consumer would.
// Prints `ok <name>` or `FAIL <name>` per check; exits 1 if any failed. Needs a finished `npm run build`.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { writeConfig, writeNames } from './consumer.mjs';
import { ENTRIES, install, pinned, ROOT, run, withPackedProject } from './packed.mjs';

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const NODENEXT = { module: 'nodenext', outDir: 'built', rootDir: 'imported' };

let failures = 0;

function check(name, project, command, args) {
  const { failure } = run(project, command, args);
  console.log(`${failure === undefined ? 'ok' : 'FAIL'} ${name}`);
  if (failure !== undefined) {
    failures += 1;
    console.error(failure);
  }
}

// package.json does not show which entries `./*` in the exports exposes, so they are listed.
const subpaths = ENTRIES.map(({ name }) => name.replace('skymines-rules', '.'));
const attw = ['attw', '--pack', '.', '--ignore-rules', 'cjs-resolves-to-esm', '--entrypoints', ...subpaths];
check('types of every entry for every way of finding them', ROOT, 'npx', attw);

await withPackedProject(async (project) => {
  await writeNames(project);
  writeConfig(project, NODENEXT);
  check('types of every name, without fast-check', project, process.execPath, [TSC]);
  install(project, pinned('fast-check'));
  writeConfig(project, NODENEXT, { withFastCheck: true });
  check('types of every name, with fast-check', project, process.execPath, [TSC]);

  const built = readdirSync(join(project, 'built'));
  writeFileSync(join(project, 'esm.mjs'), built.map((file) => `import './built/${file}';\n`).join(''));
  check('import of every name', project, process.execPath, ['esm.mjs']);

  // The same module, so that an error has the same class for `require` and `import`.
  const required = ENTRIES.map(({ name }) => `assert.equal(require('${name}'), await import('${name}'));\n`);
  const cjs = `const assert = require('node:assert/strict');\n(async () => {\n${required.join('')}})();\n`;
  writeFileSync(join(project, 'cjs.cjs'), cjs);
  check('require of every name', project, process.execPath, ['cjs.cjs']);

  const play = ['--no-install', 'skymines', 'play', '--players', '2', '--seed', 'smoke'];
  check('npx skymines play', project, 'npx', play);
});

process.exitCode = failures === 0 ? 0 : 1;
