import { expect, test, vi } from 'vitest';
import { blockOf, textOf } from '../kit/docs.ts';

test('the page on text shows the example of a new language, which runs', async () => {
  expect(textOf('docs/text.md')).toContain(blockOf('language'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('../../docs/examples/language.ts');
  const lines = log.mock.calls.map((line) => line.join(' '));
  log.mockRestore();
  expect(lines).toEqual([
    '2 munten',
    expect.stringMatching(/^Je startfiche vraagt drie kaarten: .*; je koos er 2\.$/),
    expect.stringMatching(/^[1-9]\d\d texts are still English$/),
  ]);
});
