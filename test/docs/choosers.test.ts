import { expect, test, vi } from 'vitest';
import * as queries from '../../src/entries/queries.ts';
import { textOf } from '../kit/docs.ts';

test('the example for choosers plays a whole game and prints each prompt, action and preview', async () => {
  const lines: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...line) => lines.push(line));
  await import('../../docs/examples/interface.ts');
  log.mockRestore();
  const printed = lines.map(([first]) => String(first));
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
