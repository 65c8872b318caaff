import { expect, test, vi } from 'vitest';
import { blockOf, textOf } from '../kit/docs.ts';

test('the bot of the page on bots is the example, and plays a whole game', async () => {
  expect(textOf('docs/bots.md')).toContain(blockOf('bot'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('../../docs/examples/bot.ts');
  expect(log.mock.calls).toEqual([[[expect.any(Number), expect.any(Number)]]]);
  log.mockRestore();
});
