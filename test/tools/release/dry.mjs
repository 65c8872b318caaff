// Rehearses a release with a local registry: publishes an earlier version and the current package, installs both like a
// user and continues a game from one in the other. Prints `ok <name>` or `FAIL <name>`; ends with status 1 if any
// failed. Needs a finished build.
//
//   npm run release:dry [-- --before TARBALL] [--picture FILE.png]
//
// Without `--before`, the earlier version is the current package with a lower version number.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { mustRun, ROOT, run } from '../package/packed.mjs';

const VERDACCIO = 'verdaccio@6.3.2';
const BEFORE = '0.0.1';

const { values } = parseArgs({ options: { before: { type: 'string' }, picture: { type: 'string' } } });
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const work = mkdtempSync(join(tmpdir(), 'skymines-release-'));
let failures = 0;

function check(name, fault) {
  console.log(`${fault === undefined ? 'ok' : 'FAIL'} ${name}`);
  if (fault === undefined) return;
  failures += 1;
  console.error(fault);
}

/** A free port. */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Sends a request without keeping the connection, because the registry closes it while packages are published. */
function ask(url, { headers = {}, ...options } = {}) {
  return fetch(url, { ...options, headers: { ...headers, connection: 'close' } });
}

/** Starts a registry that forwards requests for unknown packages to the default registry. */
async function startRegistry() {
  const home = join(work, 'verdaccio');
  const usual = mustRun(ROOT, 'npm', ['config', 'get', 'registry']).trim();
  mkdirSync(home);
  // It requests the tag `cjs` of this package, which some mirrors of the registry do not have.
  writeFileSync(join(home, 'package.json'), '{ "private": true, "overrides": { "node-fetch": "2.7.0" } }\n');
  mustRun(home, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', VERDACCIO]);
  const config = {
    storage: join(home, 'storage'),
    auth: { htpasswd: { file: join(home, 'htpasswd'), max_users: 10 } },
    uplinks: { usual: { url: usual, cache: true } },
    packages: {
      'skymines-rules': { access: '$all', publish: '$authenticated' },
      '**': { access: '$all', proxy: 'usual' },
    },
    publish: { allow_offline: true },
    log: { type: 'stdout', level: 'error' },
  };
  writeFileSync(join(home, 'config.yaml'), JSON.stringify(config));
  const port = await freePort();
  const bin = join(home, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [bin, '--config', join(home, 'config.yaml'), '--listen', `127.0.0.1:${port}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const answers = async () => (await ask(`${url}-/ping`).catch(() => undefined))?.ok === true;
  while (child.exitCode === null && !(await answers())) await wait(200);
  if (child.exitCode !== null) throw new Error('the registry did not start');
  const stop = () => {
    child.kill();
    return ended;
  };
  return { url, stop };
}

/** Creates a user and returns a token for publishing. */
async function tokenOf(url) {
  const response = await ask(`${url}-/user/org.couchdb.user:owner`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'owner', password: 'rehearsal', email: 'owner@example.org', type: 'user' }),
  });
  const { token } = await response.json();
  return token;
}

/** A package with another version number. */
function renumbered(tarball, version) {
  const folder = join(work, version);
  mkdirSync(folder);
  mustRun(folder, 'tar', ['xzf', tarball]);
  const file = join(folder, 'package/package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }, null, 2));
  mustRun(join(folder, 'package'), 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]);
  return join(folder, `skymines-rules-${version}.tgz`);
}

const BEGIN = `import { writeFileSync } from 'node:fs';
import { createGame, legalActions, reduce, saveGame } from 'skymines-rules';
let state = createGame({ players: ['Ana', 'Ben'], seed: 'upgrade', missions: true });
for (let n = 0; n < 60; n += 1) state = reduce(state, legalActions(state)[(n * 7) % legalActions(state).length]);
writeFileSync('game.json', JSON.stringify(saveGame(state)));
`;
const GO_ON = `import { readFileSync } from 'node:fs';
import { isOver, legalActions, loadGame, reduce, score } from 'skymines-rules';
let state = loadGame(JSON.parse(readFileSync('game.json', 'utf8')));
for (let n = 0; !isOver(state); n += 1) state = reduce(state, legalActions(state)[(n * 7) % legalActions(state).length]);
console.log(score(state).map(({ total }) => total).join(' '));
`;

async function rehearse(registry) {
  const token = await tokenOf(registry.url);
  const variables = {
    NPM_CONFIG_REGISTRY: registry.url,
    NPM_CONFIG_CACHE: join(work, 'cache'),
    NPM_CONFIG_USERCONFIG: join(work, 'npmrc'),
    NPM_CONFIG_AUDIT: 'false',
    NPM_CONFIG_FUND: 'false',
  };
  writeFileSync(variables.NPM_CONFIG_USERCONFIG, `//${new URL(registry.url).host}/:_authToken=${token}\n`);
  const npm = (folder, ...args) => run(folder, 'npm', args, { variables, seconds: 600 });

  mustRun(ROOT, 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', work]);
  const today = join(
    work,
    readdirSync(work).find((file) => file.endsWith('.tgz')),
  );
  const before = renumbered(values.before ?? today, BEFORE);
  for (const tarball of [before, today]) {
    const published = npm(
      work,
      'publish',
      tarball,
      '--ignore-scripts',
      '--tag',
      tarball === today ? 'latest' : 'before',
    );
    check(`publish ${tarball.slice(work.length + 1)}`, published.failure);
  }

  const page = await (await ask(`${registry.url}skymines-rules`)).json();
  const newest = page.versions[manifest.version];
  check(
    'the registry names the version',
    page['dist-tags'].latest === manifest.version ? undefined : page['dist-tags'],
  );
  check(
    'the registry shows the README',
    page.readme === readFileSync(join(ROOT, 'README.md'), 'utf8') ? undefined : 'it differs',
  );
  check('the package runs nothing when it is installed', newest?.hasInstallScript ? 'it has a script' : undefined);

  const stranger = join(work, 'stranger');
  mkdirSync(stranger);
  writeFileSync(join(stranger, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n');
  check('a stranger installs the version before', npm(stranger, 'install', `skymines-rules@${BEFORE}`).failure);
  writeFileSync(join(stranger, 'begin.mjs'), BEGIN);
  check('and begins a game', run(stranger, process.execPath, ['begin.mjs']).failure);
  check('then installs today’s', npm(stranger, 'install', 'skymines-rules@latest').failure);
  writeFileSync(join(stranger, 'go-on.mjs'), GO_ON);
  const end = run(stranger, process.execPath, ['go-on.mjs']);
  check(`and plays it to its end: ${end.stdout.trim()}`, end.failure);

  const [, example] = /^```ts\n([\s\S]*?)^```$/m.exec(page.readme ?? '') ?? [];
  writeFileSync(join(stranger, 'readme.mjs'), example ?? 'throw new Error("no example")');
  const played = run(stranger, process.execPath, ['readme.mjs']);
  check(`the first example of the README plays: ${played.stdout.trim().split('\n').at(-1)}`, played.failure);
  check('npx skymines play', run(stranger, 'npx', ['--no-install', 'skymines', 'play', '--seed', 'dry']).failure);
  const audited = npm(stranger, 'audit', 'signatures');
  console.log(`npm audit signatures: ${(audited.failure ?? audited.stdout).trim().split('\n').join(' ')}`);
  if (values.picture !== undefined) await look(registry.url, values.picture);
}

/** Opens the page of the package and takes a screenshot. */
async function look(url, picture) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  await page.goto(`${url}-/web/detail/skymines-rules`);
  await page.getByText('Rules engine for the board game').first().waitFor();
  await page.screenshot({ path: picture });
  await browser.close();
}

try {
  const registry = await startRegistry();
  try {
    await rehearse(registry);
  } finally {
    await registry.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
