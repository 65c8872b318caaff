import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../kit/events.ts';
import {
  earned,
  entries,
  LUNA,
  lunaBoard,
  lunaPlays,
  lunasTurn,
  occupied,
  rankCompanies,
  setTracks,
  soloTurn,
  tableWithEntries,
} from '../../../kit/luna.ts';
import type { Company } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { home, left } from '../../../kit/stations.ts';
import { type Change, settle, tableWith } from '../../../kit/table.ts';

/** A Moon without neighbouring sectors. */
const { moon } = defaultContent;
const sectors = moon.sectors.map((sector) => ({ ...sector, neighbours: [] }));
const apart = tableWith({ ...defaultContent, moon: { ...moon, sectors } });

/** Luna leads on the track of one company, by card I-6 (2 MIN) or I-7 (2 MAX). */
const expanding = (company: Company, card: 'I-6' | 'I-7', change: Change = () => {}) =>
  soloTurn(card, 'B', (draft) => {
    setTracks(draft, LUNA, { [company]: 1 });
    change(draft);
  });

describe('the expanding company', () => {
  test.each(COMPANIES)('LACT-3 %s advances, then expands', (company) => {
    const played = expanding(company, 'I-6');
    expect(lunaBoard(played.state).tracks[company]).toBe(3);
    const order = played.events.map(({ type }) => type);
    expect(order.lastIndexOf('trackAdvanced')).toBeLessThan(order.indexOf('sectorOccupied'));
    expect(eventsOf(played.events, 'sectorOccupied').map((event) => event.company)).toEqual([company, company]);
    expect(eventsOf(played.events, 'lunaCompaniesChosen')).toHaveLength(1);
  });

  test('LACT-3 does not select the company again between points', () => {
    // The least valuable company expands with a column's last outpost, which makes it the most valuable.
    const played = entries(
      [
        { kind: 'track', steps: 1, selection: 'leastValuable' },
        { kind: 'expand', sectors: 3, prefer: 'min' },
      ],
      (draft) => {
        for (const company of COMPANIES) home(draft, company, 1, 4, 5);
        home(draft, 'minerva', 1, 5, 5);
      },
    );
    expect(eventsOf(played.events, 'sectorOccupied').map(({ company }) => company)).toEqual([
      'minerva',
      'minerva',
      'minerva',
    ]);
  });
});

describe('points', () => {
  test.each([
    ['I-6', 2, 'min'],
    ['I-7', 2, 'max'],
    ['I-10', 3, 'max'],
    ['II-3', 3, 'max'],
  ] as const)('LACT-38 card %s places %i outposts, %s', (card, points, prefer) => {
    const played = soloTurn(card, 'B');
    expect(occupied(played)).toHaveLength(points);
    expect(eventsOf(played.events, 'lunaTargetChosen').map((event) => event.prefer)).toEqual(
      Array.from({ length: points }, () => prefer),
    );
    expect(played.state.sectors.flat()).toHaveLength(points);
  });

  test('LACT-38 double borders and rivals cost one point each time', () => {
    // Skymine: 9 is behind a double border; a rival is there and in the two other sectors in reach.
    const played = expanding('skymine', 'I-6', (draft) => {
      for (const sector of [9, 19, 22]) settle(draft, 'minerva', sector);
    });
    expect(occupied(played)).toEqual(['skymine 9', 'skymine 4']);
    expect(played.state.sectors[8]).toEqual(['skymine']);
  });

  test('LACT-38 each point starts from the result of the previous one', () => {
    // 9 brings 4 into reach, which is lower than 19 and 22.
    expect(occupied(expanding('skymine', 'I-6'))).toEqual(['skymine 9', 'skymine 4']);
    expect(occupied(expanding('skymine', 'I-7'))).toEqual(['skymine 22', 'skymine 24']);
  });

  test('LACT-39 structures in the sectors give her nothing', () => {
    // 1: helium; 2: a step on the track; 22: nothing; 24: research points; 21 and 3: coins.
    for (const [company, card] of [
      ['astrogo', 'I-6'],
      ['minerva', 'I-6'],
      ['minerva', 'I-7'],
      ['tawac', 'I-6'],
      ['skymine', 'I-7'],
    ] as const) {
      const played = expanding(company, card);
      expect(occupied(played)).toHaveLength(2);
      const { helium, upload, tracks } = lunaBoard(played.state);
      expect([earned(played), helium, upload]).toEqual([0, 0, 0]);
      expect(tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0, [company]: 3 });
    }
  });

  test('LACT-40 loses the points when the station has no outpost', () => {
    const played = expanding('skymine', 'I-6', (draft) => home(draft, 'skymine', 0, 0, 0));
    expect(occupied(played)).toEqual([]);
    expect(eventsOf(played.events, 'lunaSkipped')).toMatchObject([{ action: 'expand', rule: 'LACT-40' }]);
    expect(lunaBoard(played.state).tracks.skymine).toBe(3);
  });

  test('LACT-40 uses the first point and loses the second when one outpost is left', () => {
    const played = expanding('skymine', 'I-6', (draft) => home(draft, 'skymine', 0, 1, 0));
    expect(occupied(played)).toEqual(['skymine 9']);
    expect(left(played.state, 'skymine')).toEqual([0, 0, 0]);
    expect(eventsOf(played.events, 'lunaSkipped')).toMatchObject([{ action: 'expand', rule: 'LACT-40' }]);
  });

  test('LACT-40 loses the points when the company already has every sector in reach', () => {
    const played = lunaPlays(
      lunasTurn(
        { B: 'I-7' },
        (draft) => {
          setTracks(draft, LUNA, { skymine: 1 });
          settle(draft, 'skymine', 9, 22);
        },
        {},
        apart,
      ),
    );
    expect(occupied(played)).toEqual(['skymine 19']);
    expect(eventsOf(played.events, 'lunaSkipped')).toMatchObject([{ action: 'expand', rule: 'LACT-40' }]);
  });
});

