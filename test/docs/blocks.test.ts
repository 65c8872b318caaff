// Every block of TypeScript of every page runs as it is pasted, and prints what the comments beside `console.log` say. Commands of the library
// print what stands below them. The build of the site checks the types of all blocks.
//
// `npx vitest run test/docs/blocks.test.ts --update` writes into the pages and examples what is printed now.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';
import { IS_PROOF } from '../kit/soak.ts';
import { withOutput } from './commands.ts';
import { saysWhatItPrints, withWhatItPrints } from './printed.ts';

const PAGES = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];

const FENCED = /^```(.*)\n([\s\S]*?)^```$/gm;

const BLOCKS = PAGES.flatMap((page) =>
  [...textOf(page).matchAll(FENCED)].map(([, language = '', code = ''], index) => {
    return { name: `${page} ${index + 1}`, page, language, code };
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
  expect([...languages].sort()).toEqual(['console', 'floors', 'html', 'python', 'ts', 'ts no-twoslash']);
});

const EXAMPLES = filesBelow('docs/examples')
  .map((file) => file.slice('docs/examples/'.length))
  .filter((file) => /^((recipes|stores)\/)?\w+\.ts$/.test(file))
  .map((file) => ({ file, code: textOf(`docs/examples/${file}`) }));
/** Examples that a page shows: a test of that page runs them. */
const SHOWN = EXAMPLES.filter(({ code }) => BLOCKS.some((block) => block.code === code));
const TESTS = readdirSync('test/docs').flatMap((file) => (file.endsWith('.ts') ? [textOf(`test/docs/${file}`)] : []));

test.each(SHOWN)('a test runs the example $file', ({ file }) => {
  expect(TESTS.some((text) => text.includes(`'../../docs/examples/${file}'`))).toBe(true);
});

const isShown = (code: string): boolean => SHOWN.some((shown) => shown.code === code);

/** They play games between bots that think. */
const LONG: readonly string[] = ['README.md 3', 'docs/arena.md 1', 'docs/bots.md 1'];
/** Examples that have nothing to compare are run by their own tests. */
const TRIED = BLOCKS.filter(({ name, language, code }) => {
  if (language !== 'ts' || (isShown(code) && !saysWhatItPrints(code))) return false;
  return IS_PROOF || !LONG.includes(name);
});

/** Each block as it should stand, by its code: an example and the page that shows it run once. */
const checked = new Map<string, string>();

async function check(code: string, name: string): Promise<string> {
  const known = checked.get(code);
  if (known !== undefined) return known;
  const said = await withWhatItPrints(code, folder, name);
  checked.set(code, said);
  return said;
}

test.each(TRIED)('the block of $name runs', async ({ name, code }) => {
  await expect(check(code, name)).resolves.toBeDefined();
});

const SESSIONS = BLOCKS.filter(({ language }) => language === 'console');
const SAYING = PAGES.filter((page) =>
  [...TRIED.filter(({ code }) => saysWhatItPrints(code)), ...SESSIONS].some((block) => block.page === page),
);

test.each(SAYING)('the comments and sample output of %s are what is printed', async (page) => {
  let text = textOf(page);
  for (const { name, code } of TRIED.filter((block) => block.page === page)) {
    const said = await check(code, name);
    text = text.replace(code, () => said);
  }
  for (const { code } of SESSIONS.filter((block) => block.page === page))
    text = text.replace(code, () => withOutput(code));
  await expect(text).toMatchFileSnapshot(`../../${page}`);
});

test.each(EXAMPLES.filter(({ code }) => saysWhatItPrints(code)))(
  'the comments of the example $file are what is printed',
  async ({ file, code }) => {
    await expect(await check(code, `docs/examples/${file}`)).toMatchFileSnapshot(`../../docs/examples/${file}`);
  },
);

test('a comment beside console.log is compared with what is printed', async () => {
  const code = [
    'for (const coins of [2, 3]) console.log({ coins }); // { coins: 2 }',
    "console.log('Ana wins', 'with 90 coins'); // Ana … with 80 coins",
    "console.log('Ana wins', 'with 90 coins'); // Ana … coins",
    'if (Number.isNaN(1)) console.log(1); // 1',
    "const shown = [1].map((each) => console.log('a\\nb', each)); // the numbers",
    'console.log(shown.length);',
  ];
  const said = [...code];
  said[1] = "console.log('Ana wins', 'with 90 coins'); // Ana wins with 90 coins";
  said[3] = 'if (Number.isNaN(1)) console.log(1); // (nothing)';
  said[4] = "const shown = [1].map((each) => console.log('a\\nb', each)); // a b 1";
  expect(await withWhatItPrints(code.join('\n'), folder, 'an example')).toBe(said.join('\n'));
});

test('sample output is compared with what a command prints', () => {
  const session = '$ npx skymines play --players 1\na game\n$ npx skymines check nothing\nskymines: … nothing\n';
  expect(withOutput(session)).toMatch(
    /^\$ npx skymines play --players 1\nskymines: (?!a game).+\n\$ npx skymines check nothing\nskymines: … nothing\n$/,
  );
});
