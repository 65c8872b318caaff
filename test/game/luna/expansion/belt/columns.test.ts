import { describe, expect, test } from 'vitest';
import { put } from '../../../../kit/belt.ts';
import { eventsOf } from '../../../../kit/events.ts';
import { LUNA } from '../../../../kit/luna.ts';
import { expansion, lunaDue, MAX_3, MIN_2, moves, stations, turnOf } from '../../../../kit/lunaBelt.ts';
import type { Company, StationColumn } from '../../../../kit/pinned.ts';
import { defaultContent } from '../../../../kit/pinned.ts';
import { left } from '../../../../kit/stations.ts';
import { type Change, player, tableWith } from '../../../../kit/table.ts';

/** A column with this many pieces, whose last space has never been uncovered, or has been. */
const covered = (pieces: number): StationColumn => ({ pieces, opened: false });
const opened = (pieces: number): StationColumn => ({ pieces, opened: true });
type Columns = readonly [StationColumn, StationColumn, StationColumn];

const setStation =
  (company: Company, columns: Columns): Change =>
  (draft) => {
    draft.stations[company] = columns.map((column) => ({ ...column }));
  };

/** The column of the first outpost taken. Minerva's logo is on the right, Tawac's on the left. */
function takenFrom(company: Company, columns: Columns): unknown {
  const { before, state, events } = expansion(MIN_2, company, setStation(company, columns));
  const chosen = eventsOf(events, 'lunaColumnChosen').filter((each) => each.company === company);
  const taken = [0, 2].map((column) => chosen.filter((each) => each.column === column).length);
  const [now, then] = [left(state, company), left(before, company)];
  expect([0, 2].map((column) => (then[column] ?? 0) - (now[column] ?? 0))).toEqual(taken);
  return [chosen[0]?.column, chosen[0]?.rule];
}

/** The column to which Minerva's or Tawac's outpost returns when Skymine ousts it from asteroid 17. */
function returnedTo(company: Company, columns: Columns): unknown {
  const { events } = expansion(MIN_2, 'skymine', (draft) => {
    put(draft, company, { asteroid: 17, space: 0 });
    for (const space of [0, 1, 2, 3]) put(draft, 'skymine', { asteroid: 15, space });
    for (const space of [0, 1]) put(draft, 'skymine', { asteroid: 21, space });
    stations({ skymine: [6, 0, 6] })(draft);
    setStation(company, columns)(draft);
  });
  const chosen = eventsOf(events, 'lunaColumnChosen').find((each) => each.company === company);
  expect(moves(events).filter((move) => move.startsWith(company))).toEqual([
    chosen === undefined ? `${company} outpost lost` : `${company} back to column ${chosen.column}`,
  ]);
  return chosen && [chosen.column, chosen.rule];
}

describe('the column that gives an outpost', () => {
  test.each<[what: string, company: Company, columns: Columns, column: number, rule: string]>([
    ['most vacant spaces', 'minerva', [covered(4), covered(5), covered(5)], 0, 'LACT-41'],
    ['most vacant spaces', 'tawac', [covered(5), covered(5), covered(3)], 2, 'LACT-41'],
    ['equal: nearest to the logo', 'minerva', [covered(6), covered(5), covered(6)], 2, 'LACT-41'],
    ['equal: nearest to the logo', 'tawac', [covered(6), covered(5), covered(6)], 0, 'LACT-41'],
    ['equal: nearest to the logo', 'minerva', [covered(2), covered(5), covered(2)], 2, 'LACT-41'],
    ['never the centre', 'minerva', [covered(5), covered(1), covered(6)], 0, 'LACT-41'],
    ['a covered last space first', 'minerva', [opened(2), covered(5), covered(6)], 2, 'LACT-41'],
    ['a covered last space first', 'tawac', [covered(6), covered(5), opened(1)], 0, 'LACT-41'],
    ['all uncovered: most vacant', 'minerva', [opened(2), covered(5), opened(3)], 0, 'LACT-42'],
    ['all uncovered: most vacant', 'tawac', [opened(4), covered(5), opened(1)], 2, 'LACT-42'],
    ['all uncovered and equal: the logo', 'minerva', [opened(3), opened(0), opened(3)], 2, 'LACT-42'],
    ['all uncovered and equal: the logo', 'tawac', [opened(3), opened(0), opened(3)], 0, 'LACT-42'],
    ['AMB-LACT-6 an empty column has none', 'minerva', [opened(0), covered(5), opened(4)], 2, 'LACT-42'],
    ['AMB-LACT-6 an empty column has none', 'minerva', [opened(4), covered(5), opened(0)], 0, 'LACT-42'],
    ['the only one left', 'minerva', [covered(1), opened(0), opened(0)], 0, 'LACT-41'],
  ])('LACT-41 LACT-42 LACT-52 %s: %s %j', (_, company, columns, column, rule) => {
    expect(takenFrom(company, columns)).toEqual([column, rule]);
  });

  test('LACT-43 LACT-52 the column is chosen separately for each outpost', () => {
    const minerva: Change = (draft) => {
      setStation('minerva', [covered(1), opened(0), covered(6)])(draft);
      for (const asteroid of [14, 15, 8]) put(draft, 'tawac', { asteroid, space: 0 });
    };
    const { state, events } = expansion(MAX_3, 'minerva', minerva);
    expect(eventsOf(events, 'lunaColumnChosen').map(({ column }) => column)).toEqual([0, 2, 2]);
    expect(state.stations.minerva).toEqual([opened(0), opened(0), covered(4)]);
  });
});

