import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../kit/events.ts';
import {
  INTERNATIONAL,
  LUNA,
  lunaPlays,
  lunasTurn,
  occupied,
  rankCompanies,
  setTracks,
  soloTurn,
  tableWithEntries,
} from '../../../kit/luna.ts';
import type { Company, GameState, LunaCardId } from '../../../kit/pinned.ts';
import { home, left, opened } from '../../../kit/stations.ts';
import { type Change, settle } from '../../../kit/table.ts';

/** Skymine expands by card I-6 (2 MIN) or I-7 (2 MAX). */
const skymine = (card: LunaCardId, change: Change = () => {}) =>
  soloTurn(card, 'B', (draft) => {
    setTracks(draft, LUNA, { skymine: 1 });
    change(draft);
  });
/** Skymine expands by one point. */
const onePoint = (prefer: 'min' | 'max', change: Change, players = ['Melanie'], options = INTERNATIONAL) =>
  lunaPlays(
    lunasTurn(
      { B: 'I-1' },
      (draft) => {
        setTracks(draft, players.length, { skymine: 5 });
        change(draft);
      },
      { players, ...options },
      tableWithEntries(
        { kind: 'track', steps: 1, selection: 'leadByBiggestMargin' },
        { kind: 'expand', sectors: 1, prefer },
      ),
    ),
  );
const among = ({ events }: { events: ReturnType<typeof skymine>['events'] }) =>
  eventsOf(events, 'lunaTargetChosen').map((event) => event.among);

describe('reach', () => {
  test('LACT-45 reaches sectors next to the station across a single or double border', () => {
    expect(among(onePoint('min', () => {}))).toEqual([[9, 19, 22]]);
  });

  test('LACT-45 reaches sectors next to an outpost of the company across a single or double border', () => {
    const played = onePoint('min', (draft) => settle(draft, 'skymine', 13));
    // 13: 6, 9, 12 (double), 14 (double), 19 (double) and 20.
    expect(among(played)).toEqual([[6, 9, 12, 14, 19, 20, 22]]);
  });

  test('LACT-45 outposts of other companies do not extend the reach', () => {
    const played = onePoint('min', (draft) => settle(draft, 'minerva', 13));
    expect(among(played)).toEqual([[9, 19, 22]]);
  });

  test('LACT-45 a sector with an outpost of the company is not a target', () => {
    const played = onePoint('min', (draft) => settle(draft, 'skymine', 9));
    expect(among(played)).toEqual([[4, 6, 13, 19, 22]]);
    const full = skymine('I-6', (draft) => settle(draft, 'skymine', 9, 19, 22));
    for (const sector of [9, 19, 22]) expect(full.state.sectors[sector - 1]).toEqual(['skymine']);
  });
});

describe('a vacant target', () => {
  test.each([
    ['min', 9],
    ['max', 22],
  ] as const)('LACT-46 %s: sector %i', (prefer, sector) => {
    expect(occupied(onePoint(prefer, () => {}))).toEqual([`skymine ${sector}`]);
  });

  test.each([
    ['min', 9, 19],
    ['max', 22, 19],
  ] as const)('LACT-46 %s: with a rival in sector %i, enters sector %i', (prefer, rivalSector, expected) => {
    const played = onePoint(prefer, (draft) => settle(draft, 'minerva', rivalSector));
    expect(occupied(played)).toEqual([`skymine ${expected}`]);
    expect(played.state.sectors[rivalSector - 1]).toEqual(['minerva']);
    expect(eventsOf(played.events, 'outpostReturned')).toEqual([]);
  });
});

