// Prints what is missing for a release and exits with 1, or prints the command that publishes. It publishes nothing
// itself.
//
//   npm run release [-- --tag v0.1.0]
//
// With `--tag`, which the publishing workflow uses, it does not check whether `.ci/run` has passed, because another job
// runs it.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { missing } from './missing.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The checks that take seconds. The size check uses the build before it. */
const CHECKS: readonly (readonly [command: string, sentence: string])[] = [
  ['npm run -s check:types', 'The types are wrong'],
  ['npm run -s check:lint', 'Format or lint is wrong'],
  ['npm run -s check:citations', 'A rule is cited nowhere'],
  ['npx vitest run test/api-report', 'The report or the page of what is exported is not up to date'],
  ['npm run -s build', 'The package cannot be built'],
  ['npm run -s check:size', 'The package is too large'],
];

function read(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

function succeeds(command: string): boolean {
  // A shell, because npm is a script on Windows.
  return spawnSync(command, { cwd: ROOT, shell: true, stdio: 'ignore' }).status === 0;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** `.ci/run` records the state of the repository with which everything has passed. */
function unproved(): readonly string[] {
  let passed = '';
  try {
    passed = readFileSync(join(ROOT, git('rev-parse', '--git-path', 'ci-passed')), 'utf8').trim();
  } catch {
    // It has never passed.
  }
  return passed === git('rev-parse', 'HEAD^{tree}') ? [] : ['`.ci/run` has not passed with this commit: run it.'];
}

const { tag } = parseArgs({ options: { tag: { type: 'string' } } }).values;
const packageJson = read('package.json');
const sentences = [
  ...missing({
    packageJson,
    changelog: read('CHANGELOG.md'),
    security: read('SECURITY.md'),
    readme: read('README.md'),
    gitStatus: git('status', '--porcelain'),
    tag,
  }),
  ...(tag === undefined ? unproved() : []),
  ...CHECKS.filter(([command]) => !succeeds(command)).map(
    ([command, sentence]) => `${sentence}: \`${command}\` says where.`,
  ),
];

if (sentences.length > 0) {
  console.log(sentences.join('\n'));
  process.exitCode = 1;
} else {
  const { version }: { readonly version: string } = JSON.parse(packageJson);
  console.log(
    'Nothing is missing. This publishes: the tag starts the workflow that runs `npm publish --provenance`.\n',
  );
  console.log(`    git tag v${version} && git push origin v${version}`);
}
