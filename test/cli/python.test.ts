import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { IS_PROOF, proofCount } from '../kit/soak.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0;

// Without Python, all other tests can run. CI must have it.
test.runIf(IS_PROOF && (process.env['CI'] || hasPython()))(
  'the Python script plays random games from the mask without errors',
  () => {
    const games = proofCount(10, 100);
    const skymines = ['node', '--import', 'tsx', at('src/cli/main.ts')];
    const out = execFileSync('python3', [at('docs/examples/python/learn.py'), `${games}`, ...skymines], {
      encoding: 'utf8',
    });
    expect(out).toMatch(new RegExp(`^${games} games, \\d+ ids; .*\\n\\d+ decisions of \\d+ features\\n$`));
  },
);

test('the documentation page shows the script unchanged', () => {
  const [page, script] = ['docs/learning.md', 'docs/examples/python/learn.py'].map((path) =>
    readFileSync(at(path), 'utf8'),
  );
  expect(page).toContain(`\`\`\`python\n${script}\`\`\``);
});
