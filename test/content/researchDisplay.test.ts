import { describe, expect, test } from 'vitest';
import { RESEARCH_DISPLAY } from '../../src/content/plans.ts';

const where = (supplement: boolean): readonly number[] =>
  RESEARCH_DISPLAY.flatMap((space, index) => (space.supplement === supplement ? [index] : []));

describe('research display: known facts', () => {
  test('CF-SETUP-11: 12 lettered spaces', () => {
    expect(RESEARCH_DISPLAY).toHaveLength(12);
  });

  test('three rows of four: A, B, C', () => {
    expect(RESEARCH_DISPLAY.map((space) => space.letter).join('')).toBe('AAAABBBBCCCC');
  });

  test('CF-RP-2: exactly three spaces feed from the supplement space', () => {
    expect(where(true)).toHaveLength(3);
    expect(where(false)).toHaveLength(9);
  });

  test('RP-11: these are the first column, one of each letter', () => {
    expect(where(true)).toEqual([0, 4, 8]);
  });
});
