import { describe, expect, test } from 'vitest';
import type { Point, Sector } from '../../src/components/content.ts';
import type { Company } from '../../src/components/ids.ts';
import { COMPANIES } from '../../src/components/ids.ts';
import { SECTORS, STATIONS } from '../../src/content/moon.ts';
import { distance, type Segment, same, turn } from '../kit/drawn.ts';
import { sum } from '../kit/numbers.ts';

function at(number: number): Sector {
  const sector = SECTORS.find((each) => each.number === number);
  if (sector === undefined) throw new Error(`no sector ${number}`);
  return sector;
}
const borderTo = (from: number, to: number) => at(from).neighbours.find((each) => each.sector === to)?.border;
const touching = (company: Company): number[] =>
  SECTORS.filter((each) => each.stations.some((contact) => contact.company === company)).map((each) => each.number);

const edges = (outline: readonly Point[]): Segment[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);
const key = ([a, b]: Segment): string => `${a.x},${a.y} ${b.x},${b.y}`;
const reversed = ([a, b]: Segment): Segment => [b, a];
const doubleArea = (segments: readonly Segment[]): number => sum(segments.map(([a, b]) => a.x * b.y - b.x * a.y));

/** Whether a point lies on the segment and is none of its ends. */
function within(point: Point, [a, b]: Segment): boolean {
  if (turn(a, b, point) !== 0 || same(point, a) || same(point, b)) return false;
  return (point.x - a.x) * (point.x - b.x) + (point.y - a.y) * (point.y - b.y) < 0;
}

/** Whether two segments meet anywhere but in a common end or as one and the same segment. */
function clash(one: Segment, two: Segment): boolean {
  const crossing = turn(...one, two[0]) * turn(...one, two[1]) < 0 && turn(...two, one[0]) * turn(...two, one[1]) < 0;
  return crossing || two.some((end) => within(end, one)) || one.some((end) => within(end, two));
}

function inside(point: Point, segments: readonly Segment[]): boolean {
  const hits = segments.filter(
    ([a, b]) => a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x,
  );
  return hits.length % 2 === 1;
}

/** Edges of sectors that no other sector shares: the rim of the Moon. */
function rimOf(sectors: readonly Sector[]): Segment[] {
  const all = sectors.filter((each) => each.enclaveIn === null).flatMap((each) => edges(each.outline));
  const keys = new Set(all.map(key));
  return all.filter((edge) => !keys.has(key(reversed(edge))));
}

/** Everything that keeps the outlines from being a map of the graph. */
function mapProblems(sectors: readonly Sector[]): string[] {
  const problems: string[] = [];
  const drawn = sectors.map((sector) => ({ sector, segments: edges(sector.outline) }));
  const open = drawn.filter(({ sector }) => sector.enclaveIn === null);
  const rim = rimOf(sectors);

  const all = drawn.flatMap(({ sector, segments }) => segments.map((segment) => ({ segment, owner: sector.number })));
  for (const [index, one] of all.entries()) {
    for (const two of all.slice(index + 1)) {
      if (clash(one.segment, two.segment)) problems.push(`an edge of ${one.owner} meets one of ${two.owner}`);
      if (key(one.segment) === key(two.segment))
        problems.push(`${one.owner} and ${two.owner} have an edge on one side`);
    }
  }
  for (const { sector, segments } of drawn) {
    if (sector.outline.some((each) => !Number.isInteger(each.x) || !Number.isInteger(each.y)))
      problems.push(`${sector.number} has a broken corner`);
    if (new Set(segments.map(([start]) => `${start.x},${start.y}`)).size !== segments.length)
      problems.push(`${sector.number} visits a corner twice`);
    if (doubleArea(segments) < 2 * 5000) problems.push(`${sector.number} is tiny or not drawn clockwise`);
  }
  for (const { sector: a, segments } of drawn) {
    const back = new Set(segments.map((segment) => key(reversed(segment))));
    for (const { sector: b, segments: others } of drawn) {
      if (a.number === b.number) continue;
      const around = (inner: Sector, outer: readonly Segment[]) =>
        inner.outline.every((corner) => inside(corner, outer) && outer.every((edge) => distance(corner, edge) > 5));
      const meet = others.some((segment) => back.has(key(segment))) || around(a, others) || around(b, segments);
      if (meet !== a.neighbours.some((each) => each.sector === b.number))
        problems.push(`${a.number} and ${b.number} ${meet ? 'meet' : 'do not meet'}`);
      if (a.enclaveIn === b.number && !around(a, others)) problems.push(`${a.number} is not inside ${b.number}`);
    }
  }

  // Without gaps: the rim is one ring, and what it encloses is exactly what the sectors cover.
  const next = new Map(rim.map(([a, b]) => [`${a.x},${a.y}`, `${b.x},${b.y}`]));
  const [start = ''] = next.keys();
  let [corner, length] = [next.get(start), 1];
  while (corner !== undefined && corner !== start && length <= rim.length) {
    corner = next.get(corner);
    length += 1;
  }
  if (corner !== start || length !== rim.length) problems.push('the rim is not one ring');
  const covered = sum(open.map(({ segments }) => doubleArea(segments)));
  if (covered !== doubleArea(rim)) problems.push('the sectors do not fill the Moon');
  for (let x = 4.5; x < 1000; x += 13) {
    for (let y = 4.5; y < 1000; y += 13) {
      const owners = open.filter(({ segments }) => inside({ x, y }, segments)).length;
      if (owners !== Number(inside({ x, y }, rim))) problems.push(`${x},${y} belongs to ${owners} sectors`);
    }
  }
  return problems;
}

