import { expect, test, vi } from 'vitest';
import * as drawing from '../../src/entries/drawing.ts';
import type { CreateGameOptions } from '../../src/entries/index.ts';
import { textOf as textInGame } from '../drawing/texts.ts';
import { blockOf, textOf } from '../kit/docs.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';

const page = textOf('docs/drawing.md');

test('the page on drawing shows the example, which runs', async () => {
  expect(page).toContain(blockOf('drawing'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('../../docs/examples/drawing.ts');
  const [[html] = []] = log.mock.calls;
  log.mockRestore();
  expect(html).toMatch(/data-choice="card:/);
  expect(html).toContain('--sm-paper');
});

test('the page names every export', () => {
  for (const name of Object.keys(drawing)) expect(page).toContain(`\`${name}`);
});

test('the page lists the class of every target', () => {
  const options = {
    board: 'belt',
    missions: true,
    menace: 'singularity',
    luna: { level: 2 },
    startingTokens: 'choose',
  };
  const states = [{ players: names(4) }, { players: names(2), ...options }].map((each) =>
    playRandomly({ seed: 'classes', ...each } as CreateGameOptions, 150),
  );
  const drawn = states
    .flatMap(({ start, end }) => [start, end])
    .map((state) => drawing.drawTable(state, { text: textInGame(state) }));
  const classes = drawn.flatMap((svg) =>
    [...svg.matchAll(/data-ref="[^"]*" class="([^" ]+)/g)].map(([, name]) => name),
  );
  const [, listed = ''] = /The group's first class is its kind: ([^.]*)\./s.exec(page) ?? [];
  expect(listed.match(/[a-z-]+/g)?.sort()).toEqual([...new Set(classes)].sort());
});
