// Every block of TypeScript of every page runs as it is pasted. The build of the site checks the types of all of them.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultContent } from '../../src/entries/index.ts';
import { textOf } from '../kit/docs.ts';

const PAGES = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];

const BLOCKS = PAGES.flatMap((page) =>
  [...textOf(page).matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = ''], index) => {
    return { name: `${page} ${index + 1}`, language, code };
  }),
);

// Within the project, so that they find the library as the tests do.
const folder = mkdtempSync('test/docs/.blocks-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // The one thing that a page loads is the component set of a box.
  vi.stubGlobal('fetch', async () => Response.json(defaultContent));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('pages have blocks of these languages only', () => {
  const languages = new Set(BLOCKS.map(({ language }) => language.split(' of ')[0]));
  // The page of the quickstart, its hook for React and the script in Python have checks of their own.
  expect([...languages].sort()).toEqual(['floors', 'html', 'python', 'ts', 'ts no-twoslash']);
});

// Properties are tests of vitest, and run as such.
const ALONE = BLOCKS.filter(({ language, code }) => language === 'ts' && !code.includes("from 'vitest'"));

test.each(ALONE)('the block of $name runs', async ({ name, code }) => {
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.ts`);
  writeFileSync(file, code);
  await expect(import(/* @vite-ignore */ resolve(file))).resolves.toBeDefined();
});
