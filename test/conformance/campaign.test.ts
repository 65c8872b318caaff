import { expect, test } from 'vitest';
import { campaignScore, rankOf } from '../../src/entries/campaign.ts';
import { atChapter, begin, beginWithLuna, finish, lastResult, partsOf, settle } from '../kit/campaign.ts';
import { type Company, defaultContent, type GameState } from '../kit/pinned.ts';
import { player } from '../kit/table.ts';

// Examples of success points, levels and ranks.

const lastOf = ({ tracks }: Pick<GameState, 'tracks'>, company: Company): number =>
  (defaultContent.tracks.find(({ id }) => id === tracks[company])?.shares.length ?? 0) - 1;

// test/campaign/points.test.ts compares the single points of these totals.
test.each([
  [
    'EXM-9 four players with 120, 100, 100 and 80: 3, 1, 1 and 0 success points',
    [120, 100, 100, 80],
    [3, 1, 1, 0],
    [0],
  ],
  ['EXM-10 a shared win: 110, 110 and 90 are 2, 2 and 0', [110, 110, 90], [2, 2, 0], [0, 1]],
  ['EXM-11 a shared last place: 130, 95 and 95 are 3, 0 and 0', [130, 95, 95], [3, 0, 0], [0]],
])('%s', (_title, totals, points, winners) => {
  expect(lastResult(finish(begin(totals.length), totals))).toMatchObject({ totals, points, winners });
});

test('EXM-12 solo: 105 against 112 of Luna', () => {
  const bare = finish(beginWithLuna(1), [105, 112]);
  expect(lastResult(bare)).toMatchObject({ points: [0, 3], winners: [1] });
  expect(partsOf(bare, 1)).toEqual({ beatOne: 1, beatTwo: 0, mission: 1, tracks: 0, extra: 0 });
  // With a mission point and one finished track each.
  const more = finish(beginWithLuna(1), [105, 112], (draft) => {
    const card = draft.missions?.status[0];
    if (card) card.columns = [false, true, false];
    player(draft, 0).helium = 28;
    player(draft, 1).helium = 28;
  });
  expect(lastResult(more)).toMatchObject({ totals: [105, 112], points: [2, 4] });
});

test('EXM-13 two company tracks and the tank track finished: 3 success points', () => {
  const after = finish(begin(2), [900, 901], (draft) => {
    const { tracks } = player(draft, 0);
    tracks.skymine = lastOf(draft, 'skymine');
    tracks.tawac = lastOf(draft, 'tawac');
    tracks.minerva = lastOf(draft, 'minerva') - 1;
    player(draft, 0).helium = 28;
    player(draft, 0).upload = 15;
  });
  expect(partsOf(after, 0)).toEqual({ beatOne: 0, beatTwo: 0, mission: 0, tracks: 3, extra: 0 });
  expect(lastResult(after).points).toEqual([3, 2]);
});

test('EXM-14 solo at level 5: left there after a loss for 2, lowered to 4 after a win for 1', () => {
  const one = beginWithLuna(1);
  expect(one.lunaLevel).toBe(5);
  const two = settle(finish(one, [112, 105]), 5);
  expect(two).toMatchObject({ chapter: 2, lunaLevel: 5, results: [{ points: [2, 1], lunaBonus: 2 }] });
  const three = settle(finish(two, [105, 112]), 4);
  expect(three).toMatchObject({ chapter: 3, lunaLevel: 4, results: [{}, { points: [0, 3], lunaBonus: 1 }] });
  expect(three.game.options.luna).toEqual({ level: 4, edition: 'french' });
  expect(campaignScore(three).seats.map(({ total }) => total)).toEqual([2, 1 + 2 + 3 + 1]);
});

test('EXM-15 sums of success points give the ranks of the example', () => {
  const ranks = [6, 7, 11, 12, 16, 17, 21, 22].map(rankOf);
  expect(ranks).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

test('EXM-15 a campaign of 12 points is rank 2', () => {
  const last = atChapter(begin(3), 4);
  const end = finish(last, [120, 110, 100]);
  expect(campaignScore(end).seats.map(({ total, rank }) => [total, rank])).toEqual([
    [6, 0],
    [4, 0],
    [3, 0],
  ]);
  const best = [1, 2, 3, 4].reduce((state) => finish(state, [120, 110, 100]), begin(3));
  expect(campaignScore(best).seats.map(({ total, rank }) => [total, rank])).toEqual([
    [12, 2],
    [4, 0],
    [0, 0],
  ]);
});
