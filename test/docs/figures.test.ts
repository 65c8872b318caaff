import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';

// A figure on a page is one that something holds or measures.

const LIMITS: readonly { readonly name: string; readonly limit: string }[] = JSON.parse(textOf('package.json'))[
  'size-limit'
];

test.each([
  ['docs/quickstart.md', /at most (\d+) kB after compression/, 'the file for pages without a bundler'],
  [
    'docs/performance.md',
    /`reduce` and `score` \| (\d+) \|/,
    'createGame, legalActions, reduce and score with all they need',
  ],
  ['docs/performance.md', /everything from `skymines-rules` \| (\d+) \|/, 'everything of the root'],
  ['docs/performance.md', /`hashState` \| (\d+) \|/, 'hashState'],
  [
    'docs/performance.md',
    /all values of a position .* \| (\d+) \|/,
    'all figures of the queries, with the default components',
  ],
  [
    'docs/performance.md',
    /`createText` with English \| (\d+) \|/,
    'createText in English, with the default components',
  ],
  ['docs/performance.md', /`drawTable` \| (\d+) \|/, 'drawTable of the drawings'],
  ['docs/performance.md', /without-a-bundler\) \| (\d+) \|/, 'the file for pages without a bundler'],
])('%s names the size at which a check fails: %s', (page, pattern, name) => {
  const limit = LIMITS.find((each) => each.name === name)?.limit ?? '';
  expect(pattern.exec(textOf(page))?.[1]).toBe(`${Math.ceil(Number.parseFloat(limit))}`);
});

test('the figures of the README are those of the page on speed', () => {
  const [readme, page] = [textOf('README.md'), textOf('docs/performance.md')];
  const row = (name: string): number[] => {
    const cells =
      page
        .split('\n')
        .find((line) => line.startsWith(`| ${name} `))
        ?.split('|') ?? [];
    return cells.flatMap((cell) => (/^ *[\d.,]+ *$/.test(cell) ? [Number(cell.replaceAll(',', ''))] : []));
  };
  const span = (name: string): string =>
    `${Math.floor(Math.min(...row(name)))} to ${Math.ceil(Math.max(...row(name)))} us`;
  expect(readme).toContain(`takes ${span('`legalActions`')} on average`);
  const [, least, most] = /its check (\d+) to (\d+) us/.exec(readme) ?? [];
  expect([Number(least), Number(most)]).toEqual([Math.min, Math.max].map((end) => Math.round(end(...row('`reduce`')))));
  const games = row('4 people').at(-1) ?? 0;
  expect(readme).toContain(`about ${Math.floor(games / 100) * 100} random games of four people per second`);
});
