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
    ['among equals nearest to the logo, on the right', 'skymine', [5, 5, 5], 2],
    ['among equals nearest to the logo, on the right too', 'tawac', [3, 3, 4], 1],
    ['among equals nearest to the logo, on the left', 'minerva', [5, 5, 5], 0],
    ['among equals nearest to the logo, on the left too', 'astrogo', [4, 3, 3], 1],
    ['not an empty one, whose final space is uncovered', 'skymine', [0, 4, 5], 1],
    ['not one whose final space was uncovered before', 'skymine', [5, opened(1), 4], 2],
    ['the only one with a covered final space, though nothing is vacant', 'skymine', [5, opened(2), opened(1)], 0],
  ])('LACT-41 %s', (_, company, columns, expected) => {
    expect(first(company, ...columns)).toBe(expected);
  });

  test('LACT-41 the outpost comes from the top of that column', () => {
    const { state } = taking('skymine', 3, 5, 5);
    expect(left(state, 'skymine')).toEqual([1, 5, 5]);
  });

  test('LACT-43 it is determined anew for each outpost taken', () => {
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
    ['AMB only columns that hold an outpost', 'skymine', [0, opened(3), opened(2)], 2],
    ['AMB the last one that holds an outpost', 'minerva', [0, 0, opened(4)], 2],
    ['among equals nearest to the logo, right', 'skymine', [opened(2), opened(2), 0], 1],
    ['among equals nearest to the logo, left', 'astrogo', [0, opened(2), opened(2)], 1],
  ])('LACT-42 %s', (_, company, columns, expected) => {
    const { events } = taking(company, ...columns);
    expect(eventsOf(events, 'lunaColumnChosen')[0]).toMatchObject({ column: expected, rule: 'LACT-42' });
  });

  test('LACT-42 LACT-43 also when the first point has uncovered the last final space', () => {
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

  test.each(['skymine', 'minerva'] as const)('LACT-42 %s: among equals the fewest coin icons', (company) => {
    expect(takingIcons(company, opened(3), opened(3), opened(3))).toBe(1);
    expect(takingIcons(company, opened(2), opened(3), opened(3))).toBe(0); // more vacant spaces come first
  });

  test('LACT-42 then nearest to the logo', () => {
    expect(takingIcons('skymine', opened(3), opened(4), opened(3))).toBe(2);
    expect(takingIcons('minerva', opened(3), opened(4), opened(3))).toBe(0);
  });

  test('LACT-41 while a final space is covered icons do not count', () => {
    expect(takingIcons('skymine', 3, 3, 3)).toBe(2);
    expect(takingIcons('minerva', 3, 3, 3)).toBe(0);
  });
});

describe('columns for what returns', () => {
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
    ['anew for each one', 'minerva', [4, 4, 5], [0, 1]],
    ['anew for each one, logo on the right', 'tawac', [4, 4, 5], [1, 0]],
    ['a covered final space before more vacant ones', 'minerva', [0, 4, 4], [1, 2]],
    ['AMB a full column takes none', 'minerva', [5, 4, opened(2)], [1, 2]],
    [
      'AMB without a covered final space that can take one, the most vacant',
      'minerva',
      [5, opened(3), opened(1)],
      [2, 2],
    ],
    ['AMB not a column where only the crossed-out space is vacant', 'minerva', [5, opened(4), opened(3)], [2]],
    ['without outposts: all are empty', 'minerva', [0, 0, 0], [0, 1]],
  ])('LACT-43 LACT-48 %s', (_, company, columns, expected) => {
    expect(to(company, ...columns)).toEqual(expected);
  });
});
