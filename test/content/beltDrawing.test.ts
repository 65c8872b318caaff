import { describe, expect, test } from 'vitest';
import type { Belt, Point } from '../../src/components/content.ts';
import { COMPANIES } from '../../src/components/ids.ts';
import { BELT } from '../../src/content/belt.ts';
import { distance, type Segment, same, turn } from '../kit/drawn.ts';

const { asteroids, shuttleSpaces, stations } = BELT;

function find<T extends { readonly number: number }>(all: readonly T[], number: number): T {
  const found = all.find((each) => each.number === number);
  if (found === undefined) throw new Error(`${number} is missing`);
  return found;
}
const shuttle = (number: number): (typeof shuttleSpaces)[number] => find(shuttleSpaces, number);

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
