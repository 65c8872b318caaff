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
  test('LACT-13 LACT-14 the coin icons to be seen in a station count, not the vacant spaces', () => {
    // Skymine: 3 vacant spaces, no icon. Minerva: 2 and 1. Astrogo: 3 and 2. Tawac: 4 and 3.
    const order = ranking((draft) => {
      home(draft, 'skymine', 4, 4, 4);
      home(draft, 'minerva', 3, 5, 5);
      home(draft, 'astrogo', 2, 5, 5);
      home(draft, 'tawac', 1, 5, 5);
    });
    expect(order).toEqual(['tawac', 'astrogo', 'minerva', 'skymine']);
  });

  test('LACT-13 icons under outposts do not count, those on a crossed-out space once uncovered do', () => {
    // Skymine shows 2 on its crossed-out space, Minerva 1, Tawac 5 in an empty column, Astrogo 0.
    const order = ranking((draft) => {
      home(draft, 'skymine', opened(4), 5, 5);
      home(draft, 'minerva', 3, 5, 5);
      home(draft, 'astrogo', 4, 5, 5);
      home(draft, 'tawac', 0, 5, 5);
    });
    expect(order).toEqual(['tawac', 'skymine', 'minerva', 'astrogo']);
  });

  test('LACT-14 icons of all columns are added up', () => {
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
  test('LACT-15 on equal value the one with more vacant home spaces', () => {
    const order = ranking((draft) => {
      home(draft, 'skymine', 3, 5, 5); // 2
      home(draft, 'minerva', 3, 4, 5); // 3
      home(draft, 'astrogo', 3, 4, 4); // 4
      home(draft, 'tawac', 4, 4, 4); // value 0
    });
    expect(order).toEqual(['astrogo', 'minerva', 'skymine', 'tawac']);
  });

  test('LACT-15 AMB a crossed-out vacant space is one of them', () => {
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
  ])('LACT-15 if still equal the letter of the track: %s', (_, options, expected) => {
    expect(ranking(() => {}, options)).toEqual(expected);
  });

  test('LACT-15 the letter comes last, vacant spaces come before it', () => {
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

  test.each(CASES)('%s %s where all are equal: by the letters', (_, selection, ranks) => {
    const order = ['astrogo', 'tawac', 'minerva', 'skymine'];
    expect(picked(selection, () => {}, SWAPPED)).toEqual(ranks.map((rank) => order[rank]));
  });

  test('LACT-18 two that tie for the first place: the second is the one the tie puts behind', () => {
    const change: Change = (draft) => {
      home(draft, 'tawac', 3, 4, 5);
      home(draft, 'minerva', 3, 5, 5);
    };
    expect(picked('secondMostValuable', change)).toEqual(['minerva']);
    expect(picked('mostValuable', change)).toEqual(['tawac']);
  });

  test('LACT-17 LACT-20 AMB one track is finished before the next, so the better rank pays its barrier first', () => {
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
    ['where she leads by most', spaces([3, 9, 5, 6], [2, 7, 1, 5]), 'astrogo'],
    ['not where she is farthest on', spaces([14, 4, 3, 0], [13, 2, 3, 0]), 'minerva'],
    ['a shared lead when she leads nowhere', spaces([1, 5, 4, 9], [3, 5, 9, 10]), 'minerva'],
    ['a shared lead on space 0 as well', spaces([1, 5, 0, 9], [3, 6, 0, 10]), 'astrogo'],
    ['else where she is behind by least', spaces([1, 2, 3, 0], [4, 4, 8, 3]), 'minerva'],
  ])('LACT-21 %s', (_, change, expected) => {
    expect(lead(change)).toEqual([expected]);
  });

  test.each<[string, Change]>([
    ['lead', spaces([0, 5, 1, 7], [0, 3, 0, 5])],
    ['shared lead', spaces([1, 5, 1, 7], [2, 5, 2, 7])],
    ['lag', spaces([0, 3, 0, 5], [3, 5, 4, 7])],
  ])('LACT-21 among equals in %s the more valuable company', (_, change) => {
    expect(lead(change)).toEqual(['minerva']);
    const more: Change = (draft) => {
      change(draft);
      rankCompanies(draft, 'astrogo', 'tawac', 'minerva', 'skymine');
    };
    expect(lead(more)).toEqual(['tawac']);
  });

  test('LACT-21 AMB at the start, where nobody leads, it is the most valuable company', () => {
    expect(lead((draft) => rankCompanies(draft, 'tawac'))).toEqual(['tawac']);
    expect(lead(() => {}, SWAPPED)).toEqual(['astrogo']);
  });

  test('LACT-21 the best of several people is the one to compare with', () => {
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
    ['the two biggest leads, the bigger first', spaces([3, 9, 5, 6], [2, 7, 1, 5]), ['astrogo', 'minerva']],
    ['a lead, then a shared one', spaces([1, 5, 9, 9], [3, 5, 10, 5]), ['tawac', 'minerva']],
    ['two that are behind', spaces([1, 2, 3, 0], [4, 4, 8, 1]), ['tawac', 'minerva']],
  ])('LACT-22 %s', (_, change, expected) => {
    expect(picked('twoLeadsByBiggestMargin', change)).toEqual(expected);
  });

  test('LACT-22 ties are resolved by value, for either place', () => {
    const change: Change = (draft) => {
      spaces([2, 3, 3, 0], [1, 1, 2, 0])(draft); // 1, 2, 1, 0
      rankCompanies(draft, 'tawac', 'astrogo', 'minerva', 'skymine');
    };
    expect(picked('twoLeadsByBiggestMargin', change)).toEqual(['minerva', 'astrogo']);
    const level: Change = (draft) => rankCompanies(draft, 'tawac', 'astrogo', 'minerva', 'skymine');
    expect(picked('twoLeadsByBiggestMargin', level)).toEqual(['tawac', 'astrogo']);
  });

  test('LACT-21 LACT-22 what decided is told', () => {
    const decided = (change: Change) => {
      const { events } = entries([{ kind: 'track', steps: 1, selection: 'leadByBiggestMargin' }], change);
      return eventsOf(events, 'lunaCompaniesChosen').map(({ decidedBy }) => decidedBy);
    };
    expect(decided(spaces([0, 2, 0, 0], [0, 0, 0, 0]))).toEqual(['margin']);
    expect(decided((draft) => rankCompanies(draft, 'tawac'))).toEqual(['value']);
    expect(decided((draft) => home(draft, 'tawac', 4, 5, 5))).toEqual(['vacantSpaces']);
    expect(decided(() => {})).toEqual(['trackId']);
  });

  test('LACT-17 LACT-20 what tells the chosen ones apart decides nothing, and nothing decides where all are chosen', () => {
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
