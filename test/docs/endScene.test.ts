import { describe, expect, test } from 'vitest';
import { lossesWith, suggestedLevel } from '../../docs/play/lunaResults.ts';
import { storyOf, verdictOf } from '../../docs/play/table/end/outcome.ts';
import { turningPoints } from '../../docs/play/table/end/turningPoints.ts';
import type { History, Move } from '../../docs/play/table/history.ts';

interface Turn extends Pick<Move, 'seat' | 'round'> {
  readonly totals: readonly number[];
  readonly events?: Move['events'];
}

/** A history with one action per turn. */
function history(seats: number, turns: readonly Turn[]): History {
  const start = { state: { round: 1 }, totals: Array.from({ length: seats }, () => 0) };
  const moments = [start, ...turns.map(({ round, totals }) => ({ state: { round }, totals }))];
  const moves = turns.map(({ seat, round, events = [] }, index) => ({
    seat,
    round,
    from: index,
    to: index + 1,
    events,
  }));
  return { moments: moments as unknown as History['moments'], moves, turns: [] };
}

describe('the verdict', () => {
  test('gives the margin over the best rival', () => {
    expect(verdictOf({ totals: [90, 60, 70], winners: [0], viewer: 0 })).toEqual({ kind: 'youWin', by: 20 });
    expect(verdictOf({ totals: [90, 60, 70], winners: [0], viewer: null })).toEqual({
      kind: 'wins',
      winner: 0,
      by: 20,
    });
  });

  test('gives the place of a loser among three, and the margin of the winner among two', () => {
    const second = { kind: 'youPlace', place: 2, behind: 20, winner: 0 };
    expect(verdictOf({ totals: [90, 60, 70], winners: [0], viewer: 2 })).toEqual(second);
    expect(verdictOf({ totals: [90, 60], winners: [0], viewer: 1 })).toEqual({ kind: 'wins', winner: 0, by: 30 });
  });

  test('names the others who share the victory', () => {
    expect(verdictOf({ totals: [70, 70, 9], winners: [0, 1], viewer: 1 })).toEqual({ kind: 'youShare', others: [0] });
    expect(verdictOf({ totals: [70, 70, 9], winners: [0, 1], viewer: 2 })).toEqual({ kind: 'share', winners: [0, 1] });
    expect(verdictOf({ totals: [], winners: [], viewer: 0 })).toEqual({ kind: 'none' });
  });
});

describe('the story', () => {
  const course = history(2, [
    { seat: 0, round: 1, totals: [20, 0] },
    { seat: 1, round: 2, totals: [20, 32] },
    { seat: 0, round: 3, totals: [50, 32] },
  ]);

  test('mentions the largest deficit of a winner', () => {
    const story = storyOf({ totals: [50, 32], winners: [0], viewer: 0 }, course);
    expect(story).toEqual({ kind: 'cameBack', seat: 0, rival: 1, behind: 12, round: 2 });
  });

  test('mentions the last round that a loser led', () => {
    const story = storyOf({ totals: [50, 32], winners: [0], viewer: 1 }, course);
    expect(story).toEqual({ kind: 'ledUntil', seat: 1, round: 2 });
  });

  test('mentions the round from which a winner led', () => {
    const led = history(2, [{ seat: 0, round: 1, totals: [9, 3] }]);
    expect(storyOf({ totals: [9, 3], winners: [0], viewer: null }, led)).toEqual({
      kind: 'ledFrom',
      seat: 0,
      round: 1,
    });
  });
});

test('the turning points are the best own turn and the worst loss in chronological order, with what they did', () => {
  const course = history(2, [
    { seat: 1, round: 1, totals: [0, 9] },
    {
      seat: 0,
      round: 1,
      totals: [20, 9],
      events: [{ type: 'sectorOccupied', seat: 0, company: 'tawac', sector: 13, energy: 1 }],
    },
    {
      seat: 1,
      round: 2,
      totals: [5, 30],
      events: [{ type: 'outpostReturned', sector: 13, company: 'tawac', column: 1 }],
    },
    { seat: 0, round: 2, totals: [40, 30] },
  ]);
  expect(turningPoints(course, 1, 0).map(({ kind, at, change }) => [kind, at, change])).toEqual([
    ['best', 3, 21],
    ['lead', 4, 35],
  ]);
  expect(turningPoints(course, 0, 0).map(({ kind, at, change, deed }) => [kind, at, change, deed])).toEqual([
    ['worst', 3, -15, { kind: 'ousted', company: 'tawac', sectors: [13] }],
    ['best', 4, 35, null],
  ]);
});

describe('the next level of Luna', () => {
  test('is higher after a victory and lower after two losses in a row', () => {
    expect(suggestedLevel(3, true, 0)).toBe(4);
    expect(suggestedLevel(8, true, 0)).toBe(null);
    expect(suggestedLevel(3, false, 1)).toBe(null);
    expect(suggestedLevel(3, false, 2)).toBe(2);
    expect(suggestedLevel(0, false, 5)).toBe(null);
  });

  test('counts every game once, and only games at the same level since the last victory', () => {
    const none = { level: -1, games: [] };
    const one = lossesWith(none, 3, 'a', false);
    expect(lossesWith(one, 3, 'a', false).games).toEqual(['a']);
    expect(lossesWith(one, 3, 'b', false).games).toEqual(['a', 'b']);
    expect(lossesWith(one, 4, 'b', false).games).toEqual(['b']);
    expect(lossesWith(one, 3, 'b', true).games).toEqual([]);
  });
});
