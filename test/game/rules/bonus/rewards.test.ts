import { createDraft, current } from 'immer';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../../../../src/game/boxOf.ts';
import type { RewardContext } from '../../../../src/game/model/frames.ts';
import { grant } from '../../../../src/game/rules/bonus/grant.ts';
import { ruleOfBoardSpace, ruleOfTrackSpace } from '../../../../src/game/rules/bonus/spaceRules.ts';
import { must } from '../../../kit/must.ts';
import type { Effect, GameEvent } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { at, table } from '../../../kit/table.ts';

/** The decisions and events of a reward that is granted to seat 0 on its own. */
function granted(reward: readonly Effect[], context: RewardContext = {}) {
  const state = createDraft(table.onTurn());
  const events: GameEvent[] = [];
  const before = state.stack.length;
  grant({ box: boxOf(defaultContent), state, emit: (event) => events.push(event) }, 0, reward, context);
  const after = current(state);
  return { asked: after.stack.slice(before), events, player: at(after, 0) };
}

describe('the companies of a choice', () => {
  const steps = (among: 'all' | 'others'): Effect[] => [{ kind: 'chosenTracks', steps: [1], among }];

  test('are all of them, also where the reward comes from a track', () => {
    expect(granted(steps('all')).asked).toMatchObject([{ kind: 'chosenTracks', companies: COMPANIES }]);
    expect(granted(steps('all'), { company: 'tawac' }).asked).toMatchObject([{ companies: COMPANIES }]);
  });

  test('BSP-7 are the others, where the reward comes from a track and says so', () => {
    expect(granted(steps('others'), { company: 'tawac' }).asked).toMatchObject([
      { companies: COMPANIES.filter((company) => company !== 'tawac') },
    ]);
    expect(granted(steps('others')).asked).toMatchObject([{ companies: COMPANIES }]);
  });
});

describe('the rule that a reward is asked by', () => {
  const asking: Effect[] = [
    { kind: 'chosenTracks', steps: [1], among: 'all' },
    { kind: 'purchase', discount: 0 },
    { kind: 'salvage', price: 0, parts: 'either' },
  ];
  const rulesOf = (context: RewardContext) =>
    asking
      .map((effect) => must(granted([effect], { destroyed: 'A01', ...context }).asked[0]))
      .map((frame) => ('rule' in frame ? frame.rule : undefined));

  test('is that of the space', () => {
    expect(rulesOf({ rule: 'BSP-10' })).toEqual(['BSP-10', 'BSP-10', 'BSP-10']);
  });

  test('is that of the effect where the reward comes from elsewhere', () => {
    expect(rulesOf({})).toEqual(['ICON-8', 'BON-8', 'BSP-9']);
  });
});

describe('what a reward refers to', () => {
  test('BSP-9 no card is used where none was destroyed', () => {
    expect(granted([{ kind: 'salvage', price: 0, parts: 'both' }]).asked).toEqual([]);
  });

  test('BON-10 the coins are those of the card destroyed, and none where none was', () => {
    const cost: Effect[] = [{ kind: 'destroyedCost', plus: 2 }];
    expect(granted(cost).events).toEqual([]);
    expect(granted(cost, { destroyed: 'A02' }).events).toEqual([
      { type: 'coins', seat: 0, amount: 3 + 2, rule: 'BON-10' },
    ]);
  });

  test('EXP-22 steps of the expanded company are made where one was expanded', () => {
    const step: Effect[] = [{ kind: 'expandedTrack', steps: 1 }];
    expect(granted(step).events).toEqual([]);
    const { minerva } = at(table.onTurn(), 0).tracks;
    expect(granted(step, { company: 'minerva' }).player.tracks.minerva).toBe(minerva + 1);
  });

  test('outposts that may be left are offered, others must be removed', () => {
    expect(granted([{ kind: 'removeOutposts', count: 2, optional: true }]).asked).toEqual([
      { kind: 'removal', seat: 0, count: 2, optional: true },
    ]);
    expect(granted([{ kind: 'removeOutposts', count: 1 }]).asked).toEqual([
      { kind: 'removal', seat: 0, count: 1, optional: false },
    ]);
  });
});

describe('the rule of a bonus space', () => {
  const boardSpace = (id: string, reward?: readonly Effect[]) => {
    const space = must(defaultContent.spaces.find((each) => each.id === id));
    return ruleOfBoardSpace(reward === undefined ? space : { ...space, terms: { ...space.terms, reward } });
  };

  test('of the board is that of what it gives first', () => {
    expect(boardSpace('carbonMajority')).toBe('MAJ-1');
    expect(boardSpace('firstPlayer')).toBe('BON-7');
    expect(boardSpace('purchase')).toBe('BON-8');
    expect(boardSpace('destroy')).toBe('BON-10');
    expect(boardSpace('energyTile')).toBe('BON-11');
  });

  test('of the board is that of every space where components of one’s own give something else, or nothing', () => {
    expect(boardSpace('purchase', [{ kind: 'coins', amount: 1 }])).toBe('BON-2');
    expect(boardSpace('purchase', [])).toBe('BON-2');
  });

  test('of a track goes by its level', () => {
    const terms = (...reward: readonly Effect[]) => ({ cost: 0, destroys: null, reward });
    expect(ruleOfTrackSpace(terms({ kind: 'purchase', discount: 1 }), 1)).toBe('BSP-3');
    expect(ruleOfTrackSpace(terms({ kind: 'purchase', discount: 1 }), 2)).toBe('BSP-4');
    expect(ruleOfTrackSpace(terms({ kind: 'helium', steps: 1 }), 1)).toBe('TRACK-12');
    expect(ruleOfTrackSpace(terms(), 2)).toBe('TRACK-12');
  });
});
