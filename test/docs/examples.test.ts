import { expect, test } from 'vitest';
// Registers the tests of the example in this file.
import '../../docs/examples/properties.ts';
import { DE } from '../../docs/play/words/de.ts';
import { EN } from '../../docs/play/words/en.ts';
import { FR } from '../../docs/play/words/fr.ts';
import { BOT_LEVELS } from '../../src/entries/bots.ts';
import * as drawing from '../../src/entries/drawing.ts';
import type { CreateGameOptions } from '../../src/entries/index.ts';
import * as queries from '../../src/entries/queries.ts';
import { textOf as textInGame } from '../drawing/texts.ts';
import { contrast } from '../kit/colours.ts';
import { blockOf, printedBy, textOf } from '../kit/docs.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { proofTest } from '../kit/proofTest.ts';

// Runs the examples of pages, and checks that these pages name everything that they describe.

test.each([
  ['README.md', 'quickstart'],
  ['docs/bots.md', 'bot'],
  ['docs/campaign.md', 'campaign'],
  ['docs/components.md', 'box'],
  ['docs/drawing.md', 'drawing'],
  ['docs/positions.md', 'position'],
  ['docs/server.md', 'hosting'],
  ['docs/testing.md', 'properties'],
  ['docs/text.md', 'language'],
  ['docs/themes.md', 'theme'],
])('%s shows the example %s', (page, example) => {
  expect(textOf(page)).toContain(blockOf(example));
});

test('the quick start example plays a whole game and prints a violation and the scores', async () => {
  const [[rule, message] = [], [scores] = []] = await printedBy(() => import('../../docs/examples/quickstart.ts'));
  expect([rule, message]).toEqual(['SETUP-42', expect.stringMatching(/passing is not possible now\.$/)]);
  expect(scores).toHaveLength(3);
});

test('the README names the commands for a fresh clone', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  expect(textOf('README.md')).toContain('npm ci && npm run play');
  expect(textOf('README.md')).toContain('npm ci && npm test');
  expect(scripts).toMatchObject({ play: expect.any(String), test: expect.any(String) });
});

test('the example of the page on components prints a violation', async () => {
  expect((await printedBy(() => import('../../docs/examples/box.ts'))).flat().join()).toMatch(/^Ben must start /);
});

test('the example bot plays a whole game', async () => {
  const lines = await printedBy(() => import('../../docs/examples/bot.ts'));
  expect(lines).toEqual([[[expect.any(Number), expect.any(Number)]]]);
});

test('the pages, the command line and the Play page use the names of the levels of bots', () => {
  const page = textOf('docs/bots.md');
  const named = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \|$/gm)].map(([, level]) => level);
  expect(named.slice(0, BOT_LEVELS.length)).toEqual(BOT_LEVELS);
  expect(Object.entries(EN.setup.bot)).toEqual(BOT_LEVELS.map((level) => [level, `Bot (${level})`]));
  expect(textOf('docs/recipes.md')).toContain('compares the four levels');
  for (const { setup } of [DE, FR]) expect(Object.keys(setup.bot)).toEqual(BOT_LEVELS);
  const listed =
    /## Levels\n([\s\S]*?)\n## /.exec(page)?.[1]?.match(/`(?!loadBot|greedyBot|chooseGreedily)\w+`/g) ?? [];
  expect(listed.filter((name) => !BOT_LEVELS.some((level) => name === `\`${level}\``))).toEqual([]);
});

proofTest('the campaign example plays four chapters to the end, and prints the result of each', async () => {
  const printed = await printedBy(() => import('../../docs/examples/campaign.ts'));
  const lines = printed.map((line) => line.join(' '));
  const matching = (pattern: RegExp): readonly string[] => lines.filter((line) => pattern.test(line));
  const chapters = matching(/^Chapter \d of 4: .+ \(Luna level \d\)$/).map((line) => line.slice(0, 9));
  expect([...new Set(chapters)]).toEqual([1, 2, 3, 4].map((each) => `Chapter ${each}`));
  expect(matching(/^Luna continues at level \d( and gets [12] success points?)?$/)).toHaveLength(4);
  expect(matching(/^(Ana|Ben|Luna): .+ \(rank \d of 5\)$/)).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/ the campaign with \d+ success points/);
});