describe('a rival', () => {
  /** Rivals in all three sectors in reach: Minerva, Astrogo and Minerva. Tawac has none there. */
  const rivals: Change = (draft) => {
    settle(draft, 'minerva', 9, 22);
    settle(draft, 'astrogo', 19);
    settle(draft, 'tawac', 4, 24);
  };
  const target = (prefer: 'min' | 'max', change: Change, players?: string[]): string[] =>
    occupied(
      onePoint(
        prefer,
        (draft) => {
          rivals(draft);
          change(draft);
        },
        players,
      ),
    );
  /** The human player's lead over Luna with Minerva, Astrogo and Tawac; negative if Luna is ahead. */
  const behind =
    (minerva: number, astrogo: number, tawac: number): Change =>
    (draft) => {
      setTracks(draft, LUNA, { skymine: 15, minerva: 5, astrogo: 5, tawac: 5 });
      setTracks(draft, 0, { minerva: 5 + minerva, astrogo: 5 + astrogo, tawac: 5 + tawac });
    };

  test.each<[string, Change, 'min' | 'max', number]>([
    ['the lowest sector of the rival', behind(4, 2, 0), 'min', 9],
    ['the highest sector of the rival', behind(4, 2, 0), 'max', 22],
    ['the only sector of the other', behind(1, 2, 0), 'min', 19],
    ['the only sector of the other, highest', behind(1, 2, 0), 'max', 19],
  ])('LACT-47 %s', (_, change, prefer, sector) => {
    expect(target(prefer, change)).toEqual([`skymine ${sector}`]);
  });

  test('LACT-24 AMB-LACT-5 international: compares only rivals in reach, not Tawac, where her deficit is bigger', () => {
    expect(target('max', behind(1, 3, 9))).toEqual(['skymine 19']);
    expect(target('max', behind(3, 1, 9))).toEqual(['skymine 22']);
  });

  test('LACT-24 loses the points when no rival or vacant sector is in reach', () => {
    const played = onePoint('min', (draft) => {
      settle(draft, 'skymine', ...Array.from({ length: 14 }, (_, index) => index + 1));
      for (let sector = 15; sector <= 24; sector += 1) draft.sectors[sector - 1] = ['skymine'];
    });
    expect(occupied(played)).toEqual([]);
    expect(eventsOf(played.events, 'lunaSkipped')).toMatchObject([{ action: 'expand', rule: 'LACT-40' }]);
    expect(eventsOf(played.events, 'lunaCompaniesChosen').map(({ rule }) => rule)).not.toContain('LACT-24');
  });

  test.each<[string, Change, number]>([
    ['farthest behind', behind(3, 4, 0), 19],
    ['the biggest deficit, the other way round', behind(4, 3, 0), 9],
    ['a deficit before a shared lead', behind(0, 1, 0), 19],
    ['a shared lead before a lead', behind(-1, 0, 0), 19],
    ['a shared lead before a lead, the other way round', behind(0, -1, 0), 9],
    ['otherwise the smallest lead', behind(-3, -2, 0), 19],
    ['otherwise the smallest lead, the other way round', behind(-2, -4, 0), 9],
  ])('LACT-23 %s', (_, change, sector) => {
    expect(target('min', change)).toEqual([`skymine ${sector}`]);
  });

  test.each<[string, Change]>([
    ['lag', behind(2, 2, 0)],
    ['shared lead', behind(0, 0, 0)],
    ['lead', behind(-2, -2, 0)],
  ])('LACT-23 with an equal %s, ousts the more valuable company', (_, change) => {
    const valuable = (...companies: Company[]): string[] =>
      target('min', (draft) => {
        change(draft);
        rankCompanies(draft, ...companies);
      });
    expect(valuable('astrogo', 'minerva')).toEqual(['skymine 19']);
    expect(valuable('minerva', 'astrogo')).toEqual(['skymine 9']);
  });

  test('LACT-23 compares with the leading human player', () => {
    const change: Change = (draft) => {
      setTracks(draft, 2, { skymine: 15, minerva: 5, astrogo: 5 });
      setTracks(draft, 0, { minerva: 7, astrogo: 0 });
      setTracks(draft, 1, { minerva: 0, astrogo: 8 });
    };
    expect(target('min', change, ['Melanie', 'Antoine'])).toEqual(['skymine 19']);
  });
});

describe('placing and ousting', () => {
  /** Minerva, whose station has these columns, is in 9, 19 and 22. Skymine takes sector 9. */
  const ousting = (...columns: Parameters<typeof home> extends [unknown, unknown, ...infer C] ? C : never) =>
    onePoint('min', (draft) => {
      settle(draft, 'minerva', 9, 19, 22);
      home(draft, 'minerva', ...columns);
      draft.removed.minerva = 0;
    });
  const removed = ({ removed: gone }: GameState): number => gone.minerva;

  test('LACT-48 moves the top outpost of the main column into the sector', () => {
    const { state, events } = onePoint('min', (draft) => home(draft, 'skymine', 5, 2, 4));
    expect(left(state, 'skymine')).toEqual([5, 1, 4]);
    expect(state.sectors[8]).toEqual(['skymine']);
    expect(eventsOf(events, 'lunaColumnChosen')).toMatchObject([{ company: 'skymine', column: 1, rule: 'LACT-41' }]);
  });

  test('LACT-48 returns the rival to the main column of its own station', () => {
    const { state, events } = ousting(4, 2, 5);
    expect(left(state, 'minerva')).toEqual([4, 3, 5]);
    expect(state.sectors[8]).toEqual(['skymine']);
    expect(removed(state)).toBe(0);
    expect(eventsOf(events, 'outpostReturned')).toMatchObject([{ company: 'minerva', sector: 9, column: 1 }]);
    expect(state.stack).toMatchObject([{ kind: 'turn', seat: 0 }]); // no decision
  });

  test('LACT-48 returns the rival immediately, before the next point', () => {
    const played = skymine('I-6', (draft) => {
      for (const sector of [9, 19, 22, 4, 6, 13]) settle(draft, 'minerva', sector);
    });
    const order = played.events.map(({ type }) => type);
    expect(order.filter((type) => type === 'sectorOccupied' || type === 'outpostReturned')).toEqual([
      'sectorOccupied',
      'outpostReturned',
      'sectorOccupied',
      'outpostReturned',
    ]);
  });

  test('LACT-48 returns no outpost to a crossed-out space: an opened column takes no fifth outpost', () => {
    const { state } = ousting(opened(4), 5, opened(3));
    expect(left(state, 'minerva')).toEqual([4, 5, 4]);
    expect(removed(state)).toBe(0);
  });

  test.each([
    ['full columns', [5, 5, 5]],
    ['only crossed-out spaces vacant', [opened(4), 5, opened(4)]],
  ] as const)('LACT-48 the outpost leaves the game with %s', (_, columns) => {
    const { state, events } = ousting(...columns);
    expect(removed(state)).toBe(1);
    expect(state.sectors[8]).toEqual(['skymine']);
    expect(state.stations.minerva.map(({ pieces }) => pieces)).toEqual(
      columns.map((column) => (typeof column === 'number' ? column : column.pieces)),
    );
    expect(eventsOf(events, 'outpostLost')).toEqual([{ type: 'outpostLost', company: 'minerva', sector: 9 }]);
  });
});
