import { describe, expect, test } from 'vitest';
import type { Point, Sector } from '../../src/components/content.ts';
import { COMPANIES, type Company } from '../../src/components/ids.ts';
import { SECTORS, STATIONS } from '../../src/content/moon.ts';

import { sum } from '../kit/numbers.ts';

type Segment = readonly [Point, Point];

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

function inside(point: Point, segments: readonly Segment[]): boolean {
  const hits = segments.filter(
    ([a, b]) => a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x,
  );
  return hits.length % 2 === 1;
}

/** Returns the edges of only one sector, which form the rim of the Moon. */
function rimOf(sectors: readonly Sector[]): Segment[] {
  const all = sectors.filter((each) => each.enclaveIn === null).flatMap((each) => edges(each.outline));
  const keys = new Set(all.map(key));
  return all.filter((edge) => !keys.has(key(reversed(edge))));
}

/** Returns the pairs of sectors that touch only in the drawing, or are only listed as neighbours. */
function misdrawn(sectors: readonly Sector[]): string[] {
  const drawn = sectors.map((sector) => ({ sector, segments: edges(sector.outline) }));
  return drawn.flatMap(({ sector: a, segments }) => {
    const back = new Set(segments.map((segment) => key(reversed(segment))));
    const surrounds = (inner: Sector, outer: readonly Segment[]) => inner.outline.every((each) => inside(each, outer));
    return drawn.flatMap(({ sector: b, segments: others }) => {
      if (a.number === b.number) return [];
      const isEnclave = surrounds(a, others) || surrounds(b, segments);
      const meet = isEnclave || others.some((segment) => back.has(key(segment)));
      return meet === a.neighbours.some((each) => each.sector === b.number) ? [] : [`${a.number} and ${b.number}`];
    });
  });
}

describe('the drawing', () => {
  test('two sectors touch exactly when they are neighbours', () => {
    expect(misdrawn(SECTORS)).toEqual([]);
    const shorter = SECTORS.map((each) =>
      each.number === 5 ? { ...each, neighbours: each.neighbours.slice(1) } : each,
    );
    expect(misdrawn(shorter)).toEqual(['5 and 1']);
  });

  test('an enclave is inside one sector, and the sectors fill the Moon', () => {
    for (const { outline, enclaveIn } of SECTORS) {
      const around = enclaveIn === null ? undefined : edges(at(enclaveIn).outline);
      if (around) expect(outline.filter((corner) => !inside(corner, around))).toEqual([]);
    }
    const open = SECTORS.filter((each) => each.enclaveIn === null);
    expect(sum(open.map(({ outline }) => doubleArea(edges(outline))))).toBe(doubleArea(rimOf(SECTORS)));
  });

  test('each label is inside its own sector and outside any enclave', () => {
    for (const { number, position, outline } of SECTORS) {
      expect(inside(position, edges(outline))).toBe(true);
      const enclaves = SECTORS.filter((each) => each.enclaveIn === number);
      expect(enclaves.filter((each) => inside(position, edges(each.outline)))).toEqual([]);
    }
  });

  test.each(COMPANIES)('the station of %s is outside the Moon and touches part of the rim', (company) => {
    const rim = rimOf(SECTORS);
    const { position } = STATIONS[company];
    expect(inside(position, rim)).toBe(false);
    const contacts = touching(company);
    for (const number of contacts) {
      const shore = rim.filter((edge) => edges(at(number).outline).some((other) => key(other) === key(edge)));
      expect(shore.length).toBeGreaterThan(0);
    }
    const joined = contacts.filter((a, index) => contacts.slice(index + 1).some((b) => borderTo(a, b) !== undefined));
    expect(joined).toHaveLength(contacts.length - 1);
  });
});
