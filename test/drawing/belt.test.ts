import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../src/components/ids.ts';
import { drawBelt } from '../../src/drawing/drawBelt.ts';
import { rewardSigns } from '../../src/drawing/signs/signsFor.ts';
import { defaultContent } from '../../src/entries/index.ts';
import { sum } from '../kit/numbers.ts';
import { english as text, textFor } from './texts.ts';
import { type Node, ofClass, parse, withId } from './xml.ts';

const { belt } = defaultContent;
const root = parse(drawBelt({ text }));
const kindsOf = (node: Node) => ofClass(node, 'sm-sign').map(({ attributes }) => attributes['class']?.split(' ')[1]);

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
      spaces.forEach(({ x, y }, index) => {
        const ring = withId(root, `outpostSpace:${number}:${index}`).children.find(({ name }) => name === 'circle');
        expect([ring?.attributes['cx'], ring?.attributes['cy']]).toEqual([String(x), String(y)]);
      });
    }
    expect(ofClass(root, 'outpost-space').length).toBe(sum(belt.asteroids.map(({ spaces }) => spaces.length)));
  });

  test('ties each linked dome to its two outpost spaces', () => {
    const drawn = ofClass(root, 'linked-dome').map(({ children }) => children[0]?.attributes['d'] ?? '');
    const expected = belt.asteroids.flatMap(({ spaces, linkedDomes }) =>
      linkedDomes.map(([first, second]) => {
        const [a, b] = [spaces[first], spaces[second]];
        return new RegExp(`^M${a?.x} ${a?.y} .* ${b?.x} ${b?.y}$`);
      }),
    );
    expect(drawn.length).toBe(expected.length);
    drawn.forEach((data, index) => {
      expect(data).toMatch(expected[index] ?? '');
    });
  });

  test('shows each shuttle space, with an icon only where it gives a step', () => {
    expect(ofClass(root, 'shuttle-space').length).toBe(belt.shuttleSpaces.length);
    for (const { number, steps } of belt.shuttleSpaces) {
      const space = withId(root, `shuttleSpace:${number}`);
      expect(space.attributes['data-steps']).toBe(String(steps));
      expect(space.children.find(({ name }) => name === 'text')?.text).toBe(String(number));
      expect(ofClass(space, 'track').length).toBe(steps > 0 ? 1 : 0);
    }
  });

  test('marks the dear parts of routes with lightning', () => {
    expect(ofClass(root, 'route').length).toBe(belt.shuttleSpaces.length * 2);
    for (const { number, ends } of belt.shuttleSpaces) {
      for (const { asteroid, lightning } of ends) {
        const part = withId(root, `route-${number}-${asteroid}`);
        expect(part.attributes['data-lightning']).toBe(lightning ? '1' : '0');
        expect(ofClass(part, 'lightning').length).toBe(lightning ? 1 : 0);
      }
    }
  });

  test('shows each station route with its printed shuttle', () => {
    expect(ofClass(root, 'station-route').length).toBe(belt.stationRoutes.length);
    const shuttles = ofClass(root, 'printed').map((node) => ofClass(node, 'shuttle')[0]?.attributes['data-company']);
    expect(shuttles.slice(0, -1)).toEqual(belt.stationRoutes.map(({ company }) => company));
    for (const { company, asteroid, lightning } of belt.stationRoutes) {
      const route = withId(root, `station-route-${company}-${asteroid}`);
      expect(ofClass(route, 'lightning').length).toBe(lightning ? 1 : 0);
    }
  });

  test('shows the stations', () => {
    expect(ofClass(root, 'station').length).toBe(COMPANIES.length);
    const icons = COMPANIES.flatMap((company) => belt.stations[company].columns.flat());
    expect(ofClass(root, 'home-space').map(({ attributes }) => Number(attributes['data-coins']))).toEqual(icons);
  });

  test('shows the place of the menace card between 11 and 16, if they are there', () => {
    const card = ofClass(withId(root, 'menace-place'), 'menace')[0]?.children[0]?.attributes ?? {};
    const [a, b] = [11, 16].map((number) => belt.shuttleSpaces.find((each) => each.number === number)?.position);
    expect(Number(card['x']) + Number(card['width']) / 2).toBeCloseTo(((a?.x ?? 0) + (b?.x ?? 0)) / 2, 0);
    expect(Number(card['y']) + Number(card['height']) / 2).toBeCloseTo(((a?.y ?? 0) + (b?.y ?? 0)) / 2, 0);
    const without = { ...belt, shuttleSpaces: belt.shuttleSpaces.filter(({ number }) => number !== 16) };
    expect(drawBelt({ text: textFor({ ...defaultContent, belt: without }) })).not.toContain('id="menace-place"');
  });
});
