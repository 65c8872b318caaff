import { describe, expect, test } from 'vitest';
import { put } from '../../../../kit/belt.ts';
import { all } from '../../../../kit/changes.ts';
import { eventsOf } from '../../../../kit/events.ts';
import { LUNA } from '../../../../kit/luna.ts';
import { crowd, expansion, MAX_2, MAX_3, MIN_2, moves, shuttles, stations } from '../../../../kit/lunaBelt.ts';
import type { Company } from '../../../../kit/pinned.ts';
import { COMPANIES } from '../../../../kit/pinned.ts';
import { left } from '../../../../kit/stations.ts';
import { at } from '../../../../kit/table.ts';

// The Belt of these tests: stations are linked to Skymine 15*, 17, 21; Minerva 10*, 18, 24; Astrogo 1, 5, 10*;
// Tawac 1, 3, 8*.
// Routes: 2: 1-3, 4: 1*-5, 6: 3-8*, 7: 5-10*, 9: 8-17*, 11: 8-10, 12: 8-15*, 13: 10*-14, 16: 14*-15, 19: 14*-18,
// 20: 15-21, 22: 18-24, 23: 21-24*. A star marks an end with lightning. Outpost spaces: 4 on 1, 10 and 15; 3 on 8, 14
// and 18; 2 on 3, 5, 21 and 24; 1 on 17.

const noShuttles = stations({ skymine: [6, 0, 6], minerva: [6, 0, 6] });

describe('LACT-49 candidates', () => {
  test.each<[Company, readonly number[]]>([
    ['skymine', [15, 17, 21]],
    ['minerva', [10, 18, 24]],
    ['astrogo', [1, 5, 10]],
    ['tawac', [1, 3, 8]],
  ])('LACT-49 LACT-50 on an empty Belt %s enters the asteroids linked to its station', (company, linked) => {
    const lowest = expansion(MIN_2, company);
    expect(lowest.among[0]).toEqual(linked);
    expect(lowest.targets[0]).toBe(linked[0]);
    const highest = expansion(MAX_2, company);
    expect(highest.among[0]).toEqual(linked);
    expect(highest.targets[0]).toBe(linked[2]);
  });

  test('LACT-50 the event lists the numbers in ascending order, asteroids and shuttle spaces together', () => {
    const targets = eventsOf(expansion(MAX_3, 'minerva').events, 'lunaTargetChosen').map(({ among }) => among);
    expect(targets.slice(0, 2)).toEqual([
      [10, 18, 24],
      [10, 18, 22, 23],
    ]);
  });

  test('LACT-49 LACT-50 each point starts from the result of the previous one: MIN', () => {
    const { targets, among, rules, events } = expansion(MIN_2, 'minerva');
    expect(among).toEqual([
      [10, 18, 24],
      [7, 11, 13, 18, 24],
    ]);
    expect(targets).toEqual([10, 7]);
    expect(rules).toEqual(['LACT-50', 'LACT-50']);
    expect(moves(events)).toEqual(['minerva to 10/0', 'minerva to 7']);
  });

  test('LACT-49 LACT-50 each point starts from the result of the previous one: MAX', () => {
    const { targets, among, events } = expansion(MAX_3, 'minerva');
    expect(among).toEqual([
      [10, 18, 24],
      [10, 18, 22, 23],
      [10, 18, 21, 22],
    ]);
    expect(targets).toEqual([24, 23, 22]);
    expect(moves(events)).toEqual(['minerva to 24/0', 'minerva to 23', 'minerva to 22']);
    expect(eventsOf(events, 'lunaTargetChosen').map(({ prefer }) => prefer)).toEqual(['max', 'max', 'max']);
  });

  test('LACT-49 occupied shuttle spaces are not candidates', () => {
    const change = all(crowd(10, 'minerva'), shuttles('tawac', 7, 11), shuttles('minerva', 13));
    expect(expansion(MIN_2, 'minerva', change).among[0]).toEqual([14, 18, 24]);
  });

  test('LACT-49 asteroids that are full or have the company already are not candidates', () => {
    const change = all(
      crowd(18, 'tawac', 'minerva'), // a space is vacant
      crowd(24, 'skymine', 'tawac'),
      crowd(10, 'skymine', 'tawac', 'tawac'), // one is vacant
      noShuttles,
    );
    expect(expansion(MIN_2, 'minerva', change).among[0]).toEqual([10]);
  });

  test('LACT-49 shuttles and printed shuttles reach asteroids; only outposts reach shuttle spaces', () => {
    const change = shuttles('minerva', 6);
    expect(expansion(MIN_2, 'minerva', change).among[0]).toEqual([3, 8, 10, 18, 24]);
    expect(expansion(MIN_2, 'minerva', crowd(3, 'minerva')).among[0]).toEqual([2, 6, 10, 18, 24]);
    expect(expansion(MIN_2, 'minerva', shuttles('tawac', 6)).among[0]).toEqual([10, 18, 24]);
    expect(expansion(MIN_2, 'minerva', crowd(3, 'tawac')).among[0]).toEqual([10, 18, 24]);
  });

  test('LACT-50 asteroids and shuttle spaces share one numbering', () => {
    const change = crowd(14, 'minerva');
    const among = [10, 13, 16, 18, 19, 24];
    expect(expansion(MIN_2, 'minerva', change)).toMatchObject({ targets: [10, 7] });
    expect(expansion(MIN_2, 'minerva', change).among[0]).toEqual(among);
    const without10 = all(change, crowd(10, 'tawac', 'tawac', 'tawac', 'tawac'));
    expect(expansion(MIN_2, 'minerva', without10)).toMatchObject({ targets: [13, 16] });
    expect(expansion(MAX_2, 'minerva', all(change, crowd(24, 'tawac', 'tawac')))).toMatchObject({ targets: [19, 18] });
  });
});

