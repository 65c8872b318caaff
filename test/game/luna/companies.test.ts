import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../kit/events.ts';
import {
  advanced,
  entries,
  LUNA,
  lunaPlays,
  lunasTurn,
  rankCompanies,
  setTracks,
  tableWithEntries,
} from '../../kit/luna.ts';
import type { Company, CreateGameOptions, LunaSelection } from '../../kit/pinned.ts';
import { home, opened } from '../../kit/stations.ts';
import type { Change } from '../../kit/table.ts';

type Options = Partial<CreateGameOptions>;

/** The companies on whose tracks Luna advances, in this order. */
const picked = (selection: LunaSelection, change: Change, options: Options = {}): Company[] =>
  advanced(entries([{ kind: 'track', steps: 1, selection }], change, options));
/** All four companies, from the most to the least valuable. */
const ranking = (change: Change, options: Options = {}): Company[] => picked('allFour', change, options);
/** Track letters in a different order from the companies. */
const SWAPPED: Options = { tracks: { skymine: 'D1', minerva: 'C1', astrogo: 'A2', tawac: 'B1' } };

describe('value', () => {
  test('LACT-13 LACT-14 counts the visible coin icons of a station, not its vacant spaces', () => {
    // Skymine: 3 vacant spaces, no icon. Minerva: 2 and 1. Astrogo: 3 and 2. Tawac: 4 and 3.
    const order = ranking((draft) => {
      home(draft, 'skymine', 4, 4, 4);
      home(draft, 'minerva', 3, 5, 5);
      home(draft, 'astrogo', 2, 5, 5);
      home(draft, 'tawac', 1, 5, 5);
    });
    expect(order).toEqual(['tawac', 'astrogo', 'minerva', 'skymine']);
  });

  test('LACT-13 ignores icons under outposts and counts those on uncovered crossed-out spaces', () => {
    // Skymine shows 2 on its crossed-out space, Minerva 1, Tawac 5 in an empty column, Astrogo 0.
    const order = ranking((draft) => {
      home(draft, 'skymine', opened(4), 5, 5);
      home(draft, 'minerva', 3, 5, 5);
      home(draft, 'astrogo', 4, 5, 5);
      home(draft, 'tawac', 0, 5, 5);
    });
    expect(order).toEqual(['tawac', 'skymine', 'minerva', 'astrogo']);
  });

  test('LACT-14 adds up the icons of all columns', () => {
    const order = ranking((draft) => {
      home(draft, 'skymine', 3, 3, 3);
      home(draft, 'minerva', 2, 5, 5);
      home(draft, 'astrogo', 1, 3, 5);
      home(draft, 'tawac', 3, 5, 5);
    });
    expect(order).toEqual(['astrogo', 'skymine', 'minerva', 'tawac']);
  });
});

describe('ties in value', () => {
  test('LACT-15 on equal value, the company with more vacant home spaces ranks higher', () => {
    const order = ranking((draft) => {
      home(draft, 'skymine', 3, 5, 5); // 2
      home(draft, 'minerva', 3, 4, 5); // 3
      home(draft, 'astrogo', 3, 4, 4); // 4
      home(draft, 'tawac', 4, 4, 4); // value 0
    });
    expect(order).toEqual(['astrogo', 'minerva', 'skymine', 'tawac']);
  });

  test('LACT-15 AMB a vacant crossed-out space counts as a vacant home space', () => {
    // Value 2 and 3 vacant spaces each, including Tawac's crossed-out one. The letters B and D decide.
    const order = ranking((draft) => {
      home(draft, 'skymine', 2, 5, 5);
      home(draft, 'tawac', opened(4), 4, 4);
    }, SWAPPED);
    expect(order.slice(0, 2)).toEqual(['tawac', 'skymine']);
  });

  test.each<[string, Options, Company[]]>([
    ['A, B, C, D', {}, ['skymine', 'minerva', 'astrogo', 'tawac']],
    ['D, C, A, B', SWAPPED, ['astrogo', 'tawac', 'minerva', 'skymine']],
    [
      'E, D, C, B',
      { tracks: { skymine: 'E1', minerva: 'D2', astrogo: 'C2', tawac: 'B2' } },
      ['tawac', 'astrogo', 'minerva', 'skymine'],
    ],
  ])('LACT-15 if still equal, the track letter decides: %s', (_, options, expected) => {
    expect(ranking(() => {}, options)).toEqual(expected);
  });

  test('LACT-15 vacant spaces are compared before the track letter', () => {
    expect(ranking((draft) => home(draft, 'tawac', 4, 5, 5))).toEqual(['tawac', 'skymine', 'minerva', 'astrogo']);
  });
});

