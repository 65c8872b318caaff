import { describe, expect, test } from 'vitest';
import { type CampaignState, campaignScore } from '../../src/entries/campaign.ts';
import { atChapter, begin, beginWithLuna, campaign, finish, lastResult, pass, rules, settle } from '../kit/campaign.ts';
import { removedBy, set } from '../kit/changes.ts';
import { loopResult } from '../kit/pinned.ts';
import type { Change } from '../kit/table.ts';

const looping = (people: number): CampaignState => atChapter(begin(people, { menace: 'temporalAnomaly' }), 4);

test('CAMP-28 a time loop from its first game to the end of the campaign', () => {
  const first = atChapter(beginWithLuna(2, { menace: 'temporalAnomaly' }), 4);
  const earlier = campaignScore(first);

  // The Anomaly stays: totals and success points are stored, no player wins, and another game starts.
  const second = finish(first, [120, 100, 80]);
  expect(second).toMatchObject({ chapter: 4, phase: 'game', loop: [{ totals: [120, 100, 80] }] });
  expect(second.results).toEqual(first.results);
  expect(campaignScore(second)).toEqual(earlier);
  expect(second.lunaLevel).toBe(first.lunaLevel);

  // The next game has the same players, modules, menace and Luna. Everything else is drawn again.
  expect(second.game).toMatchObject({ round: 1, options: { menace: 'temporalAnomaly' } });
  expect({ ...second.game.options, seed: '' }).toEqual({ ...first.game.options, seed: '' });
  expect(second.game.deck).not.toEqual(first.game.deck);

  // The Anomaly stays again.
  const third = finish(second, [90, 110, 95]);
  expect(third).toMatchObject({ chapter: 4, phase: 'game' });
  expect(third.loop.map(({ totals }) => totals)).toEqual([
    [120, 100, 80],
    [90, 110, 95],
  ]);
  expect(third.game.deck).not.toEqual(second.game.deck);

  // The second player removes it and is last.
  const after = finish(third, [100, 91, 130], removedBy(1));
  const result = lastResult(after);
  expect(result.games).toHaveLength(3);
  // Each game's points include Luna's point for missions and the point for the removal.
  expect(result.games.map(({ points }) => points.map((each) => Object.values(each).reduce((a, b) => a + b)))).toEqual([
    [2, 1, 1],
    [0, 2, 2],
    [1, 1, 3],
  ]);
  // 310 / 3, 301 / 3, 305 / 3 coins; 3 / 3 and one for winning, 4 / 3, 6 / 3 points.
  expect(result).toMatchObject({ totals: [103, 100, 102], points: [2, 1, 2], winners: [0], lunaBonus: null });
  expect(after).toMatchObject({ phase: 'lunaLevel', loop: [] });

  // Luna won the last game but not the chapter. Her level is set once.
  expect(campaign.campaignActions(after)).toEqual([
    { type: 'setLunaLevel', level: 3 },
    { type: 'setLunaLevel', level: 4 },
  ]);
  const end = settle(after, 3);
  expect(end).toMatchObject({ phase: 'over', lunaLevel: 3 });
  const points = campaignScore(end).seats.map(({ total }, seat) => total - (earlier.seats[seat]?.total ?? 0));
  expect(points).toEqual([2, 1, 2 + 2]);
  expect(campaign.tryCampaignReduce(end, { type: 'setLunaLevel', level: 3 })).toMatchObject({
    ok: false,
    violations: [{ code: 'campaignOver' }],
  });
});

describe('CAMP-28 the loop', () => {
  test('CAMP-28 only the Temporal Anomaly causes a loop', () => {
    expect(finish(atChapter(begin(2, { menace: 'singularity' }), 4), [100, 90])).toMatchObject({ phase: 'over' });
  });

  test('CAMP-28 no loop starts when it is removed in the first game', () => {
    const end = finish(looping(2), [100, 90], removedBy(1));
    expect(end).toMatchObject({ phase: 'over', loop: [] });
    expect(lastResult(end)).toMatchObject({ totals: [100, 90], points: [2, 1], winners: [0] });
    expect(lastResult(end).games).toHaveLength(1);
  });

  test('CAMP-28 continues as long as the Anomaly is on the board', () => {
    let state = looping(2);
    const seeds = new Set<string>();
    for (let games = 0; games < 5; games += 1) {
      seeds.add(state.game.options.seed);
      expect(state.loop).toHaveLength(games);
      state = pass(state);
    }
    expect(seeds.size).toBe(5);
    expect(state).toMatchObject({ chapter: 4, phase: 'game' });
    const end = finish(state, [100, 100], removedBy(0));
    expect(lastResult(end).games).toHaveLength(6);
    expect(end.phase).toBe('over');
  });

  test('CAMP-28 a campaign without Luna ends with the loop, and CAMP-13 applies once', () => {
    const end = finish(pass(looping(2)), [100, 90], removedBy(0));
    // Three chapters of 1 point each, then (0 + 2) / 2 and one for winning, and 0.
    expect(campaignScore(end)).toMatchObject({ seats: [{ total: 5 }, { total: 3 }], winners: [0] });
  });
});

