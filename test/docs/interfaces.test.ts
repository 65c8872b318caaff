import { expect, test, vi } from 'vitest';
import * as queries from '../../src/queries.ts';
import { blockOf, textOf } from '../kit/docs.ts';

test('the example of the page on interfaces is the one that runs', () => {
  expect(textOf('docs/interfaces.md')).toContain(blockOf('interface'));
});

test('the example plays a whole game by choices, and foretells every action', async () => {
  const lines: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...line) => lines.push(line));
  await import('../../docs/examples/interface.ts');
  log.mockRestore();
  const paths = lines.filter(([first]) => typeof first === 'string');
  expect(paths.length).toBeGreaterThan(100);
  expect(lines).toHaveLength(2 * paths.length);
  expect(paths.flat().some((path) => /^useResources > card:/.test(String(path)))).toBe(true);
});

test('the page names every function', () => {
  const page = textOf('docs/interfaces.md');
  for (const name of Object.keys(queries)) if (name !== 'REF_KINDS') expect(page).toContain(`\`${name}`);
});
