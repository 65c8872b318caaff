// Builds docs/examples/frameworks with the packed tarball and applies an action in each app by its buttons in Chromium.
// Prints `ok <name>` or `FAIL <name>` per app; ends with status 1 if any failed. Needs a finished build.
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { install, mustRun, ROOT, withPackedProject } from './packed.mjs';

const EXAMPLES = join(ROOT, 'docs/examples/frameworks');
const NOT_COPIED = ['node_modules', 'package.json', 'package-lock.json', '.next', '.svelte-kit', 'build', 'dist'];

const HOST = '127.0.0.1';

/** The commands that serve the built apps, and whether the server keeps the game. */
const APPS = {
  next: {
    args: (port) => ['node_modules/next/dist/bin/next', 'start', 'next', '--port', port, '--hostname', HOST],
    isKept: true,
  },
  sveltekit: { args: () => ['sveltekit/build'], isKept: true },
  vue: {
    args: (port) => ['node_modules/vite/bin/vite.js', 'preview', 'vue', '--port', port, '--host', HOST],
    isKept: false,
  },
};

/** Copies the examples into a project that has the tarball, installs their packages, and builds them. */
function build(project) {
  const readJson = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const manifest = readJson(EXAMPLES);
  Object.assign(manifest.dependencies, readJson(project).dependencies);
  cpSync(EXAMPLES, project, {
    recursive: true,
    filter: (path) => path === join(EXAMPLES, 'sveltekit/package.json') || !NOT_COPIED.includes(basename(path)),
  });
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  install(project);
  console.log(mustRun(project, process.execPath, ['check.mjs']));
}

async function freePort() {
  const server = createServer().listen(0, HOST);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `${port}`;
}

async function answers(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

/** Presses the first button until another decision follows, and returns the problems. */
async function problemsOf(page, url, isKept) {
  const problems = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  const heading = () => page.locator('h1').textContent();
  const before = await heading();
  for (let clicks = 0; clicks < 50 && (await heading()) === before; clicks += 1) {
    await page.locator('button:enabled').first().click();
    await sleep(100);
  }
  const after = await heading();
  console.log(`${before} → ${after}`);
  if (after === before || after === '') problems.push('no action was applied');
  if ((await page.locator('svg').count()) === 0) problems.push('no drawing');
  await page.reload({ waitUntil: 'networkidle' });
  if (isKept && (await heading()) !== after) problems.push(`after reloading: ${await heading()}`);
  return problems;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
await withPackedProject(async (project) => {
  build(project);
  for (const [name, { args, isKept }] of Object.entries(APPS)) {
    const port = await freePort();
    const url = `http://${HOST}:${port}/`;
    const env = { ...process.env, HOST, PORT: port, ORIGIN: url.slice(0, -1), NEXT_TELEMETRY_DISABLED: '1' };
    const server = spawn(process.execPath, args(port), { cwd: project, env, stdio: ['ignore', 'ignore', 'inherit'] });
    try {
      await answers(url);
      const page = await browser.newPage();
      const problems = await problemsOf(page, url, isKept);
      await page.close();
      console.log(`${problems.length === 0 ? 'ok' : 'FAIL'} ${name}`);
      for (const problem of problems) console.error(problem);
      if (problems.length > 0) process.exitCode = 1;
    } finally {
      server.kill();
    }
  }
}).finally(() => browser.close());