describe('MENACE-21 averages', () => {
  test.each([
    [[100, 101], 101],
    [[100, 100], 100],
    [[100, 102], 101],
    [[100, 100, 101], 100],
    [[100, 101, 101], 101],
    [[100, 100, 100, 102], 101],
    [[100, 100, 100, 101], 100],
  ])('AMB-MENACE-9 totals of %j average %i: halves up', (totals, average) => {
    const before = totals.slice(0, -1).reduce((state, total) => finish(state, [total, 100]), looping(2));
    const end = finish(before, [totals.at(-1) ?? 0, 100], removedBy(0));
    expect(lastResult(end).totals).toEqual([average, 100]);
    const sheets = totals.map((total) =>
      rules
        .score(end.game)
        .slice(0, 1)
        .map((each) => ({ ...each, total })),
    );
    expect(loopResult(sheets).averages).toEqual([average]);
  });

  test('AMB-CAMP-5 points are computed from the totals of each game and averaged, rounding halves up', () => {
    // 2 and 0: 1. 1 and 1 + 1: 1.5. 0 and 2: 1. One more for each of the three winners.
    const end = finish(finish(looping(3), [120, 110, 100]), [100, 110, 120], removedBy(1));
    expect(lastResult(end)).toMatchObject({ totals: [110, 110, 110], points: [2, 3, 2], winners: [0, 1, 2] });
  });

  test('AMB-CAMP-5 points are not computed from the averages', () => {
    // The averages 105, 104, 101 would give 2, 1, 0. Instead it is 0 and 2, 2 and 0, 1 and 1 + 1, and 1 more for
    // winning.
    const end = finish(finish(looping(3), [90, 120, 100]), [120, 88, 102], removedBy(2));
    expect(lastResult(end)).toMatchObject({ totals: [105, 104, 101], points: [2, 1, 2], winners: [0] });
  });

  test('AMB-MENACE-11, CAMP-8 no game of the loop has a winner; the best average wins the chapter', () => {
    const end = finish(finish(looping(2), [101, 100]), [100, 200], removedBy(0));
    // 1 and 0 + 1 for the removal, 0 and 1: 1 and 0.5. Only the second player wins, by 150 to 101.
    expect(lastResult(end)).toMatchObject({ totals: [101, 150], winners: [1], points: [1, 2] });
    // Winning the most games gives no extra points.
    const often = finish(finish(finish(looping(2), [101, 100]), [101, 100]), [90, 200], removedBy(1));
    expect(lastResult(often)).toMatchObject({ winners: [1], points: [1, 2] });
  });

  test('AMB-CAMP-9 each game gives its own point for missions', () => {
    const claimed: Change = (draft) => {
      for (const card of draft.missions?.status ?? []) card.columns = [false, false, true];
    };
    const once = finish(finish(looping(2), [100, 100], claimed), [100, 100]);
    const end = finish(once, [100, 100], removedBy(0));
    // 2, 1, 2: 5 / 3. 2, 1, 1: 4 / 3.
    expect(lastResult(end).points).toEqual([2, 1]);
  });

  test('CAMP-20 only the last game gives the point for the removal', () => {
    // 1 in both games without a removal, 2 in the third: 4 / 3.
    const end = finish(pass(pass(looping(2))), [100, 100], removedBy(0));
    expect(lastResult(end).points).toEqual([1, 1]);
    // 1 in the first, 2 in the second: 1.5.
    expect(lastResult(finish(pass(looping(2)), [100, 100], removedBy(0))).points).toEqual([2, 1]);
  });

  test('CAMP-10 points for tracks finished in one game of the loop are averaged too', () => {
    const once = finish(looping(2), [900, 900], set({ helium: 28 }, 1));
    const end = finish(once, [900, 900], removedBy(0));
    // 1 and 2, 2 and 1.
    expect(lastResult(end).points).toEqual([2, 2]);
  });
});

test('CAMP-24 Luna can win a loop by the average', () => {
  const start = atChapter(beginWithLuna(1, { menace: 'temporalAnomaly' }), 4);
  const after = finish(finish(start, [100, 200]), [120, 100], removedBy(0));
  expect(lastResult(after)).toMatchObject({ totals: [110, 150], winners: [1] });
  expect(campaign.campaignActions(after)).toEqual([
    { type: 'setLunaLevel', level: 4 },
    { type: 'setLunaLevel', level: 5 },
  ]);
  expect(lastResult(settle(after, 4)).lunaBonus).toBe(1);
});
