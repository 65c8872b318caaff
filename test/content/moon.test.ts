import { describe, expect, test } from 'vitest';
import { PROVENANCES } from '../../src/components/component.ts';
import type { Point, Sector } from '../../src/components/content.ts';
import type { Company } from '../../src/components/ids.ts';
import { COMPANIES } from '../../src/components/ids.ts';
import { SECTORS, STATIONS } from '../../src/content/moon.ts';
import { distance, type Segment, same, turn } from '../kit/drawn.ts';
import { size } from '../kit/effects.ts';
import { sum } from '../kit/numbers.ts';

function at(number: number): Sector {
  const sector = SECTORS.find((each) => each.number === number);
  if (sector === undefined) throw new Error(`no sector ${number}`);
  return sector;
}
const borderTo = (from: number, to: number) => at(from).neighbours.find((each) => each.sector === to)?.border;
const stationBorder = (number: number, company: Company) =>
  at(number).stations.find((each) => each.company === company)?.border;
const touching = (company: Company): number[] =>
  SECTORS.filter((each) => each.stations.some((contact) => contact.company === company)).map((each) => each.number);

/** Sectors a company needs to enter, at the least, to stand in each sector. */
function steps(company: Company): Map<number, number> {
  const found = new Map<number, number>();
  for (let ring = touching(company), step = 1; ring.length > 0; step += 1) {
    for (const number of ring) found.set(number, step);
    ring = [...new Set(ring.flatMap((number) => at(number).neighbours.map((each) => each.sector)))].filter(
      (number) => !found.has(number),
    );
  }
  return found;
}

/** How much of each kind the structures of these sectors give, and nothing else. */
function reward(numbers: readonly number[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const effect of numbers.flatMap((number) => at(number).structures)) {
    total[effect.kind] = (total[effect.kind] ?? 0) + size(effect);
  }
  return total;
}

