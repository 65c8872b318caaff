import { describe, expect, test } from 'vitest';
import { PROVENANCES } from '../../src/components/component.ts';
import type { Asteroid, Belt, Point, RouteEnd, ShuttleSpace } from '../../src/components/content.ts';
import type { Company } from '../../src/components/ids.ts';
import { COMPANIES } from '../../src/components/ids.ts';
import { BELT } from '../../src/content/belt.ts';
import { STATIONS } from '../../src/content/moon.ts';
import { distance, type Segment, same, turn } from '../kit/drawn.ts';
import { size } from '../kit/effects.ts';
import { sorted, sum } from '../kit/numbers.ts';

const { asteroids, shuttleSpaces, stationRoutes, stations } = BELT;
const upTo24 = Array.from({ length: 24 }, (_, index) => index + 1);

function find<T extends { readonly number: number }>(all: readonly T[], number: number): T {
  const found = all.find((each) => each.number === number);
  if (found === undefined) throw new Error(`${number} is missing`);
  return found;
}
const asteroid = (number: number): Asteroid => find(asteroids, number);
const shuttle = (number: number): ShuttleSpace => find(shuttleSpaces, number);

const joined = (number: number): number[] => shuttle(number).ends.map((end) => end.asteroid);
function endAt(number: number, at: number): RouteEnd {
  const end = shuttle(number).ends.find((each) => each.asteroid === at);
  if (end === undefined) throw new Error(`the route of ${number} does not lead to ${at}`);
  return end;
}
const linkedTo = (company: Company): number[] =>
  stationRoutes.filter((route) => route.company === company).map((route) => route.asteroid);
const degree = (number: number): number =>
  shuttleSpaces.filter((each) => each.ends.some((end) => end.asteroid === number)).length +
  stationRoutes.filter((route) => route.asteroid === number).length;

/** Energy a company needs at the least, on an empty board, to have a piece on each asteroid and shuttle space. */
function energies(company: Company): Map<number, number> {
  const found = new Map<number, number>();
  const visit = (number: number, energy: number): void => {
    if (energy >= (found.get(number) ?? Number.POSITIVE_INFINITY)) return;
    found.set(number, energy);
    for (const { number: space, ends } of shuttleSpaces) {
      for (const { asteroid: at, lightning } of ends) {
        if (number === at) visit(space, energy + 1 + Number(lightning));
        if (number === space) visit(at, energy + 1 + Number(lightning));
      }
    }
  };
  for (const route of stationRoutes) if (route.company === company) visit(route.asteroid, 1 + Number(route.lightning));
  return found;
}
const worth = (number: number): number => sum(asteroid(number).reward.map(size));

