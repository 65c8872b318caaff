import { expect, test, vi } from 'vitest';
import * as drawing from '../../src/drawing.ts';
import { blockOf, textOf } from '../kit/docs.ts';

const page = textOf('docs/drawing.md');

test('the example of the page on drawing is the one that runs', async () => {
  expect(page).toContain(blockOf('drawing'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import('../../docs/examples/drawing.ts');
  const [[html] = []] = log.mock.calls;
  log.mockRestore();
  expect(html).toMatch(/data-choice="card:/);
  expect(html).toContain('--sm-paper');
});

test('the page names everything that is exported', () => {
  for (const name of Object.keys(drawing)) expect(page).toContain(`\`${name}`);
});