describe('stated facts of the Moon board', () => {
  test('there are 24 sectors, numbered 1 to 24', () => {
    expect(SECTORS.map((each) => each.number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  test('borders are single or double, and both kinds occur', () => {
    const borders = SECTORS.flatMap((each) => each.neighbours.map((neighbour) => neighbour.border));
    expect(new Set(borders)).toEqual(new Set([1, 2]));
  });

  test('exactly 2 sectors are enclaves, each entered only from the one sector around it', () => {
    const enclaves = SECTORS.filter((each) => each.enclaveIn !== null);
    expect(enclaves).toHaveLength(2);
    expect(new Set(enclaves.map((each) => each.enclaveIn)).size).toBe(2);
    for (const each of enclaves) {
      expect(each.neighbours.map((neighbour) => neighbour.sector)).toEqual([each.enclaveIn]);
      expect(each.stations).toEqual([]);
    }
  });

  test('a single border lies between the station of Minerva and sector 21', () => {
    expect(stationBorder(21, 'minerva')).toBe(1);
  });

  test('sector 16 is entered over a single border from the station of Minerva or from 21', () => {
    expect([stationBorder(16, 'minerva'), borderTo(21, 16)]).toContain(1);
  });

  test('sector 24 is entered over a double border from 16 or 21, over no single one, and not from the station', () => {
    const borders = [borderTo(16, 24), borderTo(21, 24)];
    expect(borders).toContain(2);
    expect(borders).not.toContain(1);
    expect(stationBorder(24, 'minerva')).toBeUndefined();
  });

  test('sector 24 can hold an outpost of Skymine', () => {
    expect(steps('skymine').get(24)).toBeLessThanOrEqual(3);
  });

  test('sectors 21, 16 and 24 together pay exactly 1 coin and 3 research points', () => {
    expect(reward([21, 16, 24])).toEqual({ coins: 1, research: 3 });
  });

  test('structures are mines of 1 or 2 coins, pits and depots of 1 or 2 steps, and research stations', () => {
    const seen = new Set(SECTORS.flatMap((each) => each.structures.map((effect) => JSON.stringify(effect))));
    const known = [
      ...[1, 2].map((amount) => ({ kind: 'coins', amount })),
      ...[1, 2].map((count) => ({ kind: 'expandedTrack', steps: count })),
      ...[1, 2].map((count) => ({ kind: 'helium', steps: count })),
      ...[1, 2, 3].map((count) => ({ kind: 'research', points: count })),
    ];
    expect(seen).toEqual(new Set(known.map((effect) => JSON.stringify(effect))));
  });

  test('a sector may hold several structures, and there are collection domes', () => {
    expect(SECTORS.some((each) => each.structures.length > 1)).toBe(true);
    expect(SECTORS.some((each) => each.domes > 0)).toBe(true);
  });

  test.each(COMPANIES)('the station of %s has 3 columns of 5 home spaces', (company) => {
    expect(STATIONS[company].company).toBe(company);
    expect(STATIONS[company].columns.map((column) => column.length)).toEqual([5, 5, 5]);
  });

  test.each(COMPANIES)('the crossed-out fifth spaces of %s show 2 coin icons', (company) => {
    expect(STATIONS[company].columns.map((column) => column[4])).toEqual([2, 2, 2]);
  });

  test.each(COMPANIES)('some home spaces of %s show no icon', (company) => {
    expect(STATIONS[company].columns.flat()).toContain(0);
  });

  test('a share of Minerva can be worth 6', () => {
    const values = STATIONS.minerva.columns.reduce<number[]>(
      (totals, column) =>
        totals.flatMap((total) => [0, 1, 2, 3, 4, 5].map((taken) => total + sum(column.slice(0, taken)))),
      [0],
    );
    expect(values).toContain(6);
  });

  test.each(COMPANIES)('a share of %s is worth at most 15, with no outpost left in its station', (company) => {
    expect(sum(STATIONS[company].columns.flat())).toBe(15);
  });

  test.each([
    ['skymine', [6, 19, 20]],
    ['minerva', [16, 21, 23]],
    ['astrogo', [1, 7, 11]],
    ['tawac', [2, 3, 4]],
  ] as const)('the outposts that %s has at the start of chapter 3 stand near its station', (company, outposts) => {
    for (const number of outposts) expect(steps(company).get(number)).toBeLessThanOrEqual(2);
  });
});

describe('the graph', () => {
  test('a border is the same from both sides, and listed once', () => {
    for (const { number, neighbours } of SECTORS) {
      const numbers = neighbours.map((each) => each.sector);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).not.toContain(number);
      for (const { sector, border } of neighbours) expect(borderTo(sector, number)).toBe(border);
    }
  });

  test.each(COMPANIES)('%s can reach every sector', (company) => {
    expect(steps(company).size).toBe(24);
  });

  test('all but the enclaves have 2 to 6 neighbours', () => {
    for (const { enclaveIn, neighbours } of SECTORS) {
      if (enclaveIn !== null) continue;
      expect(neighbours.length).toBeGreaterThanOrEqual(2);
      expect(neighbours.length).toBeLessThanOrEqual(6);
    }
  });

  test('about a third of the borders is double', () => {
    const borders = SECTORS.flatMap((each) => each.neighbours.map((neighbour) => neighbour.border));
    const share = borders.filter((border) => border === 2).length / borders.length;
    expect(share).toBeGreaterThan(0.28);
    expect(share).toBeLessThan(0.4);
  });

  test.each(COMPANIES)('the station of %s touches 3 or 4 sectors, most of them over a single border', (company) => {
    const borders = touching(company).map((number) => stationBorder(number, company));
    expect([3, 4]).toContain(borders.length);
    expect(borders.filter((border) => border === 1).length).toBeGreaterThan(borders.length / 2);
  });
});

describe('what there is to gain', () => {
  const worth = (numbers: readonly number[]) => sum(Object.values(reward(numbers)));
  const near = (company: Company) => [...steps(company)].filter(([, step]) => step <= 2).map(([number]) => number);

  test('no sector is empty', () => {
    for (const each of SECTORS) expect(each.structures.length + each.domes).toBeGreaterThan(0);
  });

  test('the enclaves are the richest sectors', () => {
    const others = SECTORS.filter((each) => each.enclaveIn === null).map((each) => worth([each.number]));
    for (const each of SECTORS) {
      if (each.enclaveIn !== null) expect(worth([each.number])).toBeGreaterThan(Math.max(...others));
    }
  });

  test('the surroundings of the four stations are worth about the same', () => {
    const values = COMPANIES.map((company) => worth(near(company)));
    expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(2);
  });

  test('there are 14 to 16 collection domes, at most 2 in a sector, and each company has 4 near its station', () => {
    const domes = SECTORS.map((each) => each.domes);
    expect(Math.max(...domes)).toBe(2);
    expect(sum(domes)).toBeGreaterThanOrEqual(14);
    expect(sum(domes)).toBeLessThanOrEqual(16);
    for (const company of COMPANIES) expect(sum(near(company).map((number) => at(number).domes))).toBe(4);
  });
});
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

  test('the Moon is round and lies on the board', () => {
    const radii = rimOf(SECTORS).map(([corner]) => Math.hypot(corner.x - 500, corner.y - 500));
    expect(Math.min(...radii)).toBeGreaterThan(430);
    expect(Math.max(...radii)).toBeLessThan(450);
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

  test('numbers rise from the top to the bottom', () => {
    const order = [...SECTORS].sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x);
    expect(order.map((each) => each.number)).toEqual(SECTORS.map((each) => each.number));
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

  test('stations lie in four different corners of the board', () => {
    const corners = COMPANIES.map((company) => {
      const { x, y } = STATIONS[company].position;
      return `${x < 500} ${y < 500}`;
    });
    expect(new Set(corners).size).toBe(4);
  });
});

describe('provenance', () => {
  test('numbers come from the rulebook, and what is not stated is called reconstructed', () => {
    for (const { number, sources } of SECTORS) {
      expect(sources).toMatchObject({ rest: 'reconstructed', number: 'rulebook' });
      expect(sources['stations']).toBe(number === 21 ? 'rulebook' : undefined);
      for (const source of Object.values(sources)) expect(PROVENANCES).toContain(source);
    }
    for (const company of COMPANIES) expect(STATIONS[company].sources.rest).toBe('reconstructed');
  });

  test('every field named by a provenance exists', () => {
    for (const component of [...SECTORS, ...Object.values(STATIONS)]) {
      for (const field of Object.keys(component.sources)) {
        if (field !== 'rest') expect(component).toHaveProperty(field);
      }
    }
  });

  test('the board is plain JSON', () => {
    expect(JSON.parse(JSON.stringify({ SECTORS, STATIONS }))).toEqual({ SECTORS, STATIONS });
  });
});
