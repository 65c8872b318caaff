import { describe, expect, test } from 'vitest';
import { type CampaignState, campaignScore, startingLevels } from '../../src/entries/campaign.ts';
import { atChapter, begin, beginWithLuna, campaign, finish, lastResult, partsOf, settle } from '../kit/campaign.ts';

/** Totals of one human player and Luna. */
const LUNA_WINS = [100, 200] as const;
const LUNA_LOSES = [200, 100] as const;
const SHARED = [150, 150] as const;

/** The levels that can be chosen. */
function offered(state: CampaignState): number[] {
  return campaign.campaignActions(state).map((action) => {
    if (action.type !== 'setLunaLevel') throw new Error(`${action.type} is offered`);
    return action.level;
  });
}

/** Luna's points so far, including those for her level. */
const lunasPoints = (state: CampaignState): number => campaignScore(state).seats.at(-1)?.total ?? 0;

describe('CAMP-21 the starting level', () => {
  test.each([
    [1, 5, 4],
    [2, 3, 2],
    [3, 3, 2],
  ])('CAMP-21 with %i human players, Luna starts at level %i or %i', (people, usual, easier) => {
    expect(startingLevels(people)).toEqual([usual, easier]);
    expect(begin(people, { luna: {} })).toMatchObject({ lunaLevel: usual, options: { luna: { level: usual } } });
    for (const level of [usual, easier])
      expect(begin(people, { luna: { level } }).game).toMatchObject({ options: { luna: { level } } });
  });

  test.each([
    [1, [0, 1, 2, 3, 6, 7, 8]],
    [2, [0, 1, 4, 5, 6, 7, 8]],
    [3, [0, 1, 4, 5, 6, 7, 8]],
  ])('CAMP-21 with %i human players, Luna never starts at %j', (people, levels) => {
    for (const level of levels) expect(() => begin(people, { luna: { level } })).toThrow(/luna\.level/);
  });

  test('CAMP-21 a campaign without Luna has no level', () => {
    expect(begin(2).lunaLevel).toBeNull();
  });
});

test.each([
  ['CAMP-24 after a win of Luna, one level lower gives her 1 point', LUNA_WINS, [4, 5], 4, 1],
  ['CAMP-24 after a win of Luna, the same level gives no points', LUNA_WINS, [4, 5], 5, 0],
  ['CAMP-25 after a defeat of Luna, one level higher gives no points', LUNA_LOSES, [5, 6], 6, 0],
  ['CAMP-25 after a defeat of Luna, the same level gives her 2 points', LUNA_LOSES, [5, 6], 5, 2],
] as const)('the choice after a chapter: %s', (_title, totals, levels, level, lunaBonus) => {
  const after = finish(beginWithLuna(1), totals);
  expect(after.phase).toBe('lunaLevel');
  expect(offered(after)).toEqual(levels);
  const next = settle(after, level);
  expect(next).toMatchObject({ lunaLevel: level, chapter: 2, phase: 'game', results: [{ lunaBonus }] });
  expect(lunasPoints(next)).toBe(lunasPoints(after) + lunaBonus);
});

describe('CAMP-24 Luna has won', () => {
  test('AMB-CAMP-1 a shared first place counts as a win', () => {
    const after = finish(beginWithLuna(1), SHARED);
    expect(lastResult(after).winners).toEqual([0, 1]);
    expect(offered(after)).toEqual([4, 5]);
    expect(settle(after, 4).results).toMatchObject([{ lunaBonus: 1 }]);
  });

  test('CAMP-24 awards her points of the chapter before the choice', () => {
    const after = finish(beginWithLuna(1), LUNA_WINS);
    expect(lastResult(after)).toMatchObject({ points: [0, 3], lunaBonus: null });
    expect(lastResult(settle(after, 4))).toMatchObject({ points: [0, 3], lunaBonus: 1 });
  });
});