describe('stated facts of the Belt board', () => {
  test.each([1, 10, 14, 15, 18])('there is an asteroid %i', (number) => {
    expect(asteroids.map((each) => each.number)).toContain(number);
  });

  test.each([11, 13, 16, 19])('there is a shuttle space %i', (number) => {
    expect(shuttleSpaces.map((each) => each.number)).toContain(number);
  });

  test('asteroids and shuttle spaces share one numbering', () => {
    const numbers = [...asteroids, ...shuttleSpaces].map((each) => each.number);
    expect(sorted(numbers)).toEqual(upTo24);
  });

  test('asteroid 14 pays 1 research point and 1 coin', () => {
    expect(asteroid(14).reward).toHaveLength(2);
    expect(asteroid(14).reward).toContainEqual({ kind: 'research', points: 1 });
    expect(asteroid(14).reward).toContainEqual({ kind: 'coins', amount: 1 });
  });

  test('shuttle space 13 shows the icon for 1 step on the track', () => {
    expect(shuttle(13).steps).toBe(1);
  });

  test('shuttle space 19 pays nothing', () => {
    expect(shuttle(19).steps).toBe(0);
  });

  test('a shuttle space shows 1 step or none', () => {
    expect(new Set(shuttleSpaces.map((each) => each.steps))).toEqual(new Set([0, 1]));
  });

  test('19 joins 14 with 18, which Minerva can hold', () => {
    expect(sorted(joined(19))).toEqual([14, 18]);
    expect(energies('minerva').get(18)).toBeLessThanOrEqual(3);
  });

  test('the part of the route from 19 to asteroid 14 shows lightning', () => {
    expect(endAt(19, 14).lightning).toBe(true);
  });

  test('from asteroid 18, space 19 is entered without lightning', () => {
    expect(endAt(19, 18).lightning).toBe(false);
  });

  test('13 touches 14 or 18, and is entered from there without lightning', () => {
    const near = shuttle(13).ends.filter((end) => end.asteroid === 14 || end.asteroid === 18);
    expect(near.map((end) => end.lightning)).toContain(false);
  });

  test('Minerva, with an outpost on 18, needs the way over 19 to come to 14', () => {
    expect(linkedTo('minerva')).not.toContain(14);
  });

  test('Astrogo can have a shuttle on 13', () => {
    expect(energies('astrogo').get(13)).toBeLessThanOrEqual(4);
  });

  test.each([1, 15])('asteroid %i has one extra dome, tied to two of its outpost spaces', (number) => {
    const { linkedDomes, spaces } = asteroid(number);
    expect(linkedDomes).toHaveLength(1);
    for (const [one, two] of linkedDomes) {
      expect(one).not.toBe(two);
      for (const index of [one, two]) expect(spaces[index]).toBeDefined();
    }
  });

  test('no asteroid but 1 and 15 has linked domes', () => {
    const numbers = asteroids.filter((each) => each.linkedDomes.length > 0).map((each) => each.number);
    expect(numbers).toEqual([1, 15]);
  });

  test('the regular domes of asteroids 10 and 15 are 2 together', () => {
    expect(asteroid(10).domes + asteroid(15).domes).toBe(2);
  });

  test.each([1, 15, 18])('asteroid %i has at least 2 outpost spaces', (number) => {
    expect(asteroid(number).spaces.length).toBeGreaterThanOrEqual(2);
  });

  test('Minerva can have outposts on 10 and 15', () => {
    for (const number of [10, 15]) expect(energies('minerva').has(number)).toBe(true);
  });

  test('every company has 2 or 3 station routes, each to another asteroid', () => {
    for (const company of COMPANIES) {
      const links = linkedTo(company);
      expect([2, 3]).toContain(links.length);
      expect(new Set(links).size).toBe(links.length);
    }
  });

  test.each(COMPANIES)('the station of %s holds 12 outposts in the outer columns and 5 shuttles between', (company) => {
    expect(stations[company].company).toBe(company);
    expect(stations[company].columns.map((column) => column.length)).toEqual([6, 5, 6]);
  });

  test.each(COMPANIES)('the last space of the outer columns of %s shows 2 coin icons', (company) => {
    const { columns } = stations[company];
    expect([columns[0], columns[2]].map((column) => column?.at(-1))).toEqual([2, 2]);
  });

  test.each(COMPANIES)('a share of %s is worth at most 15', (company) => {
    expect(sum(stations[company].columns.flat())).toBe(15);
  });

  test.each(COMPANIES)('the station of %s lies on the other side than on the Moon', (company) => {
    const { x, y } = STATIONS[company].position;
    expect(stations[company].position).toEqual({ x: 1000 - x, y });
  });
});

describe('our columns', () => {
  test.each(COMPANIES)('icons of %s rise from 0 at the top to 2 at the bottom', (company) => {
    for (const column of stations[company].columns) {
      expect(column).toEqual(sorted(column));
      expect([column.at(0), column.at(-1)]).toEqual([0, 2]);
      expect(column.filter((icons) => icons === 2)).toHaveLength(1);
    }
  });
});

