import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutClones } from '../../docs/.vitepress/withoutClones.ts';
import { filesBelow, textOf } from '../kit/docs.ts';

// Facts that several pages state or link, and what pages for users leave out.

const PAGES = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];
/** Pages about the repository itself. */
const OF_THE_PROJECT = ['docs/architecture.md', 'docs/testing.md'];
const READMES = filesBelow('docs/examples').filter((file) => file.endsWith('README.md'));

/** A page as the site shows it. */
const shown = (page: string): string => withoutClones(textOf(page)).replaceAll(/<!--(?!@)[\s\S]*?-->/g, '');

const linesOf = (pages: readonly string[], pattern: RegExp): string[] =>
  pages.flatMap((page) => (shown(page).match(pattern) ?? []).map((found) => `${page}: ${found}`));

test('every page names the versions of Node that the package supports', () => {
  const { engines } = JSON.parse(textOf('package.json'));
  const [, from = '', again = ''] = /^\^([\d.]+)\.0 \|\| >=([\d.]+)\.0$/.exec(engines.node) ?? [];
  const pages = [...PAGES, ...READMES, 'CONTRIBUTING.md', 'CHANGELOG.md'];
  const named = pages.flatMap((page) => textOf(page).match(/Node \d[\d.]*.{0,20}?(newer|later)/gs) ?? []);
  expect(new Set(named)).toEqual(new Set([`Node ${from}, or ${again} and newer`]));
});

test('the examples support the same versions of Node', () => {
  const enginesOf = (path: string): unknown => JSON.parse(textOf(path)).engines.node;
  for (const name of ['arena', 'boardgameio', 'host']) {
    expect(enginesOf(`docs/examples/${name}/package.json`)).toBe(enginesOf('package.json'));
  }
});

test('pages of the site do not ask for a clone', () => {
  const pages = PAGES.filter((page) => !OF_THE_PROJECT.includes(page));
  expect(linesOf(pages, /.*(\bclone\b|docs:dev).*/g)).toEqual([]);
  expect(textOf('README.md')).toContain('npm run docs:dev');
});

test('pages for users do not say how they are written and tested', () => {
  const pages = PAGES.filter((page) => !OF_THE_PROJECT.includes(page));
  expect(
    linesOf(
      pages,
      /.*(runs? in the tests|npm run (bench|balance|train|docs:)|[Ii]n the tests|writes this page|Written by `).*/g,
    ),
  ).toEqual([]);
});

test('the size of a state is the one in the table of sizes', () => {
  const rows = [
    ...textOf('docs/performance.md').matchAll(/^\| .*(?:players|and Luna).* \| +(\d\.\d) \| +(\d\.\d) \|$/gm),
  ];
  const [means, most] = [1, 2].map((column) => rows.map((row) => Number(row[column])));
  const [from, to] = [Math.floor(Math.min(...(means ?? []))), Math.ceil(Math.max(...(most ?? [])))];
  expect(textOf('README.md')).toContain(`[${from} to ${to} kB of JSON](docs/performance.md#state-size)`);
  expect(linesOf(PAGES, /few kilobytes|\d KB of JSON/g)).toEqual([]);
});

test.each([
  [
    'that a record proves a game and a save does not',
    /record proves|proves that a (game|campaign) was played/g,
    'docs/hosting.md',
  ],
  ['the cost of a preview', /.*`preview` takes.*/g, 'docs/performance.md'],
  ['why a browser needs a bundler', /.*is CommonJS.*/g, 'docs/quickstart.md'],
  ['who starts the turn of Luna', /.*(by herself|[Ll]una.*does not (run|take).*by itself).*/g, 'docs/modules.md'],
  ['that a seed can be guessed', /.*(guess(es)? the seed|`Date\.now\(\)`).*/g, 'docs/hosting.md'],
])('one page says %s', (_, pattern, page) => {
  const pages = linesOf(PAGES, pattern).map((line) => line.slice(0, line.indexOf(':')));
  expect([...new Set(pages)].filter((each) => each !== page)).toEqual([]);
});

test('the first list of a version in the changelog has at most 12 entries', () => {
  const [, ...versions] = textOf('CHANGELOG.md').split(/^## /m);
  const entries = versions.map((version) => version.split(/^### /m)[0]?.match(/^- /gm)?.length ?? 0);
  expect(entries.filter((count) => count > 12)).toEqual([]);
});
