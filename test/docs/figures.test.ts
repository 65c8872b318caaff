import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';

// Checks that sizes and speeds on pages match the configured limits and measurements.

const LIMITS: readonly { readonly name: string; readonly limit: string }[] = JSON.parse(textOf('package.json'))[
  'size-limit'
];

const REDUCE = 'createGame, legalActions, reduce and score with all they need';

test.each([
  ['README.md', /at most (\d+) kB to a bundle/, REDUCE],
  ['quickstart.md', /at most (\d+) kB after compression/, 'the file for pages without a bundler'],
  ['performance.md', /`reduce` and `score` \| (\d+) \|/, REDUCE],
  ['performance.md', /everything from `skymines-rules` \| (\d+) \|/, 'everything of the root'],
  ['performance.md', /`hashState` \| (\d+) \|/, 'hashState'],
  ['performance.md', /values of a position .* \| (\d+) \|/, 'all figures of the queries, with the default components'],
  ['performance.md', /`createText` with English \| (\d+) \|/, 'createText in English, with the default components'],
  ['performance.md', /`drawTable` \| (\d+) \|/, 'drawTable of the drawings'],
  ['performance.md', /without-a-bundler\) \| (\d+) \|/, 'the file for pages without a bundler'],
])('%s states the size limit that is checked: %s', (page, pattern, name) => {
  const limit = LIMITS.find((each) => each.name === name)?.limit ?? '';
  const text = textOf(page === 'README.md' ? page : `docs/${page}`);
  expect(pattern.exec(text)?.[1]).toBe(`${Math.ceil(Number.parseFloat(limit))}`);
});

test('the README states the speed of random games from the page on performance', () => {
  const [readme, page] = [textOf('README.md'), textOf('docs/performance.md')];
  const row = (name: string): number[] => {
    const cells =
      page
        .split('\n')
        .find((line) => line.startsWith(`| ${name} `))
        ?.split('|') ?? [];
    return cells.flatMap((cell) => (/^ *[\d.,]+ *$/.test(cell) ? [Number(cell.replaceAll(',', ''))] : []));
  };
  const games = row('4 players').at(-1) ?? 0;
  expect(readme).toContain(`about ${Math.floor(games / 100) * 100} random four-player games per second`);
});
