import { describe, expect, test } from 'vitest';
import { occupy, removeOutpost, returnOutpost } from '../../../kit/actions.ts';
import type { Action, Company, Effect, GameEvent, GameState, StationColumn } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { left, station } from '../../../kit/stations.ts';
import { type Change, findCard, lay, refusal, tableWith } from '../../../kit/table.ts';

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
const FULL = [column(5), column(5), column(5)];

/** Seat 0 spends the energy of one card on a company. */
function expanding(company: Company, energy: 1 | 2 | 3, change: Change): GameState {
  const card = findCard(({ action }) => action.kind === 'energy' && action.value === energy);
  const start = table.onTurn((draft) => {
    lay(draft, 0, card);
    change(draft);
  });
  return table.act(start, { type: 'useEnergy', seat: 0, company });
}

/** Minerva has entered sector 21 and ousts Skymine, whose station has these columns. */
function ousting(...columns: readonly StationColumn[]): { state: GameState; events: readonly GameEvent[] } {
  const start = expanding('minerva', 2, (draft) => {
    station('skymine', ...columns)(draft);
    draft.sectors[20] = ['skymine'];
  });
  return table.played(start, occupy(21));
}
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

describe('home spaces', () => {
  test('STATION-1 a station has three columns of five spaces, all covered at the start', () => {
    for (const company of COMPANIES) {
      expect(defaultContent.moon.stations[company].columns.map(({ length }) => length)).toEqual([5, 5, 5]);
      expect(table.onTurn().stations[company]).toEqual(FULL);
    }
  });

  test.each([
    [4, 1],
    [3, 11],
    [2, 111],
    [1, 1111],
    [0, 1113],
  ])('STATION-1 STATION-10 the uncovered spaces of a column with %i outposts show %i', (outposts, value) => {
    expect(worth(column(outposts), column(5), column(5))).toBe(value);
  });

  test('STATION-2 the fifth space of each column shows 2 coins', () => {
    const columns = COMPANIES.flatMap((company) => defaultContent.moon.stations[company].columns);
    expect(columns.map((spaces) => spaces[4])).toEqual(columns.map(() => 2));
  });

  test('STATION-2 the fifth space stays uncovered once the last outpost of the column has left', () => {
    const start = expanding('minerva', 3, station('minerva', column(1), column(5), column(5)));
    const opened = table.act(start, occupy(21, 0));
    expect(opened.stations.minerva[0]).toEqual({ pieces: 0, opened: true });
    expect(worth(column(4, true), column(5), column(5))).toBe(2);
    expect(worth(column(1, true), column(5), column(5))).toBe(113);
  });

  test('STATION-10 the value of a share is the sum of all visible icons in the station', () => {
    expect(worth(...FULL)).toBe(0);
    expect(worth(column(0), column(3), column(4))).toBe(1113 + 11 + 1);
    expect(worth(column(0), column(0), column(0))).toBe(3 * 1113);
  });
});

describe('outposts leave', () => {
  test('STATION-3 takes an outpost from the top of a column', () => {
    const state = table.act(
      expanding('minerva', 3, () => {}),
      occupy(21, 1),
    );
    expect(left(state, 'minerva')).toEqual([5, 4, 5]);
    expect(value(state, 'minerva')).toBe(1); // space 1 is visible
  });

  test('STATION-3 rejects an empty column and one that does not exist', () => {
    const state = expanding('minerva', 3, station('minerva', column(0), column(1), column(2)));
    expect(refusal(state, occupy(21, 0))).toEqual(['emptyColumn STATION-3']);
    for (const from of [3, -1]) expect(refusal(state, occupy(21, from))).toEqual(['noSuchColumn STATION-1']);
    expect(new Set(table.options(state, 'occupy').map((action) => action.column))).toEqual(new Set([1, 2]));
  });

  test.each<[string, readonly number[], readonly number[]]>([
    ['one column', [1, 1, 1], [5, 2, 5]],
    ['each column', [2, 0, 1], [4, 4, 4]],
    ['two columns', [0, 2, 0], [3, 5, 4]],
  ])('STATION-4 outposts can be taken from %s', (_, columns, counts) => {
    const sectors = [16, 21, 18];
    const state = table.act(
      expanding('minerva', 3, () => {}),
      ...columns.map((from, index) => occupy(sectors[index] ?? 0, from)),
    );
    expect(left(state, 'minerva')).toEqual(counts);
  });

  test('STATION-9 loses the rest of the energy when the station runs out during an action', () => {
    const start = expanding('minerva', 3, station('minerva', column(0), column(0), column(1)));
    const { state, events } = table.played(start, occupy(21, 2));
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 2 });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
    expect(state.sectors.flat()).toEqual(['minerva']);
  });

  test('STATION-9 an empty station allows no expansion until an outpost has returned', () => {
    const empty = expanding('skymine', 3, station('skymine', column(0), column(0), column(0)));
    expect(prompt(empty)).toMatchObject({ kind: 'turn', seat: 1 });
    expect(empty.sectors.flat()).toEqual([]);
    const back = expanding('skymine', 3, station('skymine', column(0), column(1, true), column(0)));
    expect(table.options(back, 'occupy').length).toBeGreaterThan(0);
  });

  test('AMB-EXP-9 an outpost returned to an uncovered column can be taken again', () => {
    const start = expanding('minerva', 3, station('minerva', column(5), column(1, true), column(5)));
    const state = table.act(start, occupy(21, 1));
    expect(state.stations.minerva[1]).toEqual({ pieces: 0, opened: true });
    expect(value(state, 'minerva')).toBe(1113);
  });
});

