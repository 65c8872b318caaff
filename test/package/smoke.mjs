// Packs the built package, installs the tarball into an empty project and uses it the way a consumer would.
// Prints `ok <name>` or `FAIL <name>` per check; exits 1 if any failed. Needs a finished `npm run build`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const work = mkdtempSync(join(tmpdir(), 'skymines-smoke-'));
const project = join(work, 'project');

// Run under `npm run`, npm exports this package's own settings; the fresh project must not inherit them.
const inherited = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|INIT_CWD$)/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !inherited.test(key)));

let failures = 0;

function check(name, cwd, command, args) {
  const result = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 180_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const passed = result.status === 0;
  console.log(`${passed ? 'ok' : 'FAIL'} ${name}`);
  if (!passed) {
    failures += 1;
    const reason =
      result.error?.message ?? (result.signal ? `ended by ${result.signal}` : `exit code ${result.status}`);
    console.error([reason, result.stdout, result.stderr].filter(Boolean).join('\n'));
  }
  return passed;
}

const body = `
const actions = legalActions(createGame({ players: ['Ana', 'Ben'], seed: 'x' }));
if (!Array.isArray(actions) || actions.length === 0) {
  throw new Error('legalActions of a new game should be a non-empty array');
}
`;

/** Every subpath, with something it exports. */
const SUBPATHS = {
  campaign: 'createCampaign',
  notation: 'formatRecord',
  queries: 'choices',
  text: 'createText',
  'text/fr': 'fr',
  'text/rules': 'enRules',
  'text/fr/rules': 'frRules',
  testing: 'checkConformance',
  sim: 'simulate',
  bots: 'chooseGreedily',
  content: 'defaultContent',
};
const imports = Object.entries(SUBPATHS).map(
  ([path, name]) => `if ((await import('skymines-rules/${path}')).${name} === undefined) throw new Error('${path}');`,
);
const requires = Object.entries(SUBPATHS).map(
  ([path, name]) => `if (require('skymines-rules/${path}').${name} === undefined) throw new Error('${path}');`,
);

try {
  mkdirSync(project);
  writeFileSync(
    join(project, 'package.json'),
    `${JSON.stringify({ name: 'smoke', version: '0.0.0', private: true })}\n`,
  );
  writeFileSync(
    join(project, 'esm.mjs'),
    `import { createGame, legalActions } from 'skymines-rules';\n${body}${imports.join('\n')}\n`,
  );
  writeFileSync(
    join(project, 'cjs.cjs'),
    `const { createGame, legalActions } = require('skymines-rules');\n${body}${requires.join('\n')}\n`,
  );

  if (check('npm pack', root, 'npm', ['pack', '--silent', '--pack-destination', work])) {
    const tarball = readdirSync(work).find((file) => file.endsWith('.tgz')) ?? 'missing.tgz';
    const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', join(work, tarball)];
    if (check('install the tarball', project, 'npm', install)) {
      check('import from an ES module', project, process.execPath, ['esm.mjs']);
      check('require from CommonJS', project, process.execPath, ['cjs.cjs']);
      check('npx skymines play', project, 'npx', [
        '--no-install',
        'skymines',
        'play',
        '--players',
        '2',
        '--seed',
        'smoke',
      ]);
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

process.exitCode = failures === 0 ? 0 : 1;
