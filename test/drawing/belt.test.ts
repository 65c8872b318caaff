import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../src/components/ids.ts';
import { ASTEROID, framedBelt } from '../../src/drawing/board/beltLayout.ts';
import { mapFrame } from '../../src/drawing/board/geometry.ts';
import { drawBelt } from '../../src/drawing/drawSheets.ts';
import { rewardSigns } from '../../src/drawing/signs/sign.ts';
import { defaultContent } from '../../src/entries/index.ts';
import { must } from '../kit/must.ts';
import { sum } from '../kit/numbers.ts';
import { PANELS } from '../kit/panels.ts';
import { english as text, textFor } from './texts.ts';
import { type Node, ofClass, parse, withId } from './xml.ts';

const { belt } = defaultContent;
const root = parse(drawBelt({ text }));
const kindsOf = (node: Node) => ofClass(node, 'sm-sign').map(({ attributes }) => attributes['class']?.split(' ')[1]);

/** Returns the position at which an outpost space is drawn. */
function ringOf(asteroid: number, space: number): string {
  const place = withId(root, `outpostSpace:${asteroid}:${space}`);
  const { cx, cy } = place.children.find(({ name }) => name === 'circle')?.attributes ?? {};
  return cx === undefined ? '' : `${cx} ${cy}`;
}

describe('drawing of the Belt', () => {
  test('shows each asteroid with number, outpost spaces, rewards and domes', () => {
    expect(ofClass(root, 'asteroid').length).toBe(belt.asteroids.length);
    for (const { number, spaces, reward, domes } of belt.asteroids) {
      const asteroid = withId(root, `asteroid:${number}`);
      expect(asteroid.children.filter(({ name }) => name === 'text').map((node) => node.text)).toEqual([
        String(number),
      ]);
      const signs = rewardSigns(reward).map(({ kind }) => kind);
      expect(kindsOf(asteroid)).toEqual([...signs, ...Array.from({ length: domes }, () => 'dome')]);
      expect(spaces.map((_, index) => ringOf(number, index)).every((ring) => ring !== '')).toBe(true);
    }
    expect(ofClass(root, 'outpost-space').length).toBe(sum(belt.asteroids.map(({ spaces }) => spaces.length)));
  });

  test('connects each linked dome to its two outpost spaces', () => {
    // The last one belongs to the legend.
    const drawn = ofClass(root, 'linked-dome')
      .slice(0, -1)
      .map(({ children }) => children[0]?.attributes['d'] ?? '');
    const expected = belt.asteroids.flatMap(({ number, linkedDomes }) =>
      linkedDomes.map(([first, second]) => new RegExp(`^M${ringOf(number, first)} .* ${ringOf(number, second)}$`)),
    );
    expect(drawn.length).toBe(expected.length);
    drawn.forEach((data, index) => {
      expect(data).toMatch(expected[index] ?? '');
    });
  });

  test('shows each shuttle space, with an icon if it gives a step', () => {
    expect(ofClass(root, 'shuttle-space').length).toBe(belt.shuttleSpaces.length);
    for (const { number, steps } of belt.shuttleSpaces) {
      const space = withId(root, `shuttleSpace:${number}`);
      expect(space.attributes['data-steps']).toBe(String(steps));
      expect(space.children.find(({ name }) => name === 'text')?.text).toBe(String(number));
      expect(ofClass(space, 'track').length).toBe(steps > 0 ? 1 : 0);
    }
  });

  test.each(must(PANELS['map']).sizes)('has no asteroid under a station at %i by %i', (width, height) => {
    const strips = [
      { height: 0, isBelow: false },
      { height: 48, isBelow: false },
      ...(height < 400 ? [] : [{ height: 114, isBelow: true }]),
    ];
    for (const strip of strips) {
      const frame = mapFrame(belt.stations, { width, height }, strip);
      const framed = framedBelt(defaultContent.belt, frame);
      const under = framed.belt.asteroids.flatMap(({ number, position: { x, y } }) =>
        COMPANIES.filter((company) => {
          const station = framed.belt.stations[company].position;
          const aside = Math.max(0, Math.abs(x - station.x) - frame.station.width / 2);
          const below = Math.max(0, Math.abs(y - station.y) - frame.station.height / 2);
          return Math.hypot(aside, below) < ASTEROID * framed.scale;
        }).map((company) => `${number} under that of ${company}`),
      );
      expect(under).toEqual([]);
    }
  });

  test('marks expensive parts of routes with lightning', () => {
    const dear = belt.shuttleSpaces.flatMap(({ ends }) => ends.filter(({ lightning }) => lightning));
    const fromStations = belt.stationRoutes.filter(({ lightning }) => lightning);
    const inLegend = 1;
    expect(ofClass(root, 'lightning').length).toBe(dear.length + fromStations.length + inLegend);
  });

  test('shows the shuttle printed on each station route next to the station', () => {
    const shuttles = ofClass(root, 'printed').map((node) => ofClass(node, 'shuttle')[0]?.attributes['data-company']);
    expect(shuttles.slice(0, -1)).toEqual(belt.stationRoutes.map(({ company }) => company));
    const frames = ofClass(root, 'station').map(({ children }) => children[0]?.attributes ?? {});
    const covered = ofClass(root, 'printed').filter(({ children }) => {
      const { cx, cy } = children[0]?.attributes ?? {};
      return frames.some(({ x, y, width, height }) => {
        const [dx, dy] = [Number(cx) - Number(x), Number(cy) - Number(y)];
        return dx > -5 && dy > -5 && dx < Number(width) + 5 && dy < Number(height) + 5;
      });
    });
    expect(covered).toEqual([]);
  });

  test('shows the stations', () => {
    expect(ofClass(root, 'station').length).toBe(COMPANIES.length);
    const icons = COMPANIES.flatMap((company) => belt.stations[company].columns.flat());
    expect(
      ofClass(root, 'station')
        .flatMap((station) => ofClass(station, 'home-space'))
        .map(({ attributes }) => Number(attributes['data-coins'])),
    ).toEqual(icons);
  });

  test('shows the place of the menace card between 11 and 16, if they exist', () => {
    const [place] = ofClass(root, 'menace-place');
    const card = ofClass(place ?? root, 'menace')[0]?.attributes ?? {};
    const [x, y] = [11, 16]
      .map((number) => withId(root, `shuttleSpace:${number}`).children.find(({ name }) => name === 'text'))
      .map((label) => [Number(label?.attributes['x']), Number(label?.attributes['y'])])
      .reduce(([a = 0, b = 0], [c = 0, d = 0]) => [(a + c) / 2, (b + d) / 2]);
    expect(Math.abs(Number(card['x']) + Number(card['width']) / 2 - (x ?? 0))).toBeLessThan(20);
    expect(Math.abs(Number(card['y']) + Number(card['height']) / 2 - (y ?? 0))).toBeLessThan(20);
    const without = { ...belt, shuttleSpaces: belt.shuttleSpaces.filter(({ number }) => number !== 16) };
    expect(drawBelt({ text: textFor({ ...defaultContent, belt: without }) })).not.toContain('menace-place');
  });
});