describe('outposts return', () => {
  test('STATION-5 an outpost returns to the lowest vacant space of the chosen column', () => {
    const { state } = ousting(column(2), column(4), column(5));
    expect(prompt(state)).toMatchObject({ kind: 'ousting', seat: 0 });
    expect(value(state, 'skymine')).toBe(111 + 1);
    expect(table.options(state, 'returnOutpost').map((action) => action.column)).toEqual([0, 1]);
    const low = table.act(state, returnOutpost(0));
    expect(left(low, 'skymine')).toEqual([3, 4, 5]);
    expect(value(low, 'skymine')).toBe(11 + 1); // space 3 of the first column is covered
    const high = table.act(state, returnOutpost(1));
    expect(value(high, 'skymine')).toBe(111);
  });

  test('STATION-5 an outpost returns to the station of its own company', () => {
    const { state } = ousting(column(4), column(5), column(5));
    expect(left(state, 'skymine')).toEqual([5, 5, 5]);
    expect(left(state, 'minerva')).toEqual([4, 5, 5]);
  });

  test('STATION-6 STATION-2 an outpost returns to the fourth space of an uncovered column and leaves the 2 coins visible', () => {
    const { state } = ousting(column(0), column(5), column(5));
    expect(state.stations.skymine[0]).toEqual({ pieces: 1, opened: true });
    expect(value(state, 'skymine')).toBe(1 + 10 + 100 + 2);
  });

  test('STATION-6 the value of a share falls when icons are covered again', () => {
    const before = worth(column(0), column(5), column(5));
    const after = worth(column(1, true), column(5), column(5));
    expect([before, after]).toEqual([1113, 113]);
  });

  test('STATION-7 an outpost without a vacant space leaves the game', () => {
    const { state, events } = ousting(column(4, true), column(4, true), column(5));
    expect(events).toContainEqual({ type: 'outpostLost', company: 'skymine', sector: 21 });
    expect(state.removed).toEqual({ skymine: 2 + 1, minerva: 0, astrogo: 0, tawac: 0 });
    expect(left(state, 'skymine')).toEqual([4, 4, 5]);
    expect(state.sectors[20]).toEqual(['minerva']);
  });

  test('STATION-8 a full column cannot be chosen while another has room', () => {
    const { state } = ousting(column(4, true), column(3, true), column(4));
    expect(refusal(state, returnOutpost(0))).toEqual(['fullColumn STATION-8']);
    expect(refusal(state, returnOutpost(3))).toEqual(['noSuchColumn STATION-1']);
    expect(table.options(state, 'returnOutpost').map((action) => action.column)).toEqual([1, 2]);
    expect(refusal(state, { type: 'stop', seat: 0 })).toEqual(['notThisDecision EXP-18']);
  });

  test('STATION-8 an outpost returns automatically when only one column has room', () => {
    const { state } = ousting(column(4, true), column(3, true), column(5));
    expect(left(state, 'skymine')).toEqual([4, 4, 5]);
    expect(state.removed.skymine).toBe(3); // those taken by `column`
  });
});

describe('outposts are removed', () => {
  test('STATION-11 AMB-EXP-11 removes one outpost from the top of any column of any station', () => {
    const state = table.act(table.onTurn(), place);
    expect(prompt(state)).toEqual({ seat: 0, kind: 'removal', params: { count: 1, optional: false } });
    expect(table.options(state, 'removeOutpost')).toHaveLength(12);
    expect(refusal(state, { type: 'stop', seat: 0 })).toEqual(['removalCompulsory ICON-9']);
    const after = table.act(state, removeOutpost('tawac', 2));
    expect(left(after, 'tawac')).toEqual([5, 5, 4]);
    expect(after.removed).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 1 });
    expect(after.sectors.flat()).toEqual([]);
    expect(value(after, 'tawac')).toBe(1);
  });

  test('STATION-11 rejects an empty column', () => {
    const state = table.act(table.onTurn(station('tawac', column(5), column(0), column(5))), place);
    expect(refusal(state, removeOutpost('tawac', 1))).toEqual(['emptyColumn STATION-3']);
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

  test('STATION-11 STATION-2 the last outpost of a column uncovers its fifth space for good', () => {
    const start = table.onTurn(station('tawac', column(1), column(5), column(5)));
    const state = table.act(start, place, removeOutpost('tawac', 0));
    expect(state.stations.tawac[0]).toEqual({ pieces: 0, opened: true });
  });
});
