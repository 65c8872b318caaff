import { describe, expect, test } from 'vitest';
import { ruleOfDecision } from '../../src/game/decisionRule.ts';
import type { Frame } from '../../src/game/model/frames.ts';

const ruleOf = (frame: Frame) => ruleOfDecision({ stack: [frame] });

const SEAT = { seat: 0 } as const;
const EXPANDED = { kind: 'oustRivals', company: 'tawac', ...SEAT } as const;
const MENACE = { kind: 'menaceReward', company: 'tawac', ...SEAT } as const;
const END = { kind: 'endTurn', used: [], ...SEAT } as const;
const SALVAGE: Frame = { kind: 'salvage', rule: 'BSP-9', card: 'A08', price: 2, parts: ['card'], both: true, ...SEAT };

describe('the rule a decision cites', () => {
  test.each<[what: string, rule: string, below: readonly Frame[]]>([
    ['EXP-17 an expansion on the Moon', 'EXP-17', [END, { ...EXPANDED, places: [{ sector: 4 }] }]],
    ['BELT-19 an expansion on the Belt', 'BELT-19', [END, { ...EXPANDED, places: [{ shuttleSpace: 4 }] }]],
    [
      'BELT-19 an expansion that confronted the menace',
      'BELT-19',
      [END, { ...EXPANDED, places: [] }, { ...MENACE, granted: false }],
    ],
    ['MENACE-8 the menace', 'MENACE-8', [END, { ...EXPANDED, places: [] }, { ...MENACE, granted: true }]],
    ['SCI-12 a plan', 'SCI-12', [END, { kind: 'researchPoints', points: 1, ...SEAT }]],
    ['SCI-12 a plan with research points', 'SCI-12', [{ ...END, used: ['A08'] }]],
    ['SETUP-43 a starting token', 'SETUP-43', [{ kind: 'startRound' }, { kind: 'startingDecks', seat: 1 }]],
    ['BON-3 a bonus space', 'BON-3', [END]],
    ['BON-3 the action of a card destroyed there', 'BON-3', [END, SALVAGE]],
  ])('%s puts its rewards in order (AMB-BON-10)', (_, rule, below) => {
    const rewards: Frame = { kind: 'rewards', rewards: [], ...SEAT };
    const removal: Frame = { kind: 'removal', count: 1, optional: true, ...SEAT };
    expect(ruleOfDecision({ stack: [...below, rewards] })).toBe(rule);
    expect(ruleOfDecision({ stack: [...below, removal, rewards] })).toBe(rule);
  });

  test('EXP-18 BELT-20 the board of an ousted outpost determines the rule for its return', () => {
    const ousting = { kind: 'ousting', seat: 0, outpost: 'tawac' } as const;
    expect(ruleOf({ ...ousting, sector: 5 })).toBe('EXP-18');
    expect(ruleOf({ ...ousting, asteroid: 4, space: 1 })).toBe('BELT-20');
  });

  test('BSP-1 a choice of rewards cites the rule that gives them, otherwise the rule of bonus spaces', () => {
    const oneOf = { kind: 'oneOf', seat: 0, rewards: [] } as const;
    expect(ruleOf({ ...oneOf, context: { rule: 'MISSION-6' } })).toBe('MISSION-6');
    expect(ruleOf({ ...oneOf, context: {} })).toBe('BSP-1');
  });
});

test('procedures and finished games have no such rule', () => {
  expect(ruleOfDecision({ stack: [] })).toBeUndefined();
  expect(ruleOf({ kind: 'endGame' })).toBeUndefined();
});