describe('the network', () => {
  test('there are about as many asteroids as shuttle spaces', () => {
    expect([asteroids.length, shuttleSpaces.length]).toEqual([11, 13]);
  });

  test('lists are ascending', () => {
    for (const list of [asteroids, shuttleSpaces]) {
      const numbers = list.map((each) => each.number);
      expect(numbers).toEqual(sorted(numbers));
    }
  });

  test('asteroids have 1 to 4 outpost spaces, and every number of them occurs', () => {
    expect(new Set(asteroids.map((each) => each.spaces.length))).toEqual(new Set([1, 2, 3, 4]));
  });

  test('routes lead to asteroids that exist, and to two different ones', () => {
    const numbers = asteroids.map((each) => each.number);
    for (const each of shuttleSpaces) {
      const [from, to] = joined(each.number);
      expect(numbers).toContain(from);
      expect(numbers).toContain(to);
      expect(from).not.toBe(to);
    }
    for (const route of stationRoutes) expect(numbers).toContain(route.asteroid);
  });

  test('no two asteroids are joined twice', () => {
    const pairs = shuttleSpaces.map((each) => sorted(joined(each.number)).join('-'));
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('2 to 5 routes meet at an asteroid', () => {
    for (const { number } of asteroids) {
      expect(degree(number)).toBeGreaterThanOrEqual(2);
      expect(degree(number)).toBeLessThanOrEqual(5);
    }
  });

  test('shuttle routes alone join all asteroids', () => {
    const seen = new Set<number>();
    const visit = (number: number): void => {
      if (seen.has(number)) return;
      seen.add(number);
      for (const each of shuttleSpaces) if (joined(each.number).includes(number)) joined(each.number).forEach(visit);
    };
    visit(1);
    expect(seen.size).toBe(asteroids.length);
  });

  test.each(COMPANIES)('%s can reach every asteroid and every shuttle space', (company) => {
    expect(sorted(energies(company).keys())).toEqual(upTo24);
  });

  test.each(COMPANIES)('just one station route of %s shows lightning', (company) => {
    expect(stationRoutes.filter((route) => route.company === company && route.lightning)).toHaveLength(1);
  });

  test('about a third of the route ends shows lightning', () => {
    const ends = [...shuttleSpaces.flatMap((each) => each.ends), ...stationRoutes];
    const share = ends.filter((end) => end.lightning).length / ends.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.4);
  });
});

describe('the examples of the rulebook', () => {
  test('6 energy points take Minerva from 18 to 19, 14 and 13, and to 18 again', () => {
    const rival = 1;
    const [on13] = shuttle(13).ends.filter((end) => end.asteroid === 14 || end.asteroid === 18);
    const costs = [
      1 + Number(endAt(19, 18).lightning),
      1 + Number(endAt(19, 14).lightning),
      1 + Number(on13?.lightning) + rival,
      1,
    ];
    expect(costs).toEqual([1, 2, 2, 1]);
    expect(worth(14) + shuttle(13).steps + shuttle(19).steps).toBe(3);
  });

  test('Minerva on 10, and on both linked spaces of 15, controls 3 domes', () => {
    expect(asteroid(10).domes + asteroid(15).domes + asteroid(15).linkedDomes.length).toBe(3);
  });
});

describe('what there is to gain', () => {
  test('screens show 1 or 2 of coins, tank steps, research points and steps, and each of these occurs', () => {
    const seen = new Set(asteroids.flatMap((each) => each.reward.map((effect) => `${effect.kind} ${size(effect)}`)));
    const kinds = ['coins', 'expandedTrack', 'helium', 'research'];
    expect(seen).toEqual(new Set(kinds.flatMap((kind) => [`${kind} 1`, `${kind} 2`])));
  });

  test('some screens show two kinds of reward, none more, and none is empty', () => {
    const counts = asteroids.map((each) => each.reward.length);
    expect(new Set(counts)).toEqual(new Set([1, 2]));
    for (const { reward } of asteroids) {
      expect(new Set(reward.map((effect) => effect.kind)).size).toBe(reward.length);
    }
  });

  test('there are 12 domes with the linked ones, at most 2 on a screen', () => {
    expect(sum(asteroids.map((each) => each.domes + each.linkedDomes.length))).toBe(12);
    expect(Math.max(...asteroids.map((each) => each.domes))).toBe(2);
  });

  test.each(COMPANIES)('the asteroids linked to %s are worth 6, of all four kinds, with 3 regular domes', (company) => {
    const links = linkedTo(company);
    expect(sum(links.map(worth))).toBe(6);
    expect(new Set(links.flatMap((number) => asteroid(number).reward.map((effect) => effect.kind))).size).toBe(4);
    expect(sum(links.map((number) => asteroid(number).domes))).toBe(3);
  });

  test.each(COMPANIES)('half of the shuttle spaces next to the asteroids of %s, or more, show a step', (company) => {
    const links = linkedTo(company);
    const near = shuttleSpaces.filter((each) => each.ends.some((end) => links.includes(end.asteroid)));
    expect(sum(near.map((each) => each.steps)) / near.length).toBeGreaterThanOrEqual(0.5);
  });

  test.each(COMPANIES)('%s comes to the menace card for 3 energy points', (company) => {
    const energy = energies(company);
    expect(Math.min(...[11, 16].map((number) => energy.get(number) ?? 99))).toBe(3);
  });
});
interface Part {
  readonly name: string;
  readonly line: Segment;
}
const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Degrees between the directions from `at` to two points. */
function angle(at: Point, one: Point, two: Point): number {
  const difference = Math.atan2(one.y - at.y, one.x - at.x) - Math.atan2(two.y - at.y, two.x - at.x);
  const degrees = Math.abs((difference * 180) / Math.PI);
  return Math.min(degrees, 360 - degrees);
}

/** All lines of the drawing: two parts for each shuttle route, one for each station route, and the menace card. */
function drawing(belt: Belt): Part[] {
  const place = (number: number) => find(belt.asteroids, number).position;
  const space = (number: number) => find(belt.shuttleSpaces, number).position;
  return [
    ...belt.shuttleSpaces.flatMap(({ number, ends, position }) =>
      ends.map((end): Part => ({ name: `${end.asteroid}~${number}`, line: [place(end.asteroid), position] })),
    ),
    ...belt.stationRoutes.map(
      ({ company, asteroid: to }): Part => ({
        name: `${to}~${company}`,
        line: [place(to), belt.stations[company].position],
      }),
    ),
    { name: 'menace', line: [space(11), space(16)] },
  ];
}

/** Lines that cross, come too near to each other, or leave a common end in about the same direction. */
function clashes(belt: Belt): string[] {
  const parts = drawing(belt);
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((two) => {
      const [[a, b], [c, d]] = [one.line, two.line];
      const meeting = [a, b].find((end) => same(end, c) || same(end, d));
      if (meeting !== undefined) {
        const [far, other] = [same(a, meeting) ? b : a, same(c, meeting) ? d : c];
        return angle(meeting, far, other) < 14 ? [`${one.name} runs along ${two.name}`] : [];
      }
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
        return [`${one.name} crosses ${two.name}`];
      const room = Math.min(distance(a, two.line), distance(b, two.line), distance(c, one.line), distance(d, one.line));
      return room < 40 ? [`${one.name} comes near ${two.name}`] : [];
    }),
  );
}