describe('the drawing', () => {
  test('the outlines tile the Moon, and two sectors meet exactly when they are neighbours', () => {
    expect(mapProblems(SECTORS)).toEqual([]);
  });

  test('the check of the outlines finds a moved corner, a missing border and an enclave that sticks out', () => {
    const change = (number: number, changes: (sector: Sector) => Partial<Sector>) =>
      SECTORS.map((each) => (each.number === number ? { ...each, ...changes(each) } : each));
    const moved = (by: number) => (sector: Sector) => ({
      outline: sector.outline.map((corner, index) => (index === 0 ? { x: corner.x, y: corner.y + by } : corner)),
    });
    expect(mapProblems(change(12, moved(9)))).not.toEqual([]);
    expect(mapProblems(change(12, moved(-9)))).not.toEqual([]);
    const shorter = change(5, (sector) => ({ neighbours: sector.neighbours.slice(1) }));
    expect(mapProblems(shorter)).toEqual(['5 and 1 meet']);
    expect(mapProblems(change(14, moved(-200)))).toContain('14 is not inside 13');
  });

  test('a border is long enough to be seen', () => {
    const borders = SECTORS.filter((each) => each.enclaveIn === null).flatMap((each) => edges(each.outline));
    expect(Math.min(...borders.map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y)))).toBeGreaterThan(40);
  });

  test('each label lies well inside its own sector and outside any enclave', () => {
    for (const { number, position, outline, enclaveIn } of SECTORS) {
      expect(inside(position, edges(outline))).toBe(true);
      const enclaves = SECTORS.filter((each) => each.enclaveIn === number);
      for (const each of enclaves) expect(inside(position, edges(each.outline))).toBe(false);
      const walls = [outline, ...enclaves.map((each) => each.outline)].flatMap(edges);
      const room = Math.min(...walls.map((wall) => distance(position, wall)));
      expect(room).toBeGreaterThan(enclaveIn === null ? 55 : 35);
    }
  });

  test.each(COMPANIES)('the station of %s lies just outside the Moon, and touches a stretch of the rim', (company) => {
    const rim = rimOf(SECTORS);
    const { position } = STATIONS[company];
    expect(inside(position, rim)).toBe(false);
    expect(Math.min(...rim.map((edge) => distance(position, edge)))).toBeLessThan(110);
    const contacts = touching(company);
    for (const number of contacts) {
      const shore = rim.filter((edge) => edges(at(number).outline).some((other) => key(other) === key(edge)));
      expect(shore.length).toBeGreaterThan(0);
    }
    const joined = contacts.filter((a, index) => contacts.slice(index + 1).some((b) => borderTo(a, b) !== undefined));
    expect(joined).toHaveLength(contacts.length - 1);
  });
});
