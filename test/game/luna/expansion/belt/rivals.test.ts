import { describe, expect, test } from 'vitest';
import { all } from '../../../../kit/changes.ts';
import { eventsOf } from '../../../../kit/events.ts';
import { LUNA } from '../../../../kit/luna.ts';
import { crowd, expansion, MAX_2, MAX_3, MIN_2, moves, shuttles, stations } from '../../../../kit/lunaBelt.ts';
import type { TrackId } from '../../../../kit/pinned.ts';
import { left } from '../../../../kit/stations.ts';
import { type Change, player } from '../../../../kit/table.ts';

/**
 * Skymine reaches 15, 17 and 21, and no space there is vacant. Its shuttles are used up, and it has no pieces on the
 * Belt. All other stations show the same number of icons and have the same number of vacant spaces.
 */
const packed = all(
  crowd(15, 'minerva', 'minerva', 'astrogo', 'tawac'),
  crowd(17, 'tawac'),
  crowd(21, 'minerva', 'astrogo'),
  stations({ skymine: [6, 0, 6], minerva: [4, 5, 5], astrogo: [4, 5, 5], tawac: [4, 5, 5] }),
);
/** Luna's space minus the human player's on the tracks of Minerva, Astrogo and Tawac. She leads by far on Skymine's. */
const margins =
  (minerva: number, astrogo: number, tawac: number): Change =>
  (draft) => {
    player(draft, LUNA).tracks = { skymine: 12, minerva: 5 + minerva, astrogo: 5 + astrogo, tawac: 5 + tawac };
    player(draft, 0).tracks = { skymine: 0, minerva: 5, astrogo: 5, tawac: 5 };
  };

