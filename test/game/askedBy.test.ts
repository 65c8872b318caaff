import { describe, expect, test } from 'vitest';
import { askedBy } from '../../src/game/askedBy.ts';
import type { Frame } from '../../src/game/model/frames.ts';

const ruleOf = (frame: Frame) => askedBy({ stack: [frame] });

describe('the rule by which a decision is asked', () => {
  test('EXP-18 BELT-20 where an ousted outpost returns is asked by the board it was on', () => {
    const ousting = { kind: 'ousting', seat: 0, outpost: 'tawac' } as const;
    expect(ruleOf({ ...ousting, sector: 5 })).toBe('EXP-18');
    expect(ruleOf({ ...ousting, asteroid: 4, space: 1 })).toBe('BELT-20');
  });

  test('BSP-1 one of several rewards is chosen by the rule that gives it, or as on any bonus space', () => {
    const oneOf = { kind: 'oneOf', seat: 0, rewards: [] } as const;
    expect(ruleOf({ ...oneOf, context: { rule: 'MISSION-6' } })).toBe('MISSION-6');
    expect(ruleOf({ ...oneOf, context: {} })).toBe('BSP-1');
  });
});

test('nothing is asked by a procedure, nor at the end', () => {
  expect(askedBy({ stack: [] })).toBeUndefined();
  expect(ruleOf({ kind: 'endGame' })).toBeUndefined();
});