describe('LACT-51 shuttles', () => {
  test('LACT-51 places the top shuttle of the station', () => {
    const { state, before } = expansion(MIN_2, 'minerva', all(crowd(10, 'minerva'), crowd(5, 'tawac', 'tawac')));
    expect(state.belt?.shuttles.flat()).toEqual(['minerva', 'minerva']); // 7 and 11
    expect(left(before, 'minerva')).toEqual([5, 5, 6]);
    expect(left(state, 'minerva')).toEqual([5, 3, 6]);
  });

  test('LACT-51 the last shuttle uncovers the last space of the middle column for good', () => {
    const { state } = expansion(MIN_2, 'minerva', all(stations({ minerva: [6, 1, 6] }), crowd(10, 'minerva')));
    expect(state.stations.minerva[1]).toEqual({ pieces: 0, opened: true });
  });

  test('LACT-51 shuttle spaces are not candidates when the station has no shuttle', () => {
    const { targets, among } = expansion(MIN_2, 'minerva', noShuttles);
    expect(among).toEqual([
      [10, 18, 24],
      [18, 24],
    ]);
    expect(targets).toEqual([10, 18]);
  });

  test('LACT-51 shuttle spaces stop being candidates when the last shuttle is placed during a turn', () => {
    const change = all(crowd(10, 'minerva'), stations({ minerva: [6, 1, 6] }));
    expect(expansion(MIN_2, 'minerva', change).targets).toEqual([7, 5]);
    expect(expansion(MIN_2, 'minerva', all(change, shuttles('tawac', 7))).among[1]).toEqual([8, 18, 24]);
  });
});

describe('LACT-52 outposts', () => {
  test.each<[taken: readonly Company[], space: number]>([
    [[], 0],
    [['tawac'], 1],
    [['tawac', 'astrogo', 'tawac'], 3],
  ])('LACT-52 AMB-LACT-8 next to %j, the outpost takes space %i, the first vacant one', (taken, space) => {
    const { events } = expansion(MIN_2, 'minerva', crowd(10, ...taken));
    expect(moves(events)[0]).toBe(`minerva to 10/${space}`);
  });

  test('LACT-52 AMB-LACT-8 a gap between other outposts is the first vacant space, with or without a dome', () => {
    const { events } = expansion(MIN_2, 'skymine', (draft) => {
      for (const space of [0, 1, 3]) put(draft, 'tawac', { asteroid: 15, space });
    });
    expect(moves(events)[0]).toBe('skymine to 15/2');
  });

  test('LACT-52 asteroids are not candidates when the station has no outpost', () => {
    const { among, events } = expansion(MIN_2, 'minerva', all(crowd(10, 'minerva'), stations({ minerva: [0, 5, 0] })));
    expect(among).toEqual([
      [7, 11, 13],
      [11, 13],
    ]);
    expect(moves(events)).toEqual(['minerva to 7', 'minerva to 11']);
  });

  test('LACT-52 the outpost comes from an outer column, never from the middle one', () => {
    for (const company of COMPANIES) {
      const { state } = expansion(MIN_2, company, stations({ [company]: [5, 0, 5] }));
      expect(state.stations[company][1]?.pieces).toBe(0);
      expect(left(state, company).reduce((sum, pieces) => sum + pieces, 0)).toBe(8);
    }
  });
});

