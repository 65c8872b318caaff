import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from '../kit/docs.ts';

// Checks facts stated on several pages, and that pages for users contain no project internals.

const PAGES = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];
/** Pages about the repository itself. */
const PROJECT_PAGES = ['docs/architecture.md', 'docs/testing.md'];
const READMES = filesBelow('docs/examples').filter((file) => file.endsWith('README.md'));

/** Returns a page without HTML comments. */
const shown = (page: string): string => textOf(page).replaceAll(/<!--(?!@)[\s\S]*?-->/g, '');

const linesOf = (pages: readonly string[], pattern: RegExp): string[] =>
  pages.flatMap((page) => (shown(page).match(pattern) ?? []).map((found) => `${page}: ${found}`));

test('all pages name the same supported Node versions', () => {
  const { engines } = JSON.parse(textOf('package.json'));
  const [, from = '', again = ''] = /^\^([\d.]+)\.0 \|\| >=([\d.]+)\.0$/.exec(engines.node) ?? [];
  const pages = [...PAGES, ...READMES, 'CONTRIBUTING.md', 'CHANGELOG.md'];
  const named = pages.flatMap((page) => textOf(page).match(/Node \d[\d.]*.{0,20}?(newer|later)/gs) ?? []);
  expect(new Set(named)).toEqual(new Set([`Node ${from}, or ${again} and newer`]));
});

test('the examples support the same Node versions as the package', () => {
  const enginesOf = (path: string): unknown => JSON.parse(textOf(path)).engines.node;
  for (const name of ['arena', 'boardgameio', 'frameworks', 'host'])
    expect(enginesOf(`docs/examples/${name}/package.json`)).toBe(enginesOf('package.json'));
});

test('pages of the site do not require a clone', () => {
  const pages = PAGES.filter((page) => page !== 'README.md' && !PROJECT_PAGES.includes(page));
  expect(linesOf(pages, /.*(\bclone\b|docs:dev).*/g)).toEqual([]);
  expect(textOf('CONTRIBUTING.md')).toContain('npm run docs:dev');
});

test('pages for users do not mention how they are generated or tested', () => {
  const pages = PAGES.filter((page) => !PROJECT_PAGES.includes(page));
  expect(
    linesOf(
      pages,
      /.*(runs? in the tests|npm run (bench|balance|train|docs:)|[Ii]n the tests|writes this page|Written by `).*/g,
    ),
  ).toEqual([]);
});

test('the page on state gives the state size from the table on performance', () => {
  const rows = [
    ...textOf('docs/performance.md').matchAll(/^\| .*(?:players|and Luna).* \| +(\d\.\d) \| +(\d\.\d) \|$/gm),
  ];
  const [means, most] = [1, 2].map((column) => rows.map((row) => Number(row[column])));
  const [from, to] = [Math.floor(Math.min(...(means ?? []))), Math.ceil(Math.max(...(most ?? [])))];
  expect(textOf('docs/state.md')).toContain(`${from} to ${to} kB of JSON`);
  expect(linesOf(PAGES, /few kilobytes|\d KB of JSON/g)).toEqual([]);
});

test.each([
  [
    'that a record proves a game but a save does not',
    /record proves|proves that a (game|campaign) was played/g,
    'docs/saving.md',
  ],
  ['the cost of a preview', /.*[Pp]review.*(takes|`reduce`s).*/g, 'docs/performance.md'],
  ['why a browser needs a bundler', /.*is CommonJS.*/g, 'docs/quickstart.md'],
  ["how Luna's turn is started", /.*(by herself|[Ll]una.*does not (run|take|start).*by itself).*/g, 'docs/modules.md'],
  ['that a seed can be guessed', /.*(guess(es)? the seed|`Date\.now\(\)`).*/g, 'docs/server.md'],
])('only one page explains %s', (_, pattern, page) => {
  const pages = linesOf(PAGES, pattern).map((line) => line.slice(0, line.indexOf(':')));
  expect([...new Set(pages)].filter((each) => each !== page)).toEqual([]);
});

test('the changelog has at most 12 entries per version', () => {
  const [, ...versions] = textOf('CHANGELOG.md').split(/^## /m);
  const entries = versions.map((version) => version.split('### Recent changes')[0]?.match(/^- /gm)?.length ?? 0);
  expect(entries.filter((count) => count > 12)).toEqual([]);
});

test('EXP-2, RES-2, SCI-2, FSC-1: How to play states how many cards each action uses', () => {
  const page = textOf('docs/how-to-play.md').replaceAll(/\s+/g, ' ');
  expect(page).toContain('An energy action uses *all* your face-up energy cards.');
  expect(page).toContain('A resource action uses as many face-up cards of one resource as you like');
  expect(page).toContain('A scientist or field scientist action uses one card.');
});

test('pages for players state the limits of undo and of the coach', () => {
  const claims = linesOf(['docs/index.md', 'docs/how-to-play.md'], /.*([Uu]ndo|misclick|wrong click).*/g);
  expect(claims).toHaveLength(2);
  expect(claims.filter((line) => !line.includes('reveal'))).toEqual([]);
  expect(textOf('docs/how-to-play.md')).toContain('its coach explains your first two rounds');
});

test('measurements of earlier servers are in their own section', () => {
  const [, before = ''] =
    /^([\s\S]*?)^## Earlier measurements$/m.exec(textOf('docs/examples/host/test/measurements.md')) ?? [];
  expect(before).toContain('900 moves');
  expect(before).not.toMatch(/prototype|replace/);
});

test('only the generated API pages are called a reference', () => {
  const links = ['docs/.vitepress/config.ts', 'docs/.vitepress/sidebar.ts', 'docs/index.md'].flatMap(
    (file) => textOf(file).match(/.*[Rr]eference.*\/(api|exports).*|.*\/(api|exports).*[Rr]eference.*/g) ?? [],
  );
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((line) => !/API reference.*\/api\/|\/api\/.*API reference/.test(line))).toEqual([]);
});
