import { expect, test, vi } from 'vitest';
import { blockOf, textOf } from '../kit/docs.ts';

test('the README shows the quick start example', () => {
  expect(textOf('README.md')).toContain(blockOf('quickstart'));
});

test('the quick start example plays a whole game and prints a violation and the scores', async () => {
  const lines: unknown[][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...line) => lines.push(line));
  await import('../../docs/examples/quickstart.ts');
  log.mockRestore();
  expect(lines[0]?.[0]).toBe('SETUP-42');
  expect(lines[0]?.[1]).toMatch(/passing is not possible now\.$/);
  expect(lines[1]?.[0]).toHaveLength(3);
});

test('the README names the commands for a fresh clone', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  expect(textOf('README.md')).toContain('npm ci && npm run play');
  expect(textOf('README.md')).toContain('npm ci && npm test');
  expect(scripts).toMatchObject({ play: expect.any(String), test: expect.any(String) });
});

test('the page on components shows the example, which runs', async () => {
  expect(textOf('docs/components.md')).toContain(blockOf('box'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('../../docs/examples/box.ts');
  expect(log.mock.calls.flat().join()).toMatch(/^Ben must start /);
  log.mockRestore();
});
