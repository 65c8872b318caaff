// Every block of TypeScript of every page runs as it is pasted. The build of the site checks the types of all of them.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';
import { IS_PROOF } from '../kit/soak.ts';

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
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('pages have blocks of these languages only', () => {
  const languages = new Set(BLOCKS.map(({ language }) => language.split(' of ')[0]));
  // The page of the quickstart, its hook for React and the script in Python have checks of their own.
  expect([...languages].sort()).toEqual(['floors', 'html', 'python', 'ts', 'ts no-twoslash']);
});

const EXAMPLES = filesBelow('docs/examples')
  .map((file) => file.slice('docs/examples/'.length))
  .filter((file) => /^((recipes|stores)\/)?\w+\.ts$/.test(file));
/** Examples that a page shows: a test of that page runs them. */
const SHOWN = EXAMPLES.map((file) => ({ file, code: textOf(`docs/examples/${file}`) })).filter(({ code }) =>
  BLOCKS.some((block) => block.code === code),
);
const TESTS = readdirSync('test/docs').flatMap((file) => (file.endsWith('.ts') ? [textOf(`test/docs/${file}`)] : []));

test.each(SHOWN)('a test runs the example $file', ({ file }) => {
  expect(TESTS.some((text) => text.includes(`'../../docs/examples/${file}'`))).toBe(true);
});

const ALONE = BLOCKS.filter(({ language, code }) => language === 'ts' && !SHOWN.some((shown) => shown.code === code));

/** They play games between bots that think. */
const LONG: readonly string[] = ['README.md 3', 'docs/arena.md 1', 'docs/bots.md 1'];
const TRIED = ALONE.filter(({ name }) => IS_PROOF || !LONG.includes(name));

test.each(TRIED)('the block of $name runs', async ({ name, code }) => {
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.ts`);
  writeFileSync(file, code);
  await expect(import(/* @vite-ignore */ resolve(file))).resolves.toBeDefined();
});
