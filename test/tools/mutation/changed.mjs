// Runs mutants of the files changed since a time or a commit, and prints a note if none has changed:
//
//   npm run mutation:changed -- '25 hours ago'
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '../../..');
const { mutate } = JSON.parse(readFileSync(join(import.meta.dirname, 'stryker.config.json'), 'utf8'));
const [since = '25 hours ago'] = process.argv.slice(2);

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const changed = new Set(git('log', `--since=${since}`, '--name-only', '--format=').split('\n'));
const files = [...changed].filter(
  (file) => existsSync(join(root, file)) && mutate.some((pattern) => matchesGlob(file, pattern)),
);

if (files.length === 0) console.log(`No rule has changed since ${since}.`);
else {
  console.log(files.join('\n'));
  const args = ['stryker', 'run', 'test/tools/mutation/stryker.config.json', '--mutate', files.join(',')];
  process.exitCode = spawnSync('npx', args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
