import { expect, test } from 'vitest';
import { shortened, widthOf, wrap, wrapWithin } from '../../src/drawing/layout.ts';

test('breaks lines between words', () => {
  expect(wrap('aa bb cc dd', 5)).toEqual(['aa bb', 'cc dd']);
  expect(wrap('longer than that', 4)).toEqual(['longer', 'than', 'that']);
});

test('breaks a long word only after its hyphens', () => {
  expect(wrap('das +1-Rohstoff-Plättchen', 14)).toEqual(['das', '+1-Rohstoff-', 'Plättchen']);
  expect(wrap('ein A-Plan', 8)).toEqual(['ein', 'A-Plan']);
});

test('keeps lines within the available width', () => {
  const lines = wrapWithin('as many words as fit into lines of this width', 90, 10);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(widthOf(line, 10)).toBeLessThanOrEqual(90);
});

test('shortens a name only if it is too wide', () => {
  expect(shortened('Space Pirates', 200, 10)).toBe('Space Pirates');
  expect(shortened('Space Pirates', 60, 10)).toBe('Space Pir.');
  expect(shortened('Space Pirates', 42, 10)).toBe('Space.');
});
