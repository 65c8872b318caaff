import { describe, expect, test } from 'vitest';
import {
  claim,
  claimable,
  missionTable,
  onTurn,
  pass,
  prompt,
  useFieldScientist,
  useScientist,
} from '../../kit/missions.ts';
import { at, type Change, lay, layPlans, player, refusal, table } from '../../kit/table.ts';

const THREE_SCIENTISTS = claim('mission1', 0);

describe('when tasks can be claimed', () => {
  const cards: Change = (draft) => lay(draft, 0, 'A08', 'B09', 'B10', 'A09');

  test('MISSION-13 MISSION-17 a task of face-up cards is claimed before the action or after it (ruling 1)', () => {
    const start = onTurn(['mission1'], cards);
    expect(claimable(start)).toEqual(['mission1:0']);
    const after = table.act(start, useFieldScientist('A09'));
    expect(prompt(after)).toMatchObject({ kind: 'claims', seat: 0 });
    expect(claimable(after)).toEqual(['mission1:0']); // three scientists are left
    expect(table.options(after, 'stop')).toEqual([{ type: 'stop', seat: 0 }]);
    expect(prompt(table.act(after, { type: 'stop', seat: 0 }))).toMatchObject({ kind: 'turn', seat: 1 });
    for (const column of [1, 2, 3]) expect(refusal(after, claim('mission1', column))).not.toEqual([]);
  });

  test('MISSION-17 cards used by the action count before it, not after it', () => {
    const start = onTurn(['mission1'], (draft) => lay(draft, 0, 'A08', 'B09', 'A09'));
    expect(claimable(start)).toEqual(['mission1:0']);
    expect(prompt(table.act(start, useFieldScientist('A09')))).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('MISSION-13 nothing is claimed after passing, although cards lie face up once more (ruling 1)', () => {
    const start = onTurn(['mission1'], cards);
    const passing = table.act(start, pass());
    expect(at(passing, 0).used).toEqual([false, false, false, false, false]);
    expect(refusal(passing, THREE_SCIENTISTS)).toEqual(['notThisDecision PASS-3']);
    const next = table.skip(passing, 'pickUp', 'resting');
    expect(prompt(next)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('MISSION-13 nor by what is left once the cards rest: the permanent field scientist of a track', () => {
    const one = missionTable([
      { kind: 'scientists', count: 1 },
      { kind: 'plansInOneAction', count: 1 },
      { kind: 'uploadsInOneAction', count: 1 },
    ]);
    const bonus: Change = (draft) => {
      player(draft, 0).bonuses.astrogo = 1; // C1
    };
    const start = onTurn(['mission1'], bonus, {}, one);
    expect(claimable(start)).toEqual(['mission1:0']);
    expect(prompt(one.skip(one.act(start, pass()), 'pickUp'))).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('MISSION-13 a claim before passing is allowed', () => {
    const state = table.act(onTurn(['mission1'], cards), THREE_SCIENTISTS);
    expect(prompt(table.act(state, pass()))).toMatchObject({ seat: 0, kind: 'pickUp' });
  });

  test('MISSION-14 nothing is claimed in the middle of an action', () => {
    const start = onTurn(['mission1'], (draft) => {
      cards(draft);
      layPlans(draft, 0, 1, 'planA17');
    });
    const open = table.act(start, useScientist('A08'));
    expect(prompt(open)?.kind).toBe('upload');
    expect(refusal(open, THREE_SCIENTISTS)).toEqual(['notThisDecision SCI-4']);
  });

  test('MISSION-13 after the action means after everything it brings, plans placed included', () => {
    const start = onTurn(['mission1'], (draft) => {
      lay(draft, 0, 'B11');
    });
    const open = table.act(start, useScientist('B11'));
    const taken = table.act(open, { type: 'takePlan', seat: 0, space: 0 }, { type: 'takePlan', seat: 0, space: 1 });
    const coin = table.act(taken, { type: 'takeCoin', seat: 0 });
    expect(prompt(coin)?.kind).toBe('placePlans');
    const placed = table.skip(coin, 'placePlans');
    expect(claimable(placed)).toEqual(['mission1:2']);
    expect(placed.researchDisplay.every((plan) => plan !== null)).toBe(true);
  });
});
