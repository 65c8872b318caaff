import { expect, test, vi } from 'vitest';
import { blockOf, textOf } from '../kit/docs.ts';

test('the page on positions shows the puzzle example', () => {
  expect(textOf('docs/positions.md')).toContain(blockOf('position'));
});

test('the puzzle prints its only best action', async () => {
  const lines: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...line) => lines.push(line));
  await import('../../docs/examples/position.ts');
  log.mockRestore();
  const action = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 2 };
  expect(lines).toEqual([['Which action brings Ana', 18, 'points?', action]]);
});