describe('LACT-54 the rival with her biggest deficit', () => {
  test.each<[what: string, behind: Change, lowest: string, highest: string]>([
    ['behind with one of them', margins(-2, -3, -1), 'skymine to 15/2', 'skymine to 21/1'],
    ['behind with the first', margins(-4, -3, -1), 'skymine to 15/0', 'skymine to 21/0'],
    ['behind with the last', margins(1, 2, -1), 'skymine to 15/3', 'skymine to 17/0'],
    ['behind nowhere, level with one', margins(2, 0, 3), 'skymine to 15/2', 'skymine to 21/1'],
    ['ahead everywhere, least with one', margins(4, 3, 2), 'skymine to 15/3', 'skymine to 17/0'],
  ])('LACT-54 LACT-24 %s', (_, behind, lowest, highest) => {
    const low = expansion(MIN_2, 'skymine', all(packed, behind));
    expect(moves(low.events)[0]).toBe(lowest);
    expect(low.rules[0]).toBe('LACT-54');
    expect(moves(expansion(MAX_2, 'skymine', all(packed, behind)).events)[0]).toBe(highest);
  });

  test.each<[what: string, change: Change, space: number]>([
    ['the most valuable of all', stations({ minerva: [4, 5, 5], astrogo: [2, 5, 6], tawac: [0, 0, 0] }), 3],
    ['the more valuable', stations({ minerva: [4, 5, 5], astrogo: [2, 5, 6], tawac: [5, 5, 4] }), 2],
    // Each shows one icon: Astrogo on the third space of a column, the others on the second space of their shuttles.
    ['the one with more vacant spaces', stations({ minerva: [6, 3, 6], astrogo: [3, 5, 6], tawac: [6, 3, 6] }), 2],
  ])('LACT-54 LACT-15 breaks ties in favour of %s', (_, change, space) => {
    const { events } = expansion(MIN_2, 'skymine', all(packed, margins(-1, -1, -1), change));
    expect(moves(events)[0]).toBe(`skymine to 15/${space}`);
  });

  test.each<[minerva: TrackId, astrogo: TrackId, tawac: TrackId, space: number]>([
    ['B1', 'C1', 'D1', 0],
    ['D1', 'C1', 'B2', 3],
    ['E1', 'A2', 'D2', 2],
  ])(
    'LACT-54 LACT-15 finally breaks ties by the first letter of the tracks %s, %s and %s',
    (minerva, astrogo, tawac, space) => {
      const { events } = expansion(MIN_2, 'skymine', (draft) => {
        all(packed, margins(-1, -1, -1))(draft);
        draft.tracks = { skymine: minerva === 'E1' ? 'B1' : 'E1', minerva, astrogo, tawac };
      });
      expect(moves(events)[0]).toBe(`skymine to 15/${space}`);
    },
  );

  test('LACT-54 LACT-24 AMB-LACT-5 international: does not compare companies without a piece in reach', () => {
    const elsewhere = all(packed, shuttles('tawac', 13), margins(-1, -1, -9), (draft) => {
      const [one, other] = [6, 7]; // asteroids 15 and 17
      const outposts = draft.belt?.outposts;
      outposts?.[one]?.splice(3, 1, ['minerva']);
      outposts?.[other]?.splice(0, 1, ['astrogo']);
    });
    const { events } = expansion(MIN_2, 'skymine', elsewhere);
    expect(eventsOf(events, 'lunaCompaniesChosen')[1]).toMatchObject({ companies: ['minerva'], rule: 'LACT-24' });
    expect(moves(events)[0]).toBe('skymine to 15/0');
  });

  test('LACT-54 outposts of the company on an asteroid do not protect a rival there', () => {
    const change = all(
      crowd(15, 'skymine', 'tawac', 'skymine', 'tawac'),
      crowd(17, 'skymine'),
      crowd(21, 'skymine', 'skymine'),
      stations({ skymine: [6, 0, 6] }),
      margins(-1, -2, -3),
    );
    expect(moves(expansion(MAX_2, 'skymine', change).events)).toEqual([
      'skymine to 15/1',
      'tawac back to column 0',
      'skymine to 15/3',
      'tawac back to column 0',
    ]);
  });

  test('LACT-54 AMB-LACT-10 ousts the outpost on the first space when the asteroid has several', () => {
    const { events, state } = expansion(MIN_2, 'skymine', all(packed, margins(-3, -2, -1)));
    expect(moves(events).filter((move) => move.startsWith('skymine'))).toEqual(['skymine to 15/0', 'skymine to 15/1']);
    expect(state.belt?.outposts[6]).toEqual([['skymine'], ['skymine'], ['astrogo'], ['tawac']]);
  });

  /** Skymine is everywhere it can be. The surrounding shuttle spaces are occupied. */
  const besieged = all(
    crowd(15, 'skymine', 'minerva', 'minerva', 'minerva'),
    crowd(17, 'skymine'),
    crowd(21, 'skymine', 'tawac'),
    shuttles('minerva', 9, 23),
    shuttles('astrogo', 16, 20),
    shuttles('tawac', 12),
  );

  test.each<[what: string, behind: Change, lowest: string, highest: string]>([
    ['a shuttle may be lower, a shuttle may be higher', margins(-3, -2, -1), 'skymine to 9', 'skymine to 23'],
    ['only shuttles', margins(-2, -3, -1), 'skymine to 16', 'skymine to 20'],
    ['a shuttle and an outpost', margins(-1, -2, -3), 'skymine to 12', 'skymine to 21/1'],
  ])('LACT-54 compares the numbers of rival shuttles and outposts together: %s', (_, behind, lowest, highest) => {
    expect(moves(expansion(MIN_2, 'skymine', all(besieged, behind)).events)[0]).toBe(lowest);
    expect(moves(expansion(MAX_2, 'skymine', all(besieged, behind)).events)[0]).toBe(highest);
  });

  test('LACT-54 AMB-LACT-9 ousts only outposts when the station has no shuttle', () => {
    const change = all(besieged, stations({ skymine: [3, 0, 3] }));
    expect(moves(expansion(MIN_2, 'skymine', all(change, margins(-3, -2, -1))).events)[0]).toBe('skymine to 15/1');
    // Astrogo has only shuttles there, so it is not a rival.
    expect(moves(expansion(MIN_2, 'skymine', all(change, margins(-2, -3, -1))).events)[0]).toBe('skymine to 15/1');
  });

  test('LACT-54 AMB-LACT-9 ousts only shuttles when the station has no outpost', () => {
    const change = all(besieged, stations({ skymine: [0, 3, 0] }));
    expect(moves(expansion(MAX_2, 'skymine', all(change, margins(-3, -2, -1))).events)[0]).toBe('skymine to 23');
    expect(moves(expansion(MAX_2, 'skymine', all(change, margins(-1, -2, -3))).events)[0]).toBe('skymine to 12');
  });

  test('LACT-54 AMB-LACT-9 ignores a vacant space for which the station has no piece', () => {
    const vacant = all(besieged, stations({ skymine: [3, 0, 3] }), (draft) => draft.belt?.shuttles.splice(10, 1, []));
    expect(expansion(MIN_2, 'skymine', all(vacant, margins(-3, -2, -1))).rules).toEqual(['LACT-54', 'LACT-54']);
  });

  test('LACT-54 LACT-40 loses the points when the station has no piece', () => {
    const { before, state, events } = expansion(MAX_3, 'skymine', all(besieged, stations({ skymine: [0, 0, 0] })));
    expect(moves(events)).toEqual(['skipped by LACT-40']);
    expect(state.belt).toEqual(before.belt);
  });

  test('LACT-40 loses the remaining points after the last piece, and the card ends', () => {
    const { state, events } = expansion(MAX_3, 'skymine', stations({ skymine: [1, 0, 0] }));
    expect(moves(events)).toEqual(['skymine to 21/0', 'skipped by LACT-40']);
    expect(left(state, 'skymine')).toEqual([0, 0, 0]);
  });
});

