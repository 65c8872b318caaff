import { createDraft, current } from 'immer';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../../../../src/game/boxOf.ts';
import type { RewardContext } from '../../../../src/game/model/frames.ts';
import { grant } from '../../../../src/game/rules/bonus/grant.ts';
import { ruleOfBoardSpace, ruleOfTrackSpace } from '../../../../src/game/rules/bonus/spaces.ts';
import { must } from '../../../kit/must.ts';
import { COMPANIES, defaultContent, type Effect, type GameEvent } from '../../../kit/pinned.ts';
import { at, table } from '../../../kit/table.ts';

/** The decisions and events of a reward that is granted to seat 0 on its own. */
function granted(reward: readonly Effect[], context: RewardContext = {}) {
  const state = createDraft(table.onTurn());
  const events: GameEvent[] = [];
  const before = state.stack.length;
  grant({ box: boxOf(defaultContent), state, emit: (event) => events.push(event) }, 0, reward, context);
  const after = current(state);
  return { frames: after.stack.slice(before), events, player: at(after, 0) };
}

describe('the companies of a choice', () => {
  const steps = (among: 'all' | 'others'): Effect[] => [{ kind: 'chosenTracks', steps: [1], among }];

  test('offers every company for "all", even when the reward comes from a track', () => {
    expect(granted(steps('all')).frames).toMatchObject([{ kind: 'chosenTracks', companies: COMPANIES }]);
    expect(granted(steps('all'), { company: 'tawac' }).frames).toMatchObject([{ companies: COMPANIES }]);
  });

  test('BSP-7 offers every company except the one whose track gives the reward for "others"', () => {
    expect(granted(steps('others'), { company: 'tawac' }).frames).toMatchObject([
      { companies: COMPANIES.filter((company) => company !== 'tawac') },
    ]);
    expect(granted(steps('others')).frames).toMatchObject([{ companies: COMPANIES }]);
  });
});

describe('the rule of a reward decision', () => {
  const asking: Effect[] = [
    { kind: 'chosenTracks', steps: [1], among: 'all' },
    { kind: 'purchase', discount: 0 },
    { kind: 'salvage', price: 0, parts: 'either' },
  ];
  const rulesOf = (context: RewardContext) =>
    asking
      .map((effect) => must(granted([effect], { destroyed: 'A01', ...context }).frames[0]))
      .map((frame) => ('rule' in frame ? frame.rule : undefined));

  test('cites the rule of the space', () => {
    expect(rulesOf({ rule: 'BSP-10' })).toEqual(['BSP-10', 'BSP-10', 'BSP-10']);
  });

  test('cites the rule of the effect when the reward comes from elsewhere', () => {
    expect(rulesOf({})).toEqual(['ICON-8', 'BON-8', 'BSP-9']);
  });
});

describe('context of a reward', () => {
  test('BSP-9 uses no card when none was destroyed', () => {
    expect(granted([{ kind: 'salvage', price: 0, parts: 'both' }]).frames).toEqual([]);
  });

  test('BON-10 pays the coins of the destroyed card, and none without one', () => {
    const cost: Effect[] = [{ kind: 'destroyedCost', plus: 2 }];
    expect(granted(cost).events).toEqual([]);
    expect(granted(cost, { destroyed: 'A02' }).events).toEqual([
      { type: 'coins', seat: 0, amount: 3 + 2, rule: 'BON-10' },
    ]);
  });

  test('EXP-22 advances the expanded company, if any', () => {
    const step: Effect[] = [{ kind: 'expandedTrack', steps: 1 }];
    expect(granted(step).events).toEqual([]);
    const { minerva } = at(table.onTurn(), 0).tracks;
    expect(granted(step, { company: 'minerva' }).player.tracks.minerva).toBe(minerva + 1);
  });

  test('makes the removal optional only for an optional effect', () => {
    expect(granted([{ kind: 'removeOutposts', count: 2, optional: true }]).frames).toEqual([
      { kind: 'removal', seat: 0, count: 2, optional: true },
    ]);
    expect(granted([{ kind: 'removeOutposts', count: 1 }]).frames).toEqual([
      { kind: 'removal', seat: 0, count: 1, optional: false },
    ]);
  });
});

describe('the rule of a bonus space', () => {
  const boardSpace = (id: string, reward?: readonly Effect[]) => {
    const space = must(defaultContent.spaces.find((each) => each.id === id));
    return ruleOfBoardSpace(reward === undefined ? space : { ...space, terms: { ...space.terms, reward } });
  };

  test('is the rule of the first effect for a space of the board', () => {
    expect(boardSpace('carbonMajority')).toBe('MAJ-1');
    expect(boardSpace('firstPlayer')).toBe('BON-7');
    expect(boardSpace('purchase')).toBe('BON-8');
    expect(boardSpace('destroy')).toBe('BON-10');
    expect(boardSpace('energyTile')).toBe('BON-11');
  });

  test('is the general rule for a space of the board with a custom effect or none', () => {
    expect(boardSpace('purchase', [{ kind: 'coins', amount: 1 }])).toBe('BON-2');
    expect(boardSpace('purchase', [])).toBe('BON-2');
  });

  test('depends on the level for a space of a track', () => {
    const terms = (...reward: readonly Effect[]) => ({ cost: 0, destroys: null, reward });
    expect(ruleOfTrackSpace(terms({ kind: 'purchase', discount: 1 }), 1)).toBe('BSP-3');
    expect(ruleOfTrackSpace(terms({ kind: 'purchase', discount: 1 }), 2)).toBe('BSP-4');
    expect(ruleOfTrackSpace(terms({ kind: 'helium', steps: 1 }), 1)).toBe('TRACK-12');
    expect(ruleOfTrackSpace(terms(), 2)).toBe('TRACK-12');
  });
});