describe('CAMP-25 Luna has not won', () => {
  test('CAMP-25 second of three does not count as a win', () => {
    const after = finish(beginWithLuna(2), [120, 100, 110]);
    expect(offered(after)).toEqual([3, 4]);
  });

  test('CAMP-25 only Luna gets the points', () => {
    const after = settle(finish(beginWithLuna(3), [120, 120, 120, 90]), 3);
    expect(campaignScore(after).seats.map(({ bonuses }) => bonuses)).toEqual([[0], [0], [0], [2]]);
    expect(campaignScore(after).seats.map(({ total }) => total)).toEqual([2, 2, 2, 3]);
  });
});

describe('AMB-CAMP-3 levels end at 0 and 8', () => {
  test('AMB-CAMP-3 after winning at level 0 she stays there without a point', () => {
    const one = settle(finish(begin(2, { luna: { level: 2 } }), [90, 90, 200]), 1);
    const zero = settle(finish(one, [90, 90, 200]), 0);
    const after = finish(zero, [90, 90, 200]);
    expect(offered(after)).toEqual([0]);
    expect(settle(after, 0)).toMatchObject({ lunaLevel: 0, game: { options: { luna: { level: 0 } } } });
    expect(lastResult(settle(after, 0)).lunaBonus).toBe(0);
    // The choice is available again after she loses.
    expect(offered(finish(zero, [200, 90, 90]))).toEqual([0, 1]);
  });

  test('AMB-CAMP-3 after losing at level 8 she stays there for 2 points', () => {
    let state = beginWithLuna(1);
    for (const level of [6, 7, 8]) state = settle(finish(state, LUNA_LOSES), level);
    const after = finish(state, LUNA_LOSES);
    expect(offered(after)).toEqual([8]);
    expect(lastResult(settle(after, 8)).lunaBonus).toBe(2);
    expect(offered(finish(state, LUNA_WINS))).toEqual([7, 8]);
  });
});

describe('CAMP-26 the level is kept for the next chapter', () => {
  test('CAMP-26 each chapter uses the chosen level, LUNA-37', () => {
    const one = beginWithLuna(1);
    const two = settle(finish(one, LUNA_LOSES), 6);
    const three = settle(finish(two, LUNA_WINS), 5);
    const four = settle(finish(three, LUNA_LOSES), 5);
    const end = settle(finish(four, LUNA_WINS), 4);
    expect([one, two, three, four].map(({ game }) => game.options.luna?.level)).toEqual([5, 6, 5, 5]);
    expect(end.results.map(({ lunaLevel }) => lunaLevel)).toEqual([5, 6, 5, 5]);
    expect(end.results.map(({ lunaBonus }) => lunaBonus)).toEqual([0, 1, 2, 1]);
    expect(end).toMatchObject({ phase: 'over', lunaLevel: 4 });
  });

  test('LUNA-37 the next chapter begins immediately without Luna', () => {
    expect(finish(begin(2), [100, 90])).toMatchObject({ phase: 'game', chapter: 2, lunaLevel: null });
  });

  test('LUNA-37 no game begins before the level is settled', () => {
    const after = finish(beginWithLuna(2), [100, 90, 80]);
    expect(after).toMatchObject({ phase: 'lunaLevel', chapter: 1, lunaLevel: 3 });
    expect(after.game.stack).toEqual([]);
    expect(partsOf(after, 2).mission).toBe(1);
  });
});

describe('AMB-CAMP-4 after chapter 4 as after any other', () => {
  const last = atChapter(beginWithLuna(1), 4);

  test('AMB-CAMP-4 the choice is made before the campaign is over', () => {
    const after = finish(last, LUNA_LOSES);
    expect(after.phase).toBe('lunaLevel');
    expect(campaignScore(after).winners).toEqual([]);
    expect(offered(after)).toEqual([5, 6]);
    for (const level of [5, 6]) expect(settle(after, level)).toMatchObject({ phase: 'over', lunaLevel: level });
  });

  test.each([
    ['keeping her level after a defeat', LUNA_LOSES, 5, 6, 2],
    ['lowering her level after a win', LUNA_WINS, 4, 5, 1],
  ] as const)('AMB-CAMP-4 %s still gives her points', (_choice, totals, level, other, bonus) => {
    const after = finish(last, totals);
    expect(lunasPoints(settle(after, level)) - lunasPoints(settle(after, other))).toBe(bonus);
  });
});
