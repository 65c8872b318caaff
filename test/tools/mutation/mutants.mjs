// Runs mutants of the rules: of all files, or of those changed in a period. Stryker is not installed with the project:
//
//   npm ci --prefix test/tools/mutation
//   npm run mutation
//   npm run mutation -- '25 hours ago'
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '../../..');
const { mutate } = JSON.parse(readFileSync(join(import.meta.dirname, 'stryker.config.json'), 'utf8'));
const [since] = process.argv.slice(2);

/** Files of the rules that a commit since this time changed. */
function changed() {
  const log = execFileSync('git', ['log', `--since=${since}`, '--name-only', '--format='], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(log.split('\n'))].filter(
    (file) => existsSync(join(root, file)) && mutate.some((pattern) => matchesGlob(file, pattern)),
  );
}

const files = since === undefined ? [] : changed();

if (since !== undefined && files.length === 0) console.log(`No rule has changed since ${since}.`);
else {
  if (files.length > 0) console.log(files.join('\n'));
  const stryker = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
  const args = [stryker, 'run', 'test/tools/mutation/stryker.config.json', ...only];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