describe('selections by value', () => {
  const CASES: readonly (readonly [rule: string, selection: LunaSelection, ranks: readonly number[]])[] = [
    ['LACT-16', 'mostValuable', [0]],
    ['LACT-17', 'twoMostValuable', [0, 1]],
    ['LACT-18', 'secondMostValuable', [1]],
    ['LACT-19', 'leastValuable', [3]],
    ['LACT-20', 'allFour', [0, 1, 2, 3]],
  ];
  const ORDER = ['tawac', 'astrogo', 'minerva', 'skymine'] as const;

  test.each(CASES)('%s %s', (rule, selection, ranks) => {
    const change: Change = (draft) => rankCompanies(draft, ...ORDER);
    expect(picked(selection, change)).toEqual(ranks.map((rank) => ORDER[rank]));
    const { events } = entries([{ kind: 'track', steps: 1, selection }], change);
    expect(eventsOf(events, 'lunaCompaniesChosen')).toMatchObject([{ rule }]);
  });

  test.each(CASES)('%s %s uses the track letters when all are equal', (_, selection, ranks) => {
    const order = ['astrogo', 'tawac', 'minerva', 'skymine'];
    expect(picked(selection, () => {}, SWAPPED)).toEqual(ranks.map((rank) => order[rank]));
  });

  test('LACT-18 the second most valuable company is the one that loses the tie for first', () => {
    const change: Change = (draft) => {
      home(draft, 'tawac', 3, 4, 5);
      home(draft, 'minerva', 3, 5, 5);
    };
    expect(picked('secondMostValuable', change)).toEqual(['minerva']);
    expect(picked('mostValuable', change)).toEqual(['tawac']);
  });

  test('LACT-17 LACT-20 AMB finishes one track before the next, so the higher rank pays its barrier first', () => {
    // She has 1 coin: the barrier of 2 before Tawac's space 8 takes it, and nothing is left for Skymine's.
    const { events } = entries([{ kind: 'track', steps: 2, selection: 'twoMostValuable' }], (draft) => {
      rankCompanies(draft, 'tawac', 'skymine');
      setTracks(draft, LUNA, { tawac: 7, skymine: 7 });
    });
    const order = eventsOf(events, 'trackAdvanced').map(({ company, to }) => `${company} ${to}`);
    expect(order).toEqual(['tawac 8', 'tawac 9', 'skymine 8', 'skymine 9']);
    const payments = events.filter(({ type }) => type === 'coins');
    expect(payments).toEqual([{ type: 'coins', seat: LUNA, amount: -1, rule: 'LACT-10', company: 'tawac' }]);
    expect(events.findIndex(({ type }) => type === 'coins')).toBeLessThan(
      events.findIndex((event) => event.type === 'trackAdvanced' && event.to === 8),
    );
  });
});

