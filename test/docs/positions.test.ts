import { expect, test, vi } from 'vitest';
import { blockOf, textOf } from '../kit/docs.ts';

test('the puzzle of the page on positions is the one that runs', () => {
  expect(textOf('docs/positions.md')).toContain(blockOf('position'));
});

test('the puzzle has one best action, and prints it', async () => {
  const lines: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...line) => lines.push(line));
  await import('../../docs/examples/position.ts');
  log.mockRestore();
  const action = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 2 };
  expect(lines).toEqual([['Which action brings Ana', 18, 'points?', action]]);
});