describe('LACT-55 return of ousted pieces', () => {
  /** Minerva's shuttle on 9 is ousted first. */
  const onNine = all(
    crowd(17, 'skymine'),
    crowd(15, 'skymine', 'skymine', 'skymine', 'skymine'),
    crowd(21, 'skymine', 'skymine'),
    shuttles('minerva', 9),
    shuttles('tawac', 12, 16, 20, 23),
    stations({ skymine: [5, 5, 5] }),
    margins(-3, -2, -1),
  );

  test('LACT-55 a shuttle returns to the middle column', () => {
    const { before, state, events } = expansion(MIN_2, 'skymine', onNine);
    expect(moves(events).slice(0, 2)).toEqual(['skymine to 9', 'minerva back to the shuttles']);
    expect(left(before, 'minerva')).toEqual([6, 4, 6]);
    expect(left(state, 'minerva')).toEqual([6, 5, 6]);
    expect(state.belt?.shuttles[4]).toEqual(['skymine']);
  });

  test.each<[pieces: number, opened: boolean, after: number]>([
    [5, false, 5],
    [4, true, 4], // the crossed-out space is not available
    [3, true, 4],
    [0, true, 1],
  ])(
    'LACT-55 with %i shuttles at home and the last space uncovered: %s, the station then has %i',
    (pieces, opened, after) => {
      const { state, events } = expansion(MIN_2, 'skymine', (draft) => {
        onNine(draft);
        draft.stations.minerva[1] = { pieces, opened };
      });
      expect(state.stations.minerva[1]).toEqual({ pieces: after, opened });
      const lost = after === pieces;
      expect(moves(events)[1]).toBe(lost ? 'minerva shuttle lost' : 'minerva back to the shuttles');
      expect(state.belt?.removedShuttles).toEqual({ skymine: 0, minerva: lost ? 1 : 0, astrogo: 0, tawac: 0 });
    },
  );

  test('LACT-55 AMB-LACT-12 an outpost returns immediately, before the next point', () => {
    const { state, events } = expansion(MIN_2, 'skymine', all(packed, margins(-3, -2, -1)));
    expect(moves(events)).toEqual([
      'skymine to 15/0',
      'minerva back to column 0',
      'skymine to 15/1',
      'minerva back to column 2', // the same number of vacant spaces now, but closer to the logo
    ]);
    expect(left(state, 'minerva')).toEqual([5, 5, 6]);
  });

  test('LACT-55 an outpost without a vacant space at home leaves the game', () => {
    const { state, events } = expansion(MIN_2, 'skymine', (draft) => {
      all(packed, margins(-3, -2, -1))(draft);
      draft.stations.minerva = [
        { pieces: 5, opened: true },
        { pieces: 1, opened: false }, // no spaces for outposts
        { pieces: 6, opened: false },
      ];
    });
    expect(moves(events)).toEqual([
      'skymine to 15/0',
      'minerva outpost lost',
      'skymine to 15/1',
      'minerva outpost lost',
    ]);
    expect(state.removed).toEqual({ skymine: 0, minerva: 2, astrogo: 1, tawac: 1 });
    expect(left(state, 'minerva')).toEqual([5, 1, 6]);
  });
});
