import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../kit/events.ts';
import { LUNA, lunaPlays, lunasTurn, setTracks, soloTurn } from '../../../kit/luna.ts';
import type { Company, Content, StationColumn } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { home, left, opened } from '../../../kit/stations.ts';
import { settle, tableWith } from '../../../kit/table.ts';

type Columns = readonly (number | StationColumn)[];

/** A company with these columns expands by 2 points of card I-6. */
const taking = (company: Company, ...columns: Columns) =>
  soloTurn('I-6', 'B', (draft) => {
    setTracks(draft, LUNA, { [company]: 1 });
    home(draft, company, ...columns);
  });
/** The columns of the two outposts taken. */
const from = (company: Company, ...columns: Columns): number[] =>
  eventsOf(taking(company, ...columns).events, 'lunaColumnChosen').map(({ column }) => column);
const first = (company: Company, ...columns: Columns): number | undefined => from(company, ...columns)[0];

describe('the main outpost column', () => {
  test.each<[string, Company, Columns, number]>([
    ['the most vacant spaces, in the middle', 'skymine', [4, 2, 5], 1],
    ['the most vacant spaces, on the left', 'skymine', [1, 2, 4], 0],
    ['the most vacant spaces, on the right', 'minerva', [3, 2, 1], 2],
    ['the column nearest to the logo when equal, on the right', 'skymine', [5, 5, 5], 2],
    ['the column nearest to the logo when equal, also on the right', 'tawac', [3, 3, 4], 1],
    ['the column nearest to the logo when equal, on the left', 'minerva', [5, 5, 5], 0],
    ['the column nearest to the logo when equal, also on the left', 'astrogo', [4, 3, 3], 1],
    ['never an empty column with an uncovered final space', 'skymine', [0, 4, 5], 1],
    ['never a column whose final space was uncovered before', 'skymine', [5, opened(1), 4], 2],
    ['the only one with a covered final space, although nothing is vacant', 'skymine', [5, opened(2), opened(1)], 0],
  ])('LACT-41 main outpost column: %s', (_, company, columns, expected) => {
    expect(first(company, ...columns)).toBe(expected);
  });

  test('LACT-41 the outpost comes from the top of that column', () => {
    const { state } = taking('skymine', 3, 5, 5);
    expect(left(state, 'skymine')).toEqual([1, 5, 5]);
  });

  test('LACT-43 the main column is determined separately for each outpost taken', () => {
    // The last outpost of column 2 uncovers its last space.
    expect(from('skymine', 5, 4, 1)).toEqual([2, 1]);
    expect(from('minerva', 2, 2, 1)).toEqual([2, 0]);
    expect(left(taking('skymine', 5, 4, 1).state, 'skymine')).toEqual([5, 3, 0]);
    expect(from('skymine', 5, 5, 4)).toEqual([2, 2]);
  });
});

describe('all final spaces uncovered', () => {
  test.each<[string, Company, Columns, number]>([
    ['the most vacant spaces', 'skymine', [opened(1), opened(3), opened(2)], 0],
    ['the most vacant spaces, right', 'minerva', [opened(2), opened(3), opened(1)], 2],
    ['AMB only columns with an outpost', 'skymine', [0, opened(3), opened(2)], 2],
    ['AMB the last column with an outpost', 'minerva', [0, 0, opened(4)], 2],
    ['the column nearest to the logo when equal, right', 'skymine', [opened(2), opened(2), 0], 1],
    ['the column nearest to the logo when equal, left', 'astrogo', [0, opened(2), opened(2)], 1],
  ])('LACT-42 %s', (_, company, columns, expected) => {
    const { events } = taking(company, ...columns);
    expect(eventsOf(events, 'lunaColumnChosen')[0]).toMatchObject({ column: expected, rule: 'LACT-42' });
  });

  test('LACT-42 LACT-43 applies after the first point has uncovered the last final space', () => {
    const { events } = taking('skymine', opened(2), 1, opened(3));
    expect(eventsOf(events, 'lunaColumnChosen').map(({ column, rule }) => `${rule} ${column}`)).toEqual([
      'LACT-41 1',
      'LACT-42 0',
    ]);
  });

  /** Columns with different icons: the top space has 1 on the left and right, 0 in the middle. */
  function withIcons(): Content {
    const { moon } = defaultContent;
    const columns = [1, 0, 1].map((top) => [top, 1, 1, 1, 2]);
    const { skymine, minerva } = moon.stations;
    return {
      ...defaultContent,
      moon: {
        ...moon,
        stations: { ...moon.stations, skymine: { ...skymine, columns }, minerva: { ...minerva, columns } },
      },
    };
  }
  const onIcons = tableWith(withIcons());
  const takingIcons = (company: Company, ...columns: Columns): number | undefined => {
    const start = lunasTurn(
      { B: 'I-6' },
      (draft) => {
        setTracks(draft, LUNA, { [company]: 1 });
        home(draft, company, ...columns);
      },
      {},
      onIcons,
    );
    return eventsOf(lunaPlays(start).events, 'lunaColumnChosen')[0]?.column;
  };

  test.each(['skymine', 'minerva'] as const)(
    'LACT-42 %s: among equal columns, the fewest coin icons decide',
    (company) => {
      expect(takingIcons(company, opened(3), opened(3), opened(3))).toBe(1);
      expect(takingIcons(company, opened(2), opened(3), opened(3))).toBe(0); // more vacant spaces come first
    },
  );

  test('LACT-42 after the coin icons, the distance to the logo decides', () => {
    expect(takingIcons('skymine', opened(3), opened(4), opened(3))).toBe(2);
    expect(takingIcons('minerva', opened(3), opened(4), opened(3))).toBe(0);
  });

  test('LACT-41 coin icons do not count while a final space is covered', () => {
    expect(takingIcons('skymine', 3, 3, 3)).toBe(2);
    expect(takingIcons('minerva', 3, 3, 3)).toBe(0);
  });
});

describe('columns for returning outposts', () => {
  /** Skymine ousts a company's outposts from sectors 9 and 19, by card I-6 (2 MIN). */
  const returning = (company: Company, ...columns: Columns) =>
    soloTurn('I-6', 'B', (draft) => {
      setTracks(draft, LUNA, { skymine: 1 });
      // Sectors 4, 6, 13, 20 and 22 have rivals as well, so that 9 and then 4 are entered.
      settle(draft, company, 9, 4, 6, 13, 19, 22);
      home(draft, company, ...columns);
    });
  const to = (company: Company, ...columns: Columns): number[] =>
    eventsOf(returning(company, ...columns).events, 'outpostReturned').map(({ column }) => column);

  test.each<[string, Company, Columns, number[]]>([
    ['the most vacant spaces', 'minerva', [4, 2, 5], [1, 1]],
    ['a separate choice for each outpost', 'minerva', [4, 4, 5], [0, 1]],
    ['a separate choice for each outpost, logo on the right', 'tawac', [4, 4, 5], [1, 0]],
    ['a covered final space before more vacant ones', 'minerva', [0, 4, 4], [1, 2]],
    ['AMB a full column takes no outpost', 'minerva', [5, 4, opened(2)], [1, 2]],
    [
      'AMB the most vacant column when none with a covered final space has room',
      'minerva',
      [5, opened(3), opened(1)],
      [2, 2],
    ],
    ['AMB never a column where only the crossed-out space is vacant', 'minerva', [5, opened(4), opened(3)], [2]],
    ['a station without any outposts', 'minerva', [0, 0, 0], [0, 1]],
  ])('LACT-43 LACT-48 %s', (_, company, columns, expected) => {
    expect(to(company, ...columns)).toEqual(expected);
  });
});
