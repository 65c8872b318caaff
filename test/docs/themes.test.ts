import { expect, test, vi } from 'vitest';
import { LIGHT } from '../../src/entries/drawing.ts';
import { contrast } from '../kit/colours.ts';
import { blockOf, textOf } from '../kit/docs.ts';

const page = textOf('docs/themes.md');

test('the page on themes shows the example, whose colours have enough contrast', async () => {
  expect(page).toContain(blockOf('theme'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { SEPIA } = await import('../../docs/examples/theme.ts');
  const [[html] = []] = log.mock.calls;
  log.mockRestore();
  expect(html).toContain('--sm-paper: #f3e7d0');
  expect(html).toContain(`fill="${SEPIA.paint.panel}"`);
  for (const ground of ['paper', 'panel', 'slot', 'rock', 'enclave'] as const) {
    for (const ink of ['ink', 'faint'] as const) {
      expect(contrast(SEPIA.paint[ink], SEPIA.paint[ground])).toBeGreaterThanOrEqual(4.5);
    }
    for (const line of ['choice', 'chosen', 'last', 'warned'] as const) {
      expect(contrast(SEPIA.paint[line], SEPIA.paint[ground])).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the page names every role', () => {
  const roots = Object.keys(LIGHT.paint).map((role) =>
    role
      .replace(/^company-.*/, 'company-skymine')
      .replace(/^seat-\d$/, 'seat-0')
      .replace(/-(ink|line)$/, ''),
  );
  expect(roots.filter((role) => !page.includes(`\`${role}`))).toEqual([]);
});
