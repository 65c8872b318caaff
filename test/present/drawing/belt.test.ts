import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../../src/components/ids.ts';
import { defaultContent } from '../../../src/index.ts';
import { drawBelt } from '../../../src/present/drawing/drawBelt.ts';
import { boxes } from './boxes.ts';
import { all, ofClass, parse, withId } from './xml.ts';

const { belt } = defaultContent;
const root = parse(drawBelt(defaultContent));
const withPrefix = (prefix: string) => all(root).filter(({ attributes }) => attributes['id']?.startsWith(prefix));

describe('drawing of the Belt', () => {
  test('shows each asteroid with number, outpost spaces, rewards and domes', () => {
    expect(ofClass(root, 'asteroid').length).toBe(belt.asteroids.length);
    for (const { number, spaces, reward, domes, linkedDomes } of belt.asteroids) {
      const asteroid = withId(root, `asteroid-${number}`);
      expect(asteroid.children.filter(({ name }) => name === 'text').map(({ text }) => text)).toEqual([String(number)]);
      expect(ofClass(asteroid, 'outpost').map(({ attributes }) => [attributes['cx'], attributes['cy']])).toEqual(
        spaces.map(({ x, y }) => [String(x), String(y)]),
      );
      reward.forEach((effect, index) => {
        expect(withId(asteroid, `reward-${number}-${index + 1}`).attributes['data-kind']).toBe(effect.kind);
      });
      expect(withPrefix(`reward-${number}-`).length).toBe(reward.length);
      expect(withPrefix(`dome-${number}-`).length).toBe(domes);
      expect(ofClass(asteroid, 'linked-dome').length).toBe(linkedDomes.length);
    }
  });

  test('ties each linked dome to its two outpost spaces', () => {
    for (const { number, spaces, linkedDomes } of belt.asteroids) {
      linkedDomes.forEach(([first, second], index) => {
        const path = withId(root, `linked-dome-${number}-${index + 1}`).children.find(({ name }) => name === 'path');
        const [a, b] = [spaces[first], spaces[second]];
        expect(path?.attributes['d']).toMatch(new RegExp(`^M${a?.x} ${a?.y} L.* L${b?.x} ${b?.y}$`));
      });
    }
  });

  test('shows each shuttle space, with an icon only where it gives a step', () => {
    expect(ofClass(root, 'shuttle-space').length).toBe(belt.shuttleSpaces.length);
    for (const { number, steps } of belt.shuttleSpaces) {
      const space = withId(root, `shuttle-${number}`);
      expect(space.attributes['data-steps']).toBe(String(steps));
      expect(space.children.find(({ name }) => name === 'text')?.text).toBe(String(number));
      expect(ofClass(space, 'pit').length).toBe(steps > 0 ? 1 : 0);
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
    for (const { company, asteroid, lightning } of belt.stationRoutes) {
      const route = withId(root, `station-route-${company}-${asteroid}`);
      expect(withId(route, `printed-${company}-${asteroid}`).attributes['class']).toBe('shuttle');
      expect(ofClass(route, 'lightning').length).toBe(lightning ? 1 : 0);
    }
  });

  test('hides no shuttle and no lightning behind a station or an asteroid', () => {
    const marks = [...ofClass(root, 'shuttle'), ...ofClass(root, 'lightning')].flatMap(boxes);
    const frames = ofClass(root, 'station').map(({ children }) => children[0]?.attributes ?? {});
    const hidden = marks.filter(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isBehindStation = frames.some(
        (frame) =>
          x > Number(frame['x']) - 10 &&
          x < Number(frame['x']) + Number(frame['width']) + 10 &&
          y > Number(frame['y']) - 10 &&
          y < Number(frame['y']) + Number(frame['height']) + 10,
      );
      return isBehindStation || belt.asteroids.some(({ position }) => Math.hypot(position.x - x, position.y - y) < 56);
    });
    expect(hidden).toEqual([]);
  });

  test('shows the stations', () => {
    expect(ofClass(root, 'station').length).toBe(COMPANIES.length);
    const icons = COMPANIES.flatMap((company) => belt.stations[company].columns.flat());
    expect(ofClass(root, 'home-space').map(({ attributes }) => Number(attributes['data-coins']))).toEqual(icons);
  });

  test('shows the place of the menace card between 11 and 16, if they are there', () => {
    const card = withId(root, 'menace').children.find(({ name }) => name === 'rect')?.attributes ?? {};
    const [a, b] = [11, 16].map((number) => belt.shuttleSpaces.find((each) => each.number === number)?.position);
    expect(Number(card['x']) + Number(card['width']) / 2).toBeCloseTo(((a?.x ?? 0) + (b?.x ?? 0)) / 2, 0);
    expect(Number(card['y']) + Number(card['height']) / 2).toBeCloseTo(((a?.y ?? 0) + (b?.y ?? 0)) / 2, 0);
    const without = { ...belt, shuttleSpaces: belt.shuttleSpaces.filter(({ number }) => number !== 16) };
    expect(drawBelt({ ...defaultContent, belt: without })).not.toContain('id="menace"');
  });
});
