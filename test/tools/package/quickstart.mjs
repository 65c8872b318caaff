// Builds the pages of docs/quickstart.md from the packed tarball, like their readers, and plays each to the end in
// Chromium with its buttons and its picture. Prints `ok <name>` or `FAIL <name>` per page; ends with status 1 if any
// failed. Needs a finished build.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { STRICT } from './consumer.mjs';
import { install, mustRun, ROOT, withPackedProject } from './packed.mjs';
import { serve } from './serve.mjs';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(ROOT, 'docs/examples/react/package.json'), 'utf8'),
);
const REACT = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.includes('react'));
const bin = (path) => join(ROOT, 'node_modules', path);

/** Presses random buttons and clicks random targets of the picture, from a seed, until no choice is left. */
const CLICKER = async () => {
  let state = 7;
  const draw = (length) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * length);
  };
  const clicks = { buttons: 0, places: 0, undone: 0 };
  for (;;) {
    await new Promise((done) => setTimeout(done));
    const all = [...document.querySelectorAll('p button')];
    const buttons = all.filter(({ textContent }) => !['Undo', 'Back'].includes(textContent));
    if (buttons.length === 0) return clicks;
    const undo = all.find(({ textContent }) => textContent === 'Undo');
    const places = draw(2) === 0 ? [...document.querySelectorAll('[data-choice]')] : [];
    if (undo !== undefined && clicks.undone < 5 && draw(10) === 0) {
      clicks.undone += 1;
      undo.click();
    } else if (places.length > 0) {
      clicks.places += 1;
      places[draw(places.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else {
      clicks.buttons += 1;
      buttons[draw(buttons.length)].click();
    }
  }
};

/** Plays a built page and returns its problems. */
async function faultsOf(browser, folder) {
  const server = await serve(folder);
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(server.url);
  await page.locator('p button').first().waitFor();
  // The tests of the drawings look at pictures. Painting them here would take most of the time.
  await page.addStyleTag({ content: 'svg { content-visibility: hidden }' });
  const clicks = await page.evaluate(CLICKER);
  const verdict = await page.locator('h1').textContent();
  const log = await page.locator('li').count();
  await page.close();
  server.close();
  console.log(`${JSON.stringify(clicks)}, ${log} lines: ${verdict}`);
  if (!/ win/.test(verdict ?? '')) faults.push(`ends with ${verdict}`);
  if (clicks.places < 50 || clicks.undone < 5 || log < 50) faults.push('too little was done');
  return faults;
}

/** The options of Vite's template for TypeScript, and stricter ones. */
const TYPED = {
  ...STRICT,
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
};

/** Replaces the script of the page with its typed form, as described in the quickstart. */
function useTypes(folder) {
  const page = join(folder, 'index.html');
  const typed = '<script type="module" src="/src/main.ts"></script>';
  writeFileSync(page, readFileSync(page, 'utf8').replace(/<script type="module">[\s\S]*<\/script>/, typed));
  cpSync(join(folder, 'main.ts'), join(folder, 'src/main.ts'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: TYPED, include: ['src'] }));
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let failures = 0;
await withPackedProject(async (project) => {
  install(project, ...REACT.map(([name, version]) => `${name}@${version}`));
  for (const name of ['page', 'page with types', 'react']) {
    const folder = join(project, name);
    cpSync(join(ROOT, 'docs/examples', name.replace(' with types', '')), folder, { recursive: true });
    if (name === 'page with types') useTypes(folder);
    if (name !== 'page') mustRun(folder, process.execPath, [bin('typescript/bin/tsc')]);
    mustRun(folder, process.execPath, [bin('vite/bin/vite.js'), 'build']);
    const faults = await faultsOf(browser, join(folder, 'dist'));
    console.log(`${faults.length === 0 ? 'ok' : 'FAIL'} ${name}`);
    for (const fault of faults) console.error(fault);
    failures += faults.length;
  }
});
await browser.close();
process.exitCode = failures === 0 ? 0 : 1;