describe('LACT-53 no candidate', () => {
  /** Skymine is on 15, 17 and 21, and has no shuttle. */
  const settled = all(noShuttles, crowd(15, 'skymine', 'tawac'), crowd(17, 'skymine'), crowd(21, 'skymine'));

  test('LACT-53 an outpost joins the lowest or highest asteroid where the company is', () => {
    const lowest = expansion(MIN_2, 'skymine', settled);
    expect(lowest.rules).toEqual(['LACT-53', 'LACT-53']);
    expect(lowest.among[0]).toEqual([15, 21]); // 17 has a single space
    expect(moves(lowest.events)).toEqual(['skymine to 15/2', 'skymine to 15/3']);
    const highest = expansion(MAX_3, 'skymine', settled);
    expect(moves(highest.events)).toEqual(['skymine to 21/1', 'skymine to 15/2', 'skymine to 15/3']);
    expect(highest.rules).toEqual(['LACT-53', 'LACT-53', 'LACT-53']);
  });

  test('LACT-53 an outpost joins the company only without a candidate', () => {
    const change = all(shuttles('skymine', 19), settled); // reaches 14 and 18
    const { rules, targets } = expansion(MIN_2, 'skymine', change);
    expect(targets).toEqual([14, 18]);
    expect(rules).toEqual(['LACT-50', 'LACT-50']);
  });

  test('LACT-53 an outpost joins the company before any rival is ousted', () => {
    const rivals = all(shuttles('tawac', 12, 16, 20, 23), shuttles('astrogo', 9));
    const change = all(settled, rivals, stations({ skymine: [3, 2, 3] }));
    const { rules } = expansion(MAX_2, 'skymine', change);
    expect(rules).toEqual(['LACT-53', 'LACT-53']);
  });

  test('LACT-53 a station without outposts adds none', () => {
    const { rules, events } = expansion(MIN_2, 'skymine', all(settled, stations({ skymine: [0, 0, 0] })));
    expect(rules).toEqual([]);
    expect(moves(events)).toEqual(['skipped by LACT-40']);
  });
});

describe('BELT-33 LUNA-35 Luna expands for free and without rewards', () => {
  test('BELT-33 LACT-38 every point places one piece, regardless of its cost', () => {
    // 10 is behind lightning, and so is 13 from there. 7 and 11 are occupied, 14 is next, and everything is free of
    // charge.
    const change = all(shuttles('tawac', 7, 11), crowd(18, 'minerva'), crowd(24, 'minerva'), shuttles('astrogo', 19));
    const { before, state, events } = expansion(MIN_2, 'minerva', change);
    expect(moves(events)).toEqual(['minerva to 10/0', 'minerva to 13']);
    const placed = [...eventsOf(events, 'outpostPlaced'), ...eventsOf(events, 'shuttlePlaced')];
    expect(placed.map(({ energy }) => energy)).toEqual([0, 0]);
    expect(at(state, LUNA).coins).toBe(at(before, LUNA).coins);
    expect(eventsOf(events, 'energyLost')).toEqual([]);
  });

  test('BELT-33 LACT-39 takes no rewards of asteroids and shuttle spaces', () => {
    const { before, state, events } = expansion(MAX_3, 'minerva'); // 24 pays 2 tank steps, 22 a track step
    expect(moves(events)).toEqual(['minerva to 24/0', 'minerva to 23', 'minerva to 22']);
    const advanced = { ...at(before, LUNA).tracks, minerva: 4 }; // the card's 3 steps
    expect(at(state, LUNA)).toEqual({ ...at(before, LUNA), tracks: advanced });
    expect(at(state, 0)).toEqual(at(before, 0));
  });
});
