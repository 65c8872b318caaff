import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../src/components/ids.ts';
import * as drawing from '../../src/entries/drawing.ts';
import { defaultContent, type GameState } from '../../src/entries/index.ts';
import { companyStandings } from '../../src/entries/queries.ts';
import { en } from '../../src/entries/text.ts';
import { TRANSLATIONS } from '../kit/languages.ts';
import { names } from '../kit/people.ts';
import { rules } from '../kit/shipped.ts';
import { type Box, boxes, textBoxes } from './boxes.ts';
import { textOf } from './texts.ts';
import { all, type Node, ofClass, parse, withId } from './xml.ts';

const game = rules.createGame({ players: names(3), seed: 'crowded' });
const text = textOf(game);

const textsIn = (node: Node): string[] => all(node).flatMap((each) => (each.name === 'text' ? [each.text] : []));

/** Map sizes in windows of 1280 by 800 and of 1366 by 657. */
describe.each([
  [492, 528],
  [427, 424],
])('a map of %i by %i', (width, height) => {
  test.each([0, 1, 2])('shows the number of every sector with %i outposts', (count) => {
    for (const { number } of defaultContent.moon.sectors) {
      const state = produce(game, ({ sectors }) => {
        sectors[number - 1] = COMPANIES.slice(0, count);
      });
      const sector = withId(parse(drawing.drawMap(state, { text, size: { width, height } })), `sector:${number}`);
      expect(textsIn(sector)).toContain(String(number));
    }
  });

  test('keeps the number of a sector clear of its other contents', () => {
    const covers = (a: Box, b: Box): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const full = produce(game, (draft) => {
      draft.sectors = draft.sectors.map((_, index) => COMPANIES.slice(index % 4, (index % 4) + 1));
    });
    const root = parse(drawing.drawMap(full, { text, size: { width, height } }));
    for (const { number } of defaultContent.moon.sectors) {
      const [own, others] = [[], []] as [Box[], Box[]];
      for (const box of boxes(withId(root, `sector:${number}`))) (box.what === String(number) ? own : others).push(box);
      const [first] = own;
      expect(first).toBeDefined();
      expect(others.filter((each) => first !== undefined && covers(first, each)).map(({ what }) => what)).toEqual([]);
    }
  });
});

/** Track sizes in windows of 1280 by 800 and of 1366 by 657. */
test.each([
  [586, 215],
  [731, 184],
])('tracks of %i by %i show share values, even of 100 coins and more', (width, height) => {
  const rich = produce(game, ({ players, stations, tracks }) => {
    for (const company of COMPANIES) {
      const { shares = [] } = defaultContent.tracks.find(({ id }) => id === tracks[company]) ?? {};
      for (const player of players) player.tracks[company] = shares.length - 1;
      for (const column of stations[company]) column.pieces = 0;
    }
  });
  const root = parse(drawing.drawLanes(rich, { text, size: { width, height }, seat: 0 }));
  const standings = companyStandings(rich, rules);
  const worths = COMPANIES.map((company) => (standings[company].shares[0] ?? 0) * standings[company].shareValue);
  expect(Math.max(...worths)).toBeGreaterThan(99);
  COMPANIES.forEach((company, index) => {
    expect(textsIn(withId(root, `company:${company}`))).toContain(`=${worths[index]}`);
  });
});

test.each([3, 4])('%i markers on a space of a track do not cover each other', (count) => {
  const state: GameState = produce(rules.createGame({ players: names(count), seed: 'crowded' }), ({ players }) => {
    for (const player of players) for (const company of COMPANIES) player.tracks[company] = 0;
  });
  const size = { width: 586, height: 215 };
  const root = parse(drawing.drawLanes(state, { text: textOf(state), size }));
  for (const track of ofClass(root, 'track')) {
    const places = ofClass(track, 'marker').map(({ attributes }) => {
      const [, x, y, scale] = /translate\((\S+) (\S+)\) ?(?:scale\((\S+)\))?/.exec(attributes['transform'] ?? '') ?? [];
      return { x: Number(x), y: Number(y), radius: 9.5 * Number(scale ?? 1) };
    });
    expect(places).toHaveLength(count);
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius - 1.5);
  }
});

test.each([['en', en] as const, ...TRANSLATIONS.map(({ code, locale }) => [code, locale] as const)])(
  'the headings of the displays do not overlap their neighbours: %s',
  (_, locale) => {
    for (const [width, height] of [
      [173, 301],
      [199, 240],
      [216, 302],
    ] as const) {
      const words = textOf(game, locale);
      const root = parse(drawing.drawPlans(game, { text: words, size: { width, height } }));
      const heading = words.heading('researchDisplay');
      const title = textBoxes(root).find(({ what }) => what.toLowerCase() === heading.toLowerCase());
      expect(title).toBeDefined();
      // A small letter is narrower than the estimate for boxes.
      const share = title?.what === heading ? 0.72 : 0.9;
      const [supplement] = ofClass(root, 'supplement').map((node) => all(node).find(({ name }) => name === 'rect'));
      const right = (title?.left ?? 0) + ((title?.right ?? 0) - (title?.left ?? 0)) * share;
      expect(right).toBeLessThan(Number(supplement?.attributes['x']));
    }
  },
);

test('a hidden card has a picture on its back', () => {
  const view = rules.viewFor(game, 'spectator');
  const root = parse(drawing.drawHand(view, 0, { text, size: { width: 408, height: 166 } }));
  const backs = ofClass(root, 'card');
  expect(backs).toHaveLength(10);
  for (const back of backs) expect(all(back).some(({ name }) => name === 'ellipse')).toBe(true);
});