describe('the column an outpost returns to', () => {
  test.each<[what: string, company: Company, columns: Columns, column: number, rule: string]>([
    ['most vacant spaces', 'minerva', [covered(4), covered(0), covered(5)], 0, 'LACT-41'],
    ['most vacant spaces', 'tawac', [covered(5), covered(5), covered(3)], 2, 'LACT-41'],
    ['equal: nearest to the logo', 'minerva', [covered(5), covered(5), covered(5)], 2, 'LACT-41'],
    ['equal: nearest to the logo', 'tawac', [covered(5), covered(5), covered(5)], 0, 'LACT-41'],
    ['a covered last space first', 'minerva', [opened(0), covered(5), covered(5)], 2, 'LACT-41'],
    ['AMB-LACT-7 a full column takes none', 'minerva', [opened(3), covered(5), covered(6)], 0, 'LACT-42'],
    ['AMB-LACT-7 a full column takes none', 'tawac', [covered(6), covered(5), covered(5)], 2, 'LACT-41'],
    ['all uncovered: most vacant', 'minerva', [opened(0), covered(5), opened(1)], 0, 'LACT-42'],
    ['all uncovered and equal: the logo', 'tawac', [opened(4), covered(5), opened(4)], 0, 'LACT-42'],
    ['AMB-LACT-6 no crossed-out space', 'minerva', [opened(4), covered(5), opened(5)], 0, 'LACT-42'],
  ])('LACT-41 LACT-42 LACT-55 %s: %s %j', (_, company, columns, column, rule) => {
    expect(returnedTo(company, columns)).toEqual([column, rule]);
  });

  test.each<[Columns]>([
    [[covered(6), covered(0), covered(6)]],
    [[opened(5), covered(2), covered(6)]],
    [[opened(5), opened(0), opened(5)]],
  ])('LACT-55 the outpost leaves the game when it has no space in %j', (columns) => {
    expect(returnedTo('minerva', columns)).toBeUndefined();
  });
});

describe('LACT-42 fewest coin icons', () => {
  /** Minerva's left column shows fewer icons from the top than the right one, which is closer to its logo. */
  const { belt } = defaultContent;
  const uneven = tableWith({
    ...defaultContent,
    id: 'uneven-columns',
    belt: {
      ...belt,
      stations: {
        ...belt.stations,
        minerva: {
          ...belt.stations.minerva,
          columns: [
            [0, 0, 0, 1, 2, 2],
            [0, 1, 1, 1, 2],
            [0, 0, 1, 2, 2, 2],
          ],
        },
      },
    },
  });
  const from = (columns: Columns): unknown => {
    const { events } = expansion(MIN_2, 'minerva', setStation('minerva', columns), uneven);
    return eventsOf(events, 'lunaColumnChosen')[0];
  };

  test('LACT-42 decides between columns with equally many vacant spaces, before the logo', () => {
    expect(from([opened(2), covered(5), opened(2)])).toMatchObject({
      column: 0,
      rule: 'LACT-42',
      decidedBy: 'coinIcons',
    });
    expect(from([opened(2), covered(5), opened(1)])).toMatchObject({ column: 2, decidedBy: 'vacantSpaces' });
    expect(from([opened(4), covered(5), opened(4)])).toMatchObject({ column: 2, decidedBy: 'logo' });
  });

  test('LACT-41 ignores icons while a last space is covered', () => {
    expect(from([covered(3), covered(5), covered(3)])).toMatchObject({ column: 2, rule: 'LACT-41', decidedBy: 'logo' });
  });
});

describe('LACT-44 two companies', () => {
  const due = (change: Change) =>
    lunaDue('II-7', (draft) => {
      player(draft, LUNA).tracks = { skymine: 0, minerva: 2, astrogo: 0, tawac: 1 };
      change(draft);
    });

  test('LACT-44 expands the less valuable company first, with all its points', () => {
    const minervaFirst = turnOf(due(stations({ minerva: [6, 5, 6], tawac: [2, 5, 6] })));
    expect(moves(minervaFirst.events)).toEqual(['minerva to 10/0', 'minerva to 7', 'tawac to 1/0', 'tawac to 2']);
    const tawacFirst = turnOf(due(stations({ minerva: [2, 5, 6], tawac: [6, 5, 6] })));
    expect(moves(tawacFirst.events)).toEqual(['tawac to 1/0', 'tawac to 2', 'minerva to 10/0', 'minerva to 7']);
  });

  test('LACT-44 points lost by one company do not go to the other', () => {
    const { events, state } = turnOf(due(stations({ minerva: [0, 0, 0], tawac: [6, 5, 6] })));
    expect(moves(events)).toEqual(['tawac to 1/0', 'tawac to 2', 'skipped by LACT-40']);
    expect(left(state, 'tawac')).toEqual([5, 4, 6]);
  });
});