test('the example for choosers plays a whole game and prints each prompt, action and preview', async () => {
  const printed = (await printedBy(() => import('../../docs/examples/interface.ts'))).map(([first]) => String(first));
  const prompts = printed.filter((line) => /^(Ana|Ben) (must|may) .*\.$/.test(line));
  expect(prompts.length).toBeGreaterThan(100);
  expect(printed.length).toBeGreaterThan(2 * prompts.length);
  expect(printed.some((line) => /^Use carbon \d$/.test(line))).toBe(true);
  expect(printed.some((line) => /^uses carbon \d \(\d units?\)/.test(line))).toBe(true);
});

test('the pages on choosers and queries name every function', () => {
  const pages = textOf('docs/choosers.md') + textOf('docs/queries.md');
  for (const name of Object.keys(queries)) if (name !== 'REF_KINDS') expect(pages).toContain(`\`${name}`);
});

test('the puzzle prints its only best action', async () => {
  const action = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 2 };
  const lines = await printedBy(() => import('../../docs/examples/position.ts'));
  expect(lines).toEqual([['Which action brings Ana', 18, 'points?', action]]);
});

test('the example of a new language prints its texts', async () => {
  const lines = await printedBy(() => import('../../docs/examples/language.ts'));
  expect(lines.map((line) => line.join(' '))).toEqual([
    '2 munten',
    expect.stringMatching(/^Je startfiche vraagt drie kaarten: .*; je koos er 2\.$/),
    expect.stringMatching(/^[1-9]\d\d texts are still English$/),
  ]);
});

test('the example of the page on drawing prints a table with choices', async () => {
  const [[html] = []] = await printedBy(() => import('../../docs/examples/drawing.ts'));
  expect(html).toMatch(/data-choice="card:/);
  expect(html).toContain('--sm-paper');
});

test('the page on drawing names every export', () => {
  for (const name of Object.keys(drawing)) expect(textOf('docs/drawing.md')).toContain(`\`${name}`);
});

test('the page on drawing lists the class of every target', () => {
  const modules = { board: 'belt', missions: true, menace: 'singularity', luna: { level: 2 } };
  const drawn = [{ players: names(4) }, { players: names(2), startingTokens: 'choose', ...modules }].flatMap((each) => {
    const { start, end } = playRandomly({ seed: 'classes', ...each } as CreateGameOptions, 150);
    return [start, end].map((state) => drawing.drawTable(state, { text: textInGame(state) }));
  });
  const classes = drawn.flatMap((svg) =>
    [...svg.matchAll(/data-ref="[^"]*" class="([^" ]+)/g)].map(([, name]) => name),
  );
  const [, listed = ''] = /The group's first class is its kind: ([^.]*)\./s.exec(textOf('docs/drawing.md')) ?? [];
  expect(listed.match(/[a-z-]+/g)?.sort()).toEqual([...new Set(classes)].sort());
});

test('the example theme has enough contrast', async () => {
  const [[html] = []] = await printedBy(() => import('../../docs/examples/theme.ts'));
  const { SEPIA } = await import('../../docs/examples/theme.ts');
  expect(html).toContain('--sm-paper: #f3e7d0');
  expect(html).toContain(`fill="${SEPIA.paint.panel}"`);
  for (const ground of ['paper', 'panel', 'slot', 'rock', 'enclave'] as const) {
    for (const ink of ['ink', 'faint'] as const)
      expect(contrast(SEPIA.paint[ink], SEPIA.paint[ground])).toBeGreaterThanOrEqual(4.5);
    for (const line of ['choice', 'chosen', 'last', 'warned'] as const)
      expect(contrast(SEPIA.paint[line], SEPIA.paint[ground])).toBeGreaterThanOrEqual(3);
  }
});

test('the page on themes names every role', () => {
  const roots = Object.keys(drawing.LIGHT.paint).map((role) =>
    role
      .replace(/^company-.*/, 'company-skymine')
      .replace(/^seat-\d$/, 'seat-0')
      .replace(/-(ink|line)$/, ''),
  );
  expect(roots.filter((role) => !textOf('docs/themes.md').includes(`\`${role}`))).toEqual([]);
});
