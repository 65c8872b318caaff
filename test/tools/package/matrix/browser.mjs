import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { build } from 'tsup';
import { serve } from '../serve.mjs';
import { SCRIPTS } from './play.mjs';

const PAGE = `<!doctype html><title>matrix</title><script type="module" src="page.js"></script>`;
const PLAIN = `<!doctype html><title>matrix</title><script type="module">
${SCRIPTS['page.mjs'].replace("'skymines-rules'", "'./skymines.js'")}</script>`;
/** The page of the documentation, pasted unchanged. */
function pasted(project) {
  const guide = readFileSync(join(project, 'node_modules/skymines-rules/docs/quickstart.md'), 'utf8');
  return guide.match(/```html\n(<script type="module">.*?)```/s)[1];
}

const WORKER = `new Promise((resolve, reject) => {
  const worker = new Worker('worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
})`;

/**
 * Bundles the scripts for a browser, because one dependency is CommonJS and no browser can load the package from its
 * files. Another page works without a bundler and uses the single file with everything.
 */
async function bundle(project) {
  await build({
    config: false,
    entry: [join(project, 'page.mjs'), join(project, 'worker.mjs')],
    outDir: join(project, 'web'),
    format: 'esm',
    platform: 'browser',
    noExternal: [/./],
    silent: true,
  });
  writeFileSync(join(project, 'web/index.html'), PAGE);
  writeFileSync(join(project, 'web/plain.html'), PLAIN);
  writeFileSync(
    join(project, 'web/pasted.html'),
    `<!doctype html><title>pasted</title><body></body>${pasted(project)}`,
  );
  copyFileSync(join(project, 'node_modules/skymines-rules/dist/skymines.js'), join(project, 'web/skymines.js'));
  return join(project, 'web');
}

async function row(name, play, outcome = 'played') {
  try {
    return { name, outcome, detail: await play() };
  } catch (error) {
    return { name, outcome: 'FAIL', detail: String(error) };
  }
}

async function inChromium(project, executablePath) {
  const folder = await bundle(project);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const server = await serve(folder);
  try {
    const version = `Chromium ${browser.version()}`;
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const played = async (file) => {
      await page.goto(`${server.url}${file}`);
      return (await page.waitForFunction('globalThis.played')).jsonValue();
    };
    const loaded = async (file) => {
      await page.goto(`${server.url}${file}`);
      await page.locator('svg.sm-drawing').waitFor();
    };
    return [
      await row(`${version} without a bundler`, () => played('plain.html')),
      await row(`${version} as in the quickstart`, () => loaded('pasted.html'), 'shown'),
      await row(`${version} page`, () => played('')),
      await row(`${version} module worker`, () => page.evaluate(WORKER)),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs the games in a page and in a module worker of Chromium: rows `{ name, outcome, detail }`. */
export async function inBrowser(project) {
  const name = 'Chromium';
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return [{ name, outcome: 'SKIPPED', detail: `no ${executablePath}` }];
  return await inChromium(project, executablePath).catch((error) => [{ name, outcome: 'FAIL', detail: String(error) }]);
}
