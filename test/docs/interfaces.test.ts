import { expect, test, vi } from 'vitest';
import * as queries from '../../src/entries/queries.ts';
import { blockOf, textOf } from '../kit/docs.ts';

test('the example of the page on interfaces is the one that runs', () => {
  expect(textOf('docs/interfaces.md')).toContain(blockOf('interface'));
});

test('the example plays a whole game by choices, and says what is asked, done and certain to happen', async () => {
  const lines: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...line) => lines.push(line));
  await import('../../docs/examples/interface.ts');
  log.mockRestore();
  const told = lines.map(([first]) => String(first));
  const prompts = told.filter((line) => / must .*\.$/.test(line));
  expect(prompts.length).toBeGreaterThan(100);
  expect(told.length).toBeGreaterThan(2 * prompts.length);
  expect(told).toContain('Ana must take an action: use cards, place a bonus marker or pass.');
  expect(told.some((line) => /^Use carbon \d$/.test(line))).toBe(true);
  expect(told.some((line) => /^uses carbon \d \(\d units?\)/.test(line))).toBe(true);
});

test('the page names every function', () => {
  const page = textOf('docs/interfaces.md');
  for (const name of Object.keys(queries)) if (name !== 'REF_KINDS') expect(page).toContain(`\`${name}`);
});
