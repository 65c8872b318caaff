import { expect, test, vi } from 'vitest';
import { blockOf, textOf } from '../kit/docs.ts';
import { proofTest } from '../kit/proofTest.ts';

test('the page on campaigns shows the example, which runs', () => {
  expect(textOf('docs/campaign.md')).toContain(blockOf('campaign'));
});

proofTest('the example plays four chapters to the end, and says what came of each', async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...line) => lines.push(line.join(' ')));
  await import('../../docs/examples/campaign.ts');
  log.mockRestore();
  const chapters = lines.filter((line) => /^Chapter \d of 4: .+ \(Luna level \d\)$/.test(line));
  expect([...new Set(chapters.map((line) => line.slice(0, 9)))]).toEqual([1, 2, 3, 4].map((each) => `Chapter ${each}`));
  expect(
    lines.filter((line) => /^Luna continues at level \d( and gets [12] success points?)?$/.test(line)),
  ).toHaveLength(4);
  expect(lines.filter((line) => /^(Ana|Ben|Luna): .+ \(rank \d of 5\)$/.test(line))).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/ the campaign with \d+ success points/);
});
