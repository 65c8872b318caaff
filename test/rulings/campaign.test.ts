import { describe, expect, test } from 'vitest';
import { atChapter, begin, finish, lastResult } from '../kit/campaign.ts';
import { removedBy } from '../kit/changes.ts';
import { type Change, player } from '../kit/table.ts';

describe('AMB-MENACE-11 the winner of a time loop', () => {
  const looping = () => atChapter(begin(2, { menace: 'temporalAnomaly' }), 4);
  const removed: Change = removedBy(1);

  test('AMB-MENACE-11 CAMP-8 no game of the loop has a winner, and the winner by averages gets one point', () => {
    // Seat 0 wins two of three games, seat 1 the averages. 1, 1, 0: 2 / 3. 0, 0, 1 and 1 for the menace: 2 / 3.
    const end = finish(finish(finish(looping(), [101, 100]), [101, 100]), [90, 200], removed);
    expect(lastResult(end)).toMatchObject({ winners: [1], points: [1, 1 + 1] });
  });

  test('AMB-MENACE-11 all players with the best average get the point', () => {
    const end = finish(finish(looping(), [100, 120]), [120, 100], removed);
    // 0 and 1: 0.5. 1 and 0 + 1: 1.
    expect(lastResult(end)).toMatchObject({ winners: [0, 1], points: [1 + 1, 1 + 1] });
  });
});

test('AMB-CAMP-6 CAMP-10 the Unknown Probe removes the coins of the tank but not the point for its last space', () => {
  const before = atChapter(begin(2, { menace: 'unknownProbe' }), 4);
  const end = finish(before, [100, 90], (draft) => {
    player(draft, 0).helium = 28;
    player(draft, 1).helium = 27;
  });
  const [game] = lastResult(end).games;
  expect(game?.points.map(({ tracks }) => tracks)).toEqual([1, 0]);
});
