import { describe, expect, test } from 'vitest';
import { questionWords, ruleOfDecision } from '../../../src/present/words/decisions.ts';

describe('the rule by which a decision is asked', () => {
  test('EXP-18 BELT-20 where an ousted outpost returns is asked by the board it was on', () => {
    const ousting = { kind: 'ousting', seat: 0, outpost: 'tawac' } as const;
    expect(ruleOfDecision({ ...ousting, sector: 5 })).toBe('EXP-18');
    expect(ruleOfDecision({ ...ousting, asteroid: 4, space: 1 })).toBe('BELT-20');
  });

  test('BSP-1 one of several rewards is chosen by the rule that gives it, or as on any bonus space', () => {
    const oneOf = { kind: 'oneOf', seat: 0, rewards: [] } as const;
    expect(ruleOfDecision({ ...oneOf, context: { rule: 'MISSION-6' } })).toBe('MISSION-6');
    expect(ruleOfDecision({ ...oneOf, context: {} })).toBe('BSP-1');
  });
});

test('STATION-11 AMB-EXP-11 a removal may be declined only where it is allowed and not ordered', () => {
  const removal = { kind: 'removal', seat: 0, count: 1, optional: true } as const;
  expect(questionWords(removal)).toBe('remove an outpost from a station or decline');
  expect(questionWords({ ...removal, optional: false })).toBe('remove an outpost from a station');
});