describe('two companies on one card', () => {
  /** Card II-7: Luna has the biggest lead with Skymine, then with Astrogo. */
  const twice = (change: Change) =>
    soloTurn('II-7', 'B', (draft) => {
      setTracks(draft, LUNA, { skymine: 3, astrogo: 2 });
      change(draft);
    });

  test.each<[string, Company[], string[]]>([
    ['Astrogo', ['skymine', 'astrogo'], ['astrogo 1', 'astrogo 2', 'skymine 9', 'skymine 4']],
    ['Skymine', ['astrogo', 'skymine'], ['skymine 9', 'skymine 4', 'astrogo 1', 'astrogo 2']],
  ])('LACT-44 %s is less valuable and expands first, with all its points', (_, ranks, expected) => {
    const played = twice((draft) => rankCompanies(draft, ...ranks));
    expect(occupied(played)).toEqual(expected);
    expect(lunaBoard(played.state).tracks).toEqual({ skymine: 5, minerva: 0, astrogo: 4, tawac: 0 });
  });

  test('LACT-44 the track letter decides when the values are equal', () => {
    expect(occupied(twice(() => {}))).toEqual(['astrogo 1', 'astrogo 2', 'skymine 9', 'skymine 4']);
  });

  test('LACT-44 a company without outposts loses its points and the other one keeps its own', () => {
    const played = twice((draft) => home(draft, 'astrogo', 0, 0, 0));
    expect(occupied(played)).toEqual(['skymine 9', 'skymine 4']);
  });

  test('LACT-44 the second company still has its points after the first one has lost some', () => {
    const played = lunaPlays(
      lunasTurn(
        { B: 'II-7' },
        (draft) => {
          setTracks(draft, LUNA, { skymine: 3, astrogo: 2 });
          settle(draft, 'astrogo', 1, 7, 11); // all sectors in reach
          home(draft, 'astrogo', 4, 4, 4);
          rankCompanies(draft, 'skymine');
        },
        {},
        apart,
      ),
    );
    expect(eventsOf(played.events, 'lunaSkipped')).toMatchObject([{ action: 'expand', rule: 'LACT-40' }]);
    expect(occupied(played)).toEqual(['skymine 9', 'skymine 19']);
  });

  test('LACT-44 LACT-3 picks both companies before they advance', () => {
    const played = twice((draft) => rankCompanies(draft, 'tawac', 'minerva'));
    expect(eventsOf(played.events, 'lunaCompaniesChosen').map(({ companies }) => companies)).toEqual([
      ['skymine', 'astrogo'],
    ]);
    expect(new Set(occupied(played).map((each) => each.split(' ')[0]))).toEqual(new Set(['skymine', 'astrogo']));
  });
});

test('LACT-38 spends the number of points printed on the entry', () => {
  for (const sectors of [1, 4]) {
    const state = lunasTurn(
      { B: 'I-1' },
      undefined,
      {},
      tableWithEntries(
        { kind: 'track', steps: 1, selection: 'mostValuable' },
        { kind: 'expand', sectors, prefer: 'min' },
      ),
    );
    expect(occupied(lunaPlays(state))).toHaveLength(sectors);
  }
});
