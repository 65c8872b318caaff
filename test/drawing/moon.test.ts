import { describe, expect, test } from 'vitest';
import type { Content, Point, Sector } from '../../src/components/content.ts';
import { COMPANIES } from '../../src/components/ids.ts';
import { drawMoon } from '../../src/drawing/drawMoon.ts';
import { rewardSigns } from '../../src/drawing/signs/signsFor.ts';
import { defaultContent } from '../../src/entries/index.ts';
import { type Box, boxes } from './boxes.ts';
import { english as text, textFor } from './texts.ts';
import { ofClass, parse, withId } from './xml.ts';

const { sectors, stations } = defaultContent.moon;
const root = parse(drawMoon({ text }));
const borders = sectors.flatMap(({ number, neighbours }) =>
  neighbours.filter(({ sector }) => sector > number).map((each) => ({ number, ...each })),
);

function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

const corners = ({ left, right, top, bottom }: Box): Point[] =>
  [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));

/** The points of a path of straight lines. */
const PAIRS = /-?[\d.]+ -?[\d.]+/g;

describe('drawing of the Moon', () => {
  test('shows each sector with its number', () => {
    expect(ofClass(root, 'sector').length).toBe(sectors.length);
    for (const { number, outline } of sectors) {
      const place = withId(root, `sector:${number}`);
      const data = ofClass(place, 'ground')[0]?.attributes['d'] ?? '';
      expect(data.match(PAIRS)?.length).toBe(outline.length);
      expect(place.children.find(({ name }) => name === 'text')?.text).toBe(String(number));
    }
  });

  test('shows each border once, the double ones by two lines', () => {
    expect(ofClass(root, 'border').length).toBe(borders.length);
    for (const { number, sector, border } of borders) {
      const { attributes, children } = withId(root, `border-${number}-${sector}`);
      expect(attributes['data-border']).toBe(String(border));
      expect(children.filter(({ name }) => name === 'path').length).toBe(border);
    }
    const double = ofClass(root, 'border').filter(({ attributes }) => attributes['data-border'] === '2');
    expect(double.length).toBe(borders.filter(({ border }) => border === 2).length);
  });

  test('draws single borders along common corners of both sectors', () => {
    const at = (number: number) => sectors.find((each) => each.number === number)?.outline ?? [];
    const isCorner = (number: number, text: string) => at(number).some(({ x, y }) => text === `${x} ${y}`);
    for (const { number, sector } of borders.filter(({ border }) => border === 1)) {
      const path = withId(root, `border-${number}-${sector}`).children.find(({ name }) => name === 'path');
      const points = path?.attributes['d']?.match(PAIRS) ?? [];
      expect(points.length).toBeGreaterThanOrEqual(2);
      expect(points.every((point) => isCorner(number, point) && isCorner(sector, point))).toBe(true);
    }
  });

  test('closes the border around each enclave', () => {
    for (const { number, enclaveIn } of sectors.filter((each) => each.enclaveIn !== null)) {
      const id = `border-${Math.min(number, enclaveIn ?? 0)}-${Math.max(number, enclaveIn ?? 0)}`;
      const paths = withId(root, id).children.filter(({ name }) => name === 'path');
      expect(paths.length).toBe(2);
      expect(paths.every(({ attributes }) => attributes['d']?.endsWith('Z'))).toBe(true);
      expect(withId(root, `sector:${number}`).attributes['data-enclave-in']).toBe(String(enclaveIn));
    }
  });

  test('shows each contact with a station', () => {
    const contacts = sectors.flatMap((sector) => sector.stations.map((each) => ({ ...each, number: sector.number })));
    expect(ofClass(root, 'contact').length).toBe(contacts.length);
    for (const { company, number, border } of contacts) {
      expect(withId(root, `contact-${company}-${number}`).attributes['data-border']).toBe(String(border));
    }
  });

  test('shows the coin icons of each home space', () => {
    for (const company of COMPANIES) {
      stations[company].columns.forEach((column, index) => {
        const spaces = ofClass(withId(root, `column:${company}:${index}`), 'home-space');
        expect(spaces.map(({ attributes }) => Number(attributes['data-coins']))).toEqual(column);
        expect(spaces.map(({ children }) => children.filter(({ name }) => name === 'circle').length)).toEqual(column);
      });
    }
  });

  test('shows each structure and each dome', () => {
    for (const { number, structures, domes } of sectors) {
      const place = withId(root, `sector:${number}`);
      const kinds = ofClass(place, 'sm-sign').map(({ attributes }) => attributes['class']?.split(' ')[1]);
      const signs = rewardSigns(structures).map(({ kind }) => kind);
      expect(kinds).toEqual([...Array.from({ length: domes }, () => 'dome'), ...signs]);
    }
  });

  test('keeps number and symbols within their sector', () => {
    const enclavesOf = (sector: Sector) => sectors.filter((each) => each.enclaveIn === sector.number);
    const astray = sectors.flatMap((sector) =>
      boxes(withId(root, `sector:${sector.number}`))
        .flatMap(corners)
        .filter((corner) => {
          const isInEnclave = enclavesOf(sector).some(({ outline }) => contains(outline, corner));
          return isInEnclave || !contains(sector.outline, corner);
        })
        .map((corner) => ({ sector: sector.number, ...corner })),
    );
    expect(astray).toEqual([]);
  });

  test('draws a straight line where neighbours have no side in common', () => {
    const apart = sectors.map((each) => ({ ...each, outline: each.number === 1 ? [] : each.outline }));
    const content: Content = { ...defaultContent, moon: { ...defaultContent.moon, sectors: apart } };
    const line = withId(parse(drawMoon({ text: textFor(content) })), 'border-1-2').children.find(
      ({ name }) => name === 'path',
    );
    const [a, b] = [sectors[0]?.position, sectors[1]?.position];
    expect(line?.attributes['d']).toBe(`M${a?.x} ${a?.y} ${b?.x} ${b?.y}`);
  });
});