describe('the drawing', () => {
  test('no route crosses another or the menace card, or comes near it', () => {
    expect(clashes(BELT)).toEqual([]);
  });

  test('the check of the routes finds a crossing, one over the menace card, and two that run along each other', () => {
    const moved = (number: number, position: Point): Belt => ({
      ...BELT,
      shuttleSpaces: shuttleSpaces.map((each) => (each.number === number ? { ...each, position } : each)),
    });
    expect(clashes(moved(22, { x: 450, y: 780 }))).toContain('14~19 crosses 18~22');
    expect(clashes(moved(13, { x: 450, y: 550 }))).toContain('10~13 crosses menace');
    expect(clashes(moved(7, { x: 830, y: 330 }))).toContain('10~7 runs along 10~astrogo');
  });

  test('everything lies on the board, at whole units', () => {
    const places = [
      ...asteroids.flatMap((each) => [each.position, ...each.spaces]),
      ...shuttleSpaces.map((each) => each.position),
      ...COMPANIES.map((company) => stations[company].position),
    ];
    for (const { x, y } of places) {
      expect([x, y].every(Number.isInteger)).toBe(true);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(20);
      expect(Math.max(x, y)).toBeLessThanOrEqual(980);
    }
  });

  test('numbers rise from the top to the bottom', () => {
    const order = [...asteroids, ...shuttleSpaces].sort((a, b) => a.position.y - b.position.y);
    expect(order.map((each) => each.number)).toEqual(upTo24);
    expect(new Set(order.map((each) => each.position.y)).size).toBe(24);
  });

  test('a route does not turn back at its shuttle space', () => {
    for (const { ends, position } of shuttleSpaces) {
      const [one, two] = ends;
      const turned = angle(position, asteroid(one.asteroid).position, asteroid(two.asteroid).position);
      expect(turned).toBeGreaterThan(90);
    }
  });

  test('the menace card has room between shuttle spaces 11 and 16', () => {
    const room = gap(shuttle(11).position, shuttle(16).position);
    expect(room).toBeGreaterThan(120);
    expect(room).toBeLessThan(200);
  });

  test('asteroids, shuttle spaces and stations keep clear of each other', () => {
    const places = [
      ...asteroids.map((each) => ({ at: each.position, radius: 66 })),
      ...shuttleSpaces.map((each) => ({ at: each.position, radius: 20 })),
      ...COMPANIES.map((company) => ({ at: stations[company].position, radius: 50 })),
    ];
    for (const [index, one] of places.entries()) {
      for (const two of places.slice(index + 1)) expect(gap(one.at, two.at)).toBeGreaterThan(one.radius + two.radius);
    }
  });

  test('routes keep clear of all asteroids and shuttle spaces but their own', () => {
    for (const { line } of drawing(BELT)) {
      const [own, other] = line;
      for (const { position } of asteroids)
        if (!same(position, own) && !same(position, other)) expect(distance(position, line)).toBeGreaterThan(66);
      for (const { position } of shuttleSpaces)
        if (!same(position, own) && !same(position, other)) expect(distance(position, line)).toBeGreaterThan(40);
    }
  });

  test('outpost spaces surround the middle of their asteroid, apart from each other and from the routes', () => {
    const lines = drawing(BELT).map((part) => part.line);
    for (const { spaces, position } of asteroids) {
      for (const [index, space] of spaces.entries()) {
        expect(Math.round(gap(space, position) / 2)).toBe(24);
        expect(Math.min(...lines.map((line) => distance(space, line)))).toBeGreaterThan(20);
        for (const other of spaces.slice(index + 1)) expect(gap(space, other)).toBeGreaterThan(38);
      }
    }
  });

  test('linked outpost spaces lie side by side, with no route between them', () => {
    const lines = drawing(BELT).map((part) => part.line);
    for (const { spaces, linkedDomes } of asteroids) {
      for (const [first, second] of linkedDomes) {
        const [one, two] = [spaces[first], spaces[second]];
        if (one === undefined || two === undefined) throw new Error('a linked space is missing');
        expect(gap(one, two)).toBeLessThan(50);
        for (const [a, b] of lines) {
          const crossing = turn(a, b, one) * turn(a, b, two) < 0 && turn(one, two, a) * turn(one, two, b) < 0;
          expect(crossing).toBe(false);
        }
      }
    }
  });
});

