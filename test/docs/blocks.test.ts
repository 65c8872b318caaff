// Runs every TypeScript block of every page, and compares sample output with real output: comments beside `console.log`, and lines
// below a command. The build of the site checks the types of all blocks.
//
// `PROVE=1 npx vitest run test/docs/blocks.test.ts --update` writes the real output into the pages and examples.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';
import { IS_PROOF } from '../kit/soak.ts';
import { withCommandOutput } from './commands.ts';
import { hasSampleOutput, withRealOutput } from './printed.ts';

const PAGES = [
  'README.md',
  'SKILL.md',
  ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
];

const FENCED = /^```(.*)\n([\s\S]*?)^```$/gm;

const BLOCKS = PAGES.flatMap((page) =>
  [...textOf(page).matchAll(FENCED)].map(([, language = '', code = ''], index) => {
    return { name: `${page} ${index + 1}`, page, language, code };
  }),
);

// Inside the project, so that the blocks resolve the library like the tests.
const folder = mkdtempSync('test/docs/.blocks-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('all blocks use a known language', () => {
  const languages = new Set(BLOCKS.map(({ language }) => language.split(' of ')[0]));
  // The quickstart page, its React hook, the Python scripts and the test vectors have their own checks.
  expect([...languages].sort()).toEqual(['console', 'floors', 'html', 'json', 'python', 'ts', 'ts no-twoslash']);
});

const EXAMPLES = filesBelow('docs/examples')
  .map((file) => file.slice('docs/examples/'.length))
  .filter((file) => /^((recipes|stores)\/)?\w+\.ts$/.test(file))
  .map((file) => ({ file, code: textOf(`docs/examples/${file}`) }));
/** Examples shown on a page. A test of that page runs them. */
const SHOWN = EXAMPLES.filter(({ code }) => BLOCKS.some((block) => block.code === code));
const TESTS = readdirSync('test/docs').flatMap((file) => (file.endsWith('.ts') ? [textOf(`test/docs/${file}`)] : []));

test.each(SHOWN)('a test runs the example $file', ({ file }) => {
  expect(TESTS.some((text) => text.includes(`'../../docs/examples/${file}'`))).toBe(true);
});

const isShown = (code: string): boolean => SHOWN.some((shown) => shown.code === code);

/** Blocks with slow games. */
const LONG: readonly string[] = ['docs/arena.md 1', 'docs/bots.md 1', 'docs/bots.md 2'];
/** Blocks to run. Shown examples without sample output are left to their own tests. */
const TRIED = BLOCKS.filter(({ name, language, code }) => {
  if (language !== 'ts' || (isShown(code) && !hasSampleOutput(code))) return false;
  return IS_PROOF || !LONG.includes(name);
});

/** Blocks with their real output, by code, so that an example and the page that shows it run only once. */
const corrected = new Map<string, string>();

async function correct(code: string, name: string): Promise<string> {
  const known = corrected.get(code);
  if (known !== undefined) return known;
  const real = await withRealOutput(code, folder, name);
  corrected.set(code, real);
  return real;
}

test.each(TRIED)('the block of $name runs', async ({ name, code }) => {
  await expect(correct(code, name)).resolves.toBeDefined();
});

const SESSIONS = BLOCKS.filter(({ language }) => language === 'console');
const WITH_SAMPLES = PAGES.filter((page) =>
  [...TRIED.filter(({ code }) => hasSampleOutput(code)), ...SESSIONS].some((block) => block.page === page),
);

test.each(WITH_SAMPLES)('the sample output of %s is real', async (page) => {
  let text = textOf(page);
  for (const { name, code } of TRIED.filter((block) => block.page === page)) {
    const real = await correct(code, name);
    text = text.replace(code, () => real);
  }
  for (const { code } of SESSIONS.filter((block) => block.page === page))
    text = text.replace(code, () => withCommandOutput(code));
  await expect(text).toMatchFileSnapshot(`../../${page}`);
});

test.each(EXAMPLES.filter(({ code }) => hasSampleOutput(code)))(
  'the sample output of the example $file is real',
  async ({ file, code }) => {
    await expect(await correct(code, `docs/examples/${file}`)).toMatchFileSnapshot(`../../docs/examples/${file}`);
  },
);

test('a comment beside console.log is compared with its first output', async () => {
  const code = [
    'for (const coins of [2, 3]) console.log({ coins }); // { coins: 2 }',
    "console.log('Ana wins', 'with 90 coins'); // Ana … with 80 coins",
    "console.log('Ana wins', 'with 90 coins'); // Ana … coins",
    'if (Number.isNaN(1)) console.log(1); // 1',
    "const shown = [1].map((each) => console.log('a\\nb', each)); // the numbers",
    'console.log(shown.length);',
  ];
  const real = [...code];
  real[1] = "console.log('Ana wins', 'with 90 coins'); // Ana wins with 90 coins";
  real[3] = 'if (Number.isNaN(1)) console.log(1); // (nothing)';
  real[4] = "const shown = [1].map((each) => console.log('a\\nb', each)); // a b 1";
  expect(await withRealOutput(code.join('\n'), folder, 'an example')).toBe(real.join('\n'));
});

test('the lines below a command are compared with its output', () => {
  const session = '$ npx skymines play --players 1\na game\n$ npx skymines check nothing\nskymines: … nothing\n';
  expect(withCommandOutput(session)).toMatch(
    /^\$ npx skymines play --players 1\nskymines: (?!a game).+\n\$ npx skymines check nothing\nskymines: … nothing\n$/,
  );
});