describe('selections by margin', () => {
  const lead = (change: Change, options: Options = {}): Company[] => picked('leadByBiggestMargin', change, options);
  const spaces =
    (luna: readonly [number, number, number, number], person: readonly [number, number, number, number]): Change =>
    (draft) => {
      for (const [seat, [skymine, minerva, astrogo, tawac]] of [
        [LUNA, luna],
        [0, person],
      ] as const) {
        setTracks(draft, seat, { skymine, minerva, astrogo, tawac });
      }
    };

  test.each<[string, Change, Company]>([
    ['picks the biggest lead', spaces([3, 9, 5, 6], [2, 7, 1, 5]), 'astrogo'],
    ['ignores how far the marker is', spaces([14, 4, 3, 0], [13, 2, 3, 0]), 'minerva'],
    ['picks a shared lead when she leads nowhere', spaces([1, 5, 4, 9], [3, 5, 9, 10]), 'minerva'],
    ['counts a shared lead on space 0', spaces([1, 5, 0, 9], [3, 6, 0, 10]), 'astrogo'],
    ['otherwise picks the smallest deficit', spaces([1, 2, 3, 0], [4, 4, 8, 3]), 'minerva'],
  ])('LACT-21 %s', (_, change, expected) => {
    expect(lead(change)).toEqual([expected]);
  });

  test.each<[string, Change]>([
    ['lead', spaces([0, 5, 1, 7], [0, 3, 0, 5])],
    ['shared lead', spaces([1, 5, 1, 7], [2, 5, 2, 7])],
    ['lag', spaces([0, 3, 0, 5], [3, 5, 4, 7])],
  ])('LACT-21 with equal %s, picks the more valuable company', (_, change) => {
    expect(lead(change)).toEqual(['minerva']);
    const more: Change = (draft) => {
      change(draft);
      rankCompanies(draft, 'astrogo', 'tawac', 'minerva', 'skymine');
    };
    expect(lead(more)).toEqual(['tawac']);
  });

  test('LACT-21 AMB picks the most valuable company at the start, when all markers are level', () => {
    expect(lead((draft) => rankCompanies(draft, 'tawac'))).toEqual(['tawac']);
    expect(lead(() => {}, SWAPPED)).toEqual(['astrogo']);
  });

  test('LACT-21 compares with the leading human player', () => {
    const before = lunasTurn(
      { B: 'I-1' },
      (draft) => {
        setTracks(draft, 2, { skymine: 6, minerva: 4, astrogo: 3, tawac: 2 });
        setTracks(draft, 0, { skymine: 1, minerva: 3, astrogo: 3, tawac: 0 });
        setTracks(draft, 1, { skymine: 6, minerva: 1, astrogo: 0, tawac: 2 });
      },
      { players: ['Melanie', 'Antoine'] },
      tableWithEntries({ kind: 'track', steps: 1, selection: 'leadByBiggestMargin' }),
    );
    expect(advanced(lunaPlays(before))).toEqual(['minerva']); // 0, 1, 0, 0
  });

  test.each<[string, Change, Company[]]>([
    ['picks the two biggest leads, the bigger one first', spaces([3, 9, 5, 6], [2, 7, 1, 5]), ['astrogo', 'minerva']],
    ['picks a lead, then a shared lead', spaces([1, 5, 9, 9], [3, 5, 10, 5]), ['tawac', 'minerva']],
    ['picks the two smallest deficits', spaces([1, 2, 3, 0], [4, 4, 8, 1]), ['tawac', 'minerva']],
  ])('LACT-22 %s', (_, change, expected) => {
    expect(picked('twoLeadsByBiggestMargin', change)).toEqual(expected);
  });

  test('LACT-22 breaks ties for either place by value', () => {
    const change: Change = (draft) => {
      spaces([2, 3, 3, 0], [1, 1, 2, 0])(draft); // 1, 2, 1, 0
      rankCompanies(draft, 'tawac', 'astrogo', 'minerva', 'skymine');
    };
    expect(picked('twoLeadsByBiggestMargin', change)).toEqual(['minerva', 'astrogo']);
    const level: Change = (draft) => rankCompanies(draft, 'tawac', 'astrogo', 'minerva', 'skymine');
    expect(picked('twoLeadsByBiggestMargin', level)).toEqual(['tawac', 'astrogo']);
  });

  test('LACT-21 LACT-22 the event names the criterion that decided', () => {
    const decided = (change: Change) => {
      const { events } = entries([{ kind: 'track', steps: 1, selection: 'leadByBiggestMargin' }], change);
      return eventsOf(events, 'lunaCompaniesChosen').map(({ decidedBy }) => decidedBy);
    };
    expect(decided(spaces([0, 2, 0, 0], [0, 0, 0, 0]))).toEqual(['margin']);
    expect(decided((draft) => rankCompanies(draft, 'tawac'))).toEqual(['value']);
    expect(decided((draft) => home(draft, 'tawac', 4, 5, 5))).toEqual(['vacantSpaces']);
    expect(decided(() => {})).toEqual(['trackId']);
  });

  test('LACT-17 LACT-20 the event ignores differences among the picked companies and names no criterion when all are picked', () => {
    const decided = (selection: LunaSelection) => {
      // Values 3, 3, 0 and 0: the letters decide between the first two.
      const change: Change = (draft) => {
        for (const company of ['skymine', 'minerva'] as const) home(draft, company, 1, 5, 5);
      };
      const { events } = entries([{ kind: 'track', steps: 1, selection }], change);
      return eventsOf(events, 'lunaCompaniesChosen').map(({ decidedBy }) => decidedBy);
    };
    expect(decided('twoMostValuable')).toEqual(['value']);
    expect(decided('allFour')).toEqual([null]);
  });
});
