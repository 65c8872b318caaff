import { describe, expect, test } from 'vitest';
import type { Border, Content, Point, Sector } from '../../src/components/content.ts';
import { COMPANIES } from '../../src/components/ids.ts';
import { drawMoon } from '../../src/drawing/drawSheets.ts';
import { rewardSigns } from '../../src/drawing/signs/sign.ts';
import { defaultContent } from '../../src/entries/index.ts';
import { type Box, boxes } from './boxes.ts';
import { english as text, textFor } from './texts.ts';
import { type Node, ofClass, parse, withId } from './xml.ts';

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

/** Points of a path of straight lines. */
const PAIRS = /-?[\d.]+ -?[\d.]+/g;

/** Returns the corners of a sector as drawn. */
function drawnCorners(number: number): string[] {
  const data = ofClass(withId(root, `sector:${number}`), 'ground')[0]?.attributes['d'] ?? '';
  return data.match(PAIRS) ?? [];
}

/** Returns the path of all borders of a kind. */
function bordersOf(page: Node, kind: Border): string {
  const [group] = ofClass(page, 'border').filter(({ attributes }) => attributes['data-border'] === String(kind));
  const paths = new Set(group?.children[0]?.children.map(({ attributes }) => attributes['d']));
  expect(group?.children[0]?.children.length).toBe(kind);
  expect(paths.size).toBe(1);
  return [...paths][0] ?? '';
}

describe('drawing of the Moon', () => {
  test('shows each sector with its number', () => {
    expect(ofClass(root, 'sector').length).toBe(sectors.length);
    for (const { number, outline } of sectors) {
      expect(drawnCorners(number).length).toBe(outline.length);
      expect(withId(root, `sector:${number}`).children.find(({ name }) => name === 'text')?.text).toBe(String(number));
    }
  });

  test('shows each border once and double borders as tubes', () => {
    for (const kind of [1, 2] as const) {
      const lines = bordersOf(root, kind).split(/(?=M)/);
      expect(lines.length).toBe(borders.filter(({ border }) => border === kind).length);
    }
  });

  test('draws single borders along common corners of both sectors', () => {
    const lines = bordersOf(root, 1)
      .split(/(?=M)/)
      .map((line) => line.match(PAIRS) ?? []);
    for (const { number, sector } of borders.filter(({ border }) => border === 1)) {
      const common = drawnCorners(number).filter((corner) => drawnCorners(sector).includes(corner));
      const along = lines.filter((points) => points.every((point) => common.includes(point)));
      expect([number, sector, along.length]).toEqual([number, sector, 1]);
      expect(along[0]?.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('closes the border around each enclave', () => {
    const enclaves = sectors.filter((each) => each.enclaveIn !== null);
    for (const { number, enclaveIn } of enclaves) {
      expect(bordersOf(root, 2)).toContain(`M${drawnCorners(number).join(' ')}Z`);
      expect(withId(root, `sector:${number}`).attributes['data-enclave-in']).toBe(String(enclaveIn));
    }
  });

  test('shows the coin icons of each home space', () => {
    for (const company of COMPANIES) {
      stations[company].columns.forEach((column, index) => {
        const spaces = ofClass(withId(root, `column:${company}:${index}`), 'home-space');
        expect(spaces.map(({ attributes }) => Number(attributes['data-coins']))).toEqual(column);
        const coins = (node: Node) => ofClass(node, 'sm-coin').length;
        expect(spaces.map(coins)).toEqual(column);
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
    const corner = (written: string): Point => {
      const [x = 0, y = 0] = written.split(' ').map(Number);
      return { x, y };
    };
    const outlineOf = ({ number }: Sector) => drawnCorners(number).map(corner);
    const astray = sectors.flatMap((sector) => {
      const holes = sectors.filter((each) => each.enclaveIn === sector.number).map(outlineOf);
      return boxes(withId(root, `sector:${sector.number}`)).filter((box) =>
        corners(box).some(
          (each) => !contains(outlineOf(sector), each) || holes.some((outline) => contains(outline, each)),
        ),
      );
    });
    expect(astray).toEqual([]);
  });

  test('draws a straight line between neighbours without a common side', () => {
    const apart = sectors.map((each) => ({ ...each, outline: each.number === 1 ? [] : each.outline }));
    const content: Content = { ...defaultContent, moon: { ...defaultContent.moon, sectors: apart } };
    const page = parse(drawMoon({ text: textFor(content) }));
    expect(bordersOf(page, 1).split(/(?=M)/).length).toBe(borders.filter(({ border }) => border === 1).length);
  });
});
