import { describe, expect, test } from 'vitest';
import type { CampaignState } from '../../../src/entries/campaign.ts';
import { InvalidSaveError } from '../../../src/entries/index.ts';
import { atChapter, begin, beginWithLuna, campaign, finish, pass, settle } from '../../kit/campaign.ts';
import { thrown } from '../../kit/thrown.ts';

const { loadCampaign, saveCampaign } = campaign;

describe('loadCampaign refuses an earlier chapter', () => {
  type Points = Record<string, number>;
  interface Draft {
    results: {
      games: { totals: number[]; points: Points[] }[];
      points: number[];
      winners: number[];
      totals: number[];
    }[];
    loop: { points: Points[] }[];
  }
  const edited = (state: CampaignState, edit: (draft: Draft) => void): unknown => {
    const { checksum: _, ...copy } = JSON.parse(saveCampaign(state));
    edit(copy);
    return copy;
  };
  /** Other points of a seat in a game of a chapter, and the sum that goes with them. */
  const withPoints = (state: CampaignState, chapter: number, seat: number, points: Points): unknown =>
    edited(state, ({ results }) => {
      const result = results[chapter - 1];
      const game = result?.games[0];
      if (result === undefined || game === undefined) throw new Error('it is played');
      game.points[seat] = { ...game.points[seat], ...points };
      const sum = Object.values(game.points[seat] ?? {}).reduce((total, each) => total + each, 0);
      result.points[seat] = sum + (result.winners.includes(seat) ? 1 : 0);
    });
  const path = (save: unknown): string => {
    const error = thrown(InvalidSaveError, () => loadCampaign(save));
    return error === undefined ? 'loaded' : (error.problems[0]?.path ?? '');
  };

  const two = finish(begin(2), [120, 110]);
  const four = atChapter(begin(3), 4);
  const solo = settle(finish(beginWithLuna(1), [100, 200]), 4);

  test.each<readonly [string, CampaignState, number, number, Points]>([
    ['with 12 points to 0', two, 1, 0, { beatOne: 1, beatTwo: 1, mission: 1, tracks: 6, extra: 2 }],
    ['with a point for beating two of two', two, 1, 0, { beatTwo: 1 }],
    ['with a point for beating somebody who had more', two, 1, 1, { beatOne: 1 }],
    ['without the point for beating somebody', two, 1, 0, { beatOne: 0 }],
    ['with an added point in chapter 1', two, 1, 0, { extra: 1 }],
    ['with an added point in chapter 2', four, 2, 1, { extra: 1 }],
    ['with two added points in chapter 3', four, 3, 1, { extra: 2, mission: 1 }],
    ['with the added point of chapter 3 but none for missions', four, 3, 1, { extra: 1, mission: 0 }],
    ['without Luna’s point for missions', solo, 1, 1, { mission: 0 }],
  ])('%s', (_what, state, chapter, seat, points) => {
    expect(path(edited(state, () => {}))).toBe('loaded');
    expect(path(withPoints(state, chapter, seat, points))).toBe(`$.results[${chapter - 1}].games[0].points`);
  });

  test('whose loop gives a point for the removal of a menace that is still there', () => {
    const loop = pass(atChapter(begin(2, { menace: 'temporalAnomaly' }), 4));
    const save = edited(loop, (draft) => Object.assign(draft.loop[0]?.points[0] ?? {}, { extra: 1 }));
    expect(path(save)).toBe('$.loop[0].points');
  });
});
