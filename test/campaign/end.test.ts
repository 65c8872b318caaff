import { describe, expect, test } from 'vitest';
import { type CampaignState, campaignScore, rankOf } from '../../src/entries/campaign.ts';
import { begin, beginWithLuna, finish, settle } from '../kit/campaign.ts';

/** A campaign of four chapters with these totals and without changes of Luna's level. */
function played(start: CampaignState, chapters: readonly (readonly number[])[]): CampaignState {
  return chapters.reduce<CampaignState>((state, totals) => {
    const after = finish(state, totals);
    return after.lunaLevel === null ? after : settle(after, after.lunaLevel);
  }, start);
}

describe('CAMP-13 the winner', () => {
  test('CAMP-13 has the highest sum of all four chapters, regardless of coins', () => {
    const close = [99, 101, 100];
    const end = played(begin(3), [[300, 101, 100], close, close, close]);
    const { seats, winners } = campaignScore(end);
    expect(seats.map(({ chapters }) => chapters)).toEqual([
      [3, 0, 0, 0],
      [1, 3, 3, 3],
      [0, 1, 1, 1],
    ]);
    expect(seats.map(({ total }) => total)).toEqual([3, 10, 3]);
    expect(winners).toEqual([1]);
  });

  test('CAMP-13 shares the victory in a tie, which coins do not break', () => {
    const clear = [900, 100];
    const close = [100, 101];
    const end = played(begin(2), [clear, clear, close, close]);
    expect(campaignScore(end)).toMatchObject({ seats: [{ total: 4 }, { total: 4 }], winners: [0, 1] });
  });

  test('CAMP-13 Luna can win because of the points for her level', () => {
    const chapters = Array.from({ length: 4 }, () => [110, 100]);
    const { seats, winners } = campaignScore(played(beginWithLuna(1), chapters));
    // Each chapter: 2 against 1 for missions, and 2 for the level.
    expect(seats.map(({ total }) => total)).toEqual([8, 12]);
    expect(seats.map(({ bonuses }) => bonuses)).toEqual([
      [0, 0, 0, 0],
      [2, 2, 2, 2],
    ]);
    expect(winners).toEqual([1]);
  });

  test('CAMP-13 no player has won before the end of the fourth chapter', () => {
    let state = begin(2);
    for (const chapter of [1, 2, 3, 4]) {
      expect(state).toMatchObject({ chapter, phase: 'game' });
      expect(campaignScore(state).winners).toEqual([]);
      state = finish(state, [100, 90]);
    }
    expect(campaignScore(state).winners).toEqual([0]);
  });
});

describe('CAMP-14 the ranks', () => {
  test.each([
    [0, 0, 6],
    [1, 7, 11],
    [2, 12, 16],
    [3, 17, 21],
    [4, 22, 48],
  ])('CAMP-14 rank %i from %i to %i', (rank, from, to) => {
    for (let points = from; points <= to; points += 1) expect(rankOf(points)).toBe(rank);
  });

  test('CAMP-14 each player has a rank, including those who lost', () => {
    const chapters = Array.from({ length: 4 }, () => [140, 130, 120, 110]);
    const { seats, winners } = campaignScore(played(begin(4), chapters));
    expect(seats.map(({ total, rank }) => [total, rank])).toEqual([
      [12, 2],
      [8, 1],
      [4, 0],
      [0, 0],
    ]);
    expect(winners).toEqual([0]);
  });

  test('CAMP-14 points for the level count towards Luna’s rank', () => {
    const chapters = Array.from({ length: 4 }, () => [110, 100]);
    expect(campaignScore(played(beginWithLuna(1), chapters)).seats.map(({ rank }) => rank)).toEqual([1, 2]);
  });
});
