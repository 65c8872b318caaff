import { expect, test } from 'vitest';
import { removeOutpost } from '../../../kit/actions.ts';
import type { Action, Company, Effect, GameState, StationColumn } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { left, station } from '../../../kit/stations.ts';
import { type Change, findCard, tableWith } from '../../../kit/table.ts';

/** Icons that identify the visible spaces of a column: a whole column adds up to 1113. */
const SPACES = [1, 10, 100, 1000, 2];

/** A game with these stations, without structures, and with a bonus space that gives a reward for free. */
function tableFor(reward: readonly Effect[]) {
  const { moon } = defaultContent;
  const station = (company: Company) => ({ ...moon.stations[company], columns: [SPACES, SPACES, SPACES] });
  return tableWith({
    ...defaultContent,
    moon: {
      ...moon,
      sectors: moon.sectors.map((sector) => ({ ...sector, structures: [] })),
      stations: {
        skymine: station('skymine'),
        minerva: station('minerva'),
        astrogo: station('astrogo'),
        tawac: station('tawac'),
      },
    },
    spaces: defaultContent.spaces.map((space) =>
      space.id === 'purchase' ? { ...space, terms: { cost: 0, destroys: null, reward } } : space,
    ),
  });
}
const table = tableFor([{ kind: 'removeOutposts', count: 1 }]);
const removingTwo = tableFor([{ kind: 'removeOutposts', count: 2 }]);

const column = (outposts: number, opened = outposts === 0): StationColumn => ({ pieces: outposts, opened });
const place: Action = { type: 'placeBonusMarker', seat: 0, space: 'purchase' };

/** The value of a share, from the score of seat 0 with one more share card. */
function value(state: GameState, company: Company): number {
  const card = findCard(({ action, share }) => action.kind === 'share' && share === company);
  const [first, ...others] = state.players;
  if (first === undefined) throw new Error('no players');
  const more = { ...state, players: [{ ...first, hand: [...first.hand, card] }, ...others] };
  return (table.rules.score(more)[0]?.[company] ?? 0) - (table.rules.score(state)[0]?.[company] ?? 0);
}
/** The value of a share for a station with these columns. */
const worth = (...columns: readonly StationColumn[]): number =>
  value(table.onTurn(station('minerva', ...columns)), 'minerva');

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

test.each<[string, readonly [Action, Action], Company[]]>([
  ['the same station', [removeOutpost('tawac', 0), removeOutpost('tawac', 0)], ['tawac', 'tawac']],
  ['different stations', [removeOutpost('tawac', 1), removeOutpost('skymine', 0)], ['tawac', 'skymine']],
])('STATION-11 two outposts can be removed from %s', (_, removals, companies) => {
  const state = removingTwo.act(removingTwo.act(removingTwo.onTurn(), place), ...removals);
  for (const company of COMPANIES) {
    expect(state.removed[company]).toBe(companies.filter((each) => each === company).length);
  }
  expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
});

const emptied: Change = (draft) => {
  for (const company of COMPANIES) station(company, column(0), column(0), column(0))(draft);
};

test('STATION-11 removes nothing when all stations are empty', () => {
  const state = removingTwo.act(removingTwo.onTurn(emptied), place);
  expect(state.removed).toEqual({ skymine: 15, minerva: 15, astrogo: 15, tawac: 15 });
  expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
});

test('STATION-11 removes the only outpost left', () => {
  const start = removingTwo.onTurn((draft) => {
    emptied(draft);
    station('astrogo', column(0), column(1, true), column(0))(draft);
  });
  const state = removingTwo.act(start, place);
  expect(state.removed.astrogo).toBe(14 + 1);
  expect(left(state, 'astrogo')).toEqual([0, 0, 0]);
  expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
});
