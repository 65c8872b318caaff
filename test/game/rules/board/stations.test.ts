import { expect, test } from 'vitest';
import { defaultContent, type StationColumn } from '../../../kit/pinned.ts';
import { scoreOf } from '../../../kit/scores.ts';
import { home } from '../../../kit/stations.ts';
import { findCard, hold, player, tableWith } from '../../../kit/table.ts';

/** Icons that identify the visible spaces of a column: a whole column adds up to 1113. */
const SPACES = [1, 10, 100, 1000, 2];

const { moon } = defaultContent;
const minerva = { ...moon.stations.minerva, columns: [SPACES, SPACES, SPACES] };
const table = tableWith({ ...defaultContent, moon: { ...moon, stations: { ...moon.stations, minerva } } });
const share = findCard((card) => card.action.kind === 'share' && card.share === 'minerva');

const column = (pieces: number, opened = pieces === 0): StationColumn => ({ pieces, opened });

/** The value of a share of Minerva for a station with these columns. */
function worth(...columns: readonly StationColumn[]): number {
  const state = table.onTurn((draft) => {
    home(draft, 'minerva', ...columns);
    player(draft, 0).tracks.minerva = 0;
    hold(draft, 0, share);
  });
  return scoreOf(state, 0).minerva;
}

test.each([
  [4, 1],
  [3, 11],
  [2, 111],
  [1, 1111],
  [0, 1113],
])('STATION-1 STATION-10 the uncovered spaces of a column with %i outposts show %i', (outposts, value) => {
  expect(worth(column(outposts), column(5), column(5))).toBe(value);
});

test('STATION-2 the fifth space stays uncovered when outposts return to its column', () => {
  expect(worth(column(4, true), column(5), column(5))).toBe(2);
  expect(worth(column(1, true), column(5), column(5))).toBe(113);
});

test('STATION-10 the value of a share is the sum of all visible icons in the station', () => {
  expect(worth(column(5), column(5), column(5))).toBe(0);
  expect(worth(column(0), column(3), column(4))).toBe(1113 + 11 + 1);
  expect(worth(column(0), column(0), column(0))).toBe(3 * 1113);
});
