// Says what is missing for a release, a sentence each, and exits 1; or prints the command that publishes. It publishes nothing itself.
// `.ci/run` tries much more and takes longer: its last run is for you to look at.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { missing } from './missing.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The checks that take seconds. The size is that of the build before it. */
const CHECKS: readonly (readonly [command: string, sentence: string])[] = [
  ['npm run -s check:types', 'The types are wrong'],
  ['npm run -s check:lint', 'Format or lint is wrong'],
  ['npm run -s check:citations', 'A rule is cited nowhere'],
  [
    'npx vitest run test/api-report test/reports/exports.test.ts',
    'The report or the page of what is exported is not up to date',
  ],
  ['npm run -s build', 'The package cannot be built'],
  ['npm run -s check:size', 'The package is too large'],
];

function read(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

function succeeds(command: string): boolean {
  // A shell, since npm is a script on Windows.
  return spawnSync(command, { cwd: ROOT, shell: true, stdio: 'ignore' }).status === 0;
}

const packageJson = read('package.json');
const sentences = [
  ...missing({
    packageJson,
    changelog: read('CHANGELOG.md'),
    security: read('SECURITY.md'),
    conduct: read('.github/CODE_OF_CONDUCT.md'),
    gitStatus: execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }),
  }),
  ...CHECKS.filter(([command]) => !succeeds(command)).map(
    ([command, sentence]) => `${sentence}: \`${command}\` says where.`,
  ),
];

if (sentences.length > 0) {
  console.log(sentences.join('\n'));
  process.exitCode = 1;
} else {
  const { version }: { readonly version: string } = JSON.parse(packageJson);
  const tag = `v${version}`;
  console.log(
    'Nothing is missing. This publishes: the tag starts the workflow that runs `npm publish --provenance`.\n',
  );
  console.log(`    git tag ${tag} && git push origin ${tag}`);
}