describe('provenance', () => {
  test('only stated or derived fields are called so', () => {
    const exact = (components: readonly { number: number; sources: Readonly<Record<string, string>> }[]) =>
      components.flatMap(({ number, sources }) =>
        Object.entries(sources)
          .filter(([field]) => field !== 'rest')
          .map(([field, source]) => `${number} ${field} ${source}`),
      );
    expect(exact(asteroids).filter((each) => !each.endsWith('linkedDomes derived'))).toEqual([
      '1 number rulebook',
      '10 number rulebook',
      '14 number rulebook',
      '14 reward rulebook',
      '15 number rulebook',
      '18 number rulebook',
    ]);
    expect(exact(shuttleSpaces)).toEqual([
      '11 number rulebook',
      '13 number rulebook',
      '13 steps rulebook',
      '16 number rulebook',
      '19 number rulebook',
      '19 steps derived',
    ]);
    // That 1 and 15 have linked domes is stated; which spaces they link is ours.
    for (const { number, sources } of asteroids) {
      expect(sources['linkedDomes']).toBe(number === 1 || number === 15 ? undefined : 'derived');
    }
  });

  test('the rest is called reconstructed, and every field named exists', () => {
    for (const component of [...asteroids, ...shuttleSpaces, ...stationRoutes, ...Object.values(stations)]) {
      expect(component.sources.rest).toBe('reconstructed');
      for (const [field, source] of Object.entries(component.sources)) {
        expect(PROVENANCES).toContain(source);
        if (field !== 'rest') expect(component).toHaveProperty(field);
      }
    }
  });

  test('the board is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(BELT))).toEqual(BELT);
  });
});
