import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/components/content.ts';
import { drawBelt, drawMoon, drawTracks } from '../../src/drawing/drawSheets.ts';
import {
  type DrawingOptions,
  drawCard,
  drawCards,
  drawMap,
  drawPlans,
  drawPlayer,
  drawTable,
  LIGHT,
} from '../../src/entries/drawing.ts';
import { defaultContent, type GameRecord, type GameView, recordAt, viewFor } from '../../src/entries/index.ts';
import { textOf as read } from '../kit/docs.ts';
import { proofTest } from '../kit/proofTest.ts';
import { inTwoThemes } from '../kit/twoThemes.ts';
import { boxes, overlaps, textBoxes } from './boxes.ts';
import { moving, shownAt, shownIn } from './moving.ts';
import { english as text, textFor, textOf } from './texts.ts';
import { all, ofClass, parse, withId } from './xml.ts';

const DRAWINGS = [
  ['moon', drawMoon],
  ['belt', drawBelt],
  ['tracks', drawTracks],
] as const;

describe.each(DRAWINGS)('drawing of the %s', (name, draw) => {
  const root = parse(draw({ text }));
  const [left = 0, top = 0, width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number);

  test('is a whole document with a background, a title and a legend', () => {
    expect([root.name, root.attributes['id']]).toEqual(['svg', name]);
    const { x = '0', y = '0', width: w, height: h } = ofClass(root, 'background')[0]?.attributes ?? {};
    expect([x, y, w, h].map(Number)).toEqual([left, top, width, height]);
    expect(root.children.slice(0, 2).map((child) => child.name)).toEqual(['title', 'desc']);
    expect(withId(root, 'legend').children.length).toBeGreaterThan(5);
  });

  test('has no repeated id and no NaN', () => {
    const ids = all(root).flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids.length).toBe(new Set(ids).size);
    expect(draw({ text })).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has no overlapping labels or symbols', () => {
    expect(overlaps(boxes(root))).toEqual([]);
    expect(overlaps(textBoxes(root))).toEqual([]);
  });

  test('keeps every label and symbol on the page', () => {
    const outside = boxes(root).filter(
      (box) => box.left < left || box.top < top || box.right > left + width || box.bottom > top + height,
    );
    expect(outside).toEqual([]);
  });

  test('is the same every time and for a copy of the component set', () => {
    expect(draw({ text })).toBe(draw({ text }));
    expect(draw({ text: textFor(structuredClone(defaultContent)) })).toBe(draw({ text }));
  });

  test('escapes the texts of the component set', () => {
    const odd: Content = { ...defaultContent, id: `<b a="1">&'\u0007` };
    expect(all(parse(draw({ text: textFor(odd) }))).map((node) => node.text)).toContain(`Component set (<b a="1">&' )`);
  });

  test('mentions reconstructed numbers only if some are reconstructed', () => {
    const isMarked = (content: Content) => draw({ text: textFor(content) }).includes('>Reconstructed');
    expect(isMarked(defaultContent)).toBe(true);
    const known: unknown = JSON.parse(JSON.stringify(defaultContent).replaceAll('"reconstructed"', '"rulebook"'));
    expect(isMarked(known as Content)).toBe(false);
  });

  // `npm run docs:images` updates it.
  test('equals the file in docs/images', async () => {
    await expect(inTwoThemes(draw({ text, theme: LIGHT }))).toMatchFileSnapshot(`../../docs/images/${name}.svg`);
  });
});

const FOUR = JSON.parse(read('test/golden/records/four.json')) as GameRecord;

test('the table in docs/images shows a recorded game', async () => {
  const state = recordAt(FOUR, 380);
  const svg = drawTable(state, { text: textOf(state), theme: LIGHT });
  expect(svg.length).toBeLessThan(187_000);
  await expect(inTwoThemes(svg)).toMatchFileSnapshot('../../docs/images/table.svg');
});

proofTest('the animation in the README shows the map of that game frame by frame', async () => {
  const frames = Array.from({ length: 40 }, (_, frame) => recordAt(FOUR, 60 + Math.round(frame * 16.4)));
  const pictures = frames.map((state) =>
    drawMap(state, { text: textOf(state), theme: LIGHT, size: { width: 640, height: 420 } }),
  );
  const film = moving(pictures, 32);
  pictures.forEach((picture, frame) => {
    expect(shownAt(film, frame)).toBe(shownIn(picture));
  });
  expect(film.length).toBeLessThan(120_000);
  await expect(inTwoThemes(film)).toMatchFileSnapshot('../../docs/images/game.svg');
});

test.each([
  ['player', (state: GameView, options: DrawingOptions) => drawPlayer(state, 0, options)],
  [
    'display',
    (state: GameView, options: DrawingOptions) => drawCards(state, { ...options, size: { width: 420, height: 300 } }),
  ],
  [
    'research',
    (state: GameView, options: DrawingOptions) => drawPlans(state, { ...options, size: { width: 420, height: 300 } }),
  ],
] as const)('the picture on the page about a round shows a recorded game: %s', async (name, draw) => {
  const state = viewFor(recordAt(FOUR, 144), 0);
  const svg = draw(state, { text: textOf(state), theme: LIGHT });
  await expect(inTwoThemes(svg)).toMatchFileSnapshot(`../../docs/images/round-${name}.svg`);
});

test('a shared definition has the same unique id in every picture and is used', () => {
  const state = recordAt(FOUR, 380);
  const parts = (svg: string) => {
    const [, defs = ''] = /<defs>([\s\S]*?)<\/defs>/.exec(svg) ?? [];
    return new Map(
      defs.split(/\n(?=<(?:\w+) id=)/).flatMap((each) => {
        const [, id = ''] = / id="(.+?)"/.exec(each) ?? [];
        expect(svg).toContain(`#${id}`);
        return [[id, each.trim()] as const];
      }),
    );
  };
  const table = parts(drawTable(state, { text: textOf(state) }));
  const moon = parts(drawMoon({ text }));
  const common = [...moon].filter(([id]) => table.has(id));
  expect(common.length).toBeGreaterThan(10);
  for (const [id, markup] of common) expect(table.get(id)).toBe(markup);
  expect(new Set(table.values()).size).toBe(table.size);
});

test('a single card contains only definitions that it uses', () => {
  // The drawing has the lattice behind carbon, but no hatching of a company.
  expect(drawCard('A01', { text }).split('<pattern')).toHaveLength(2);
});

test('a picture does not depend on earlier drawings with the same text', () => {
  const state = recordAt(FOUR, 380);
  const used = textOf(state);
  const draws = [
    (options: DrawingOptions) => drawTable(state, options),
    (options: DrawingOptions) => drawPlayer(state, 1, options),
    ...[
      { width: 190, height: 308 },
      { width: 420, height: 300 },
    ].map((size) => (options: DrawingOptions) => drawCards(state, { ...options, size })),
    drawBelt,
    drawMoon,
    drawTracks,
  ];
  for (const draw of [...draws, ...draws]) expect(draw({ text: used })).toBe(draw({ text: textOf(state) }));
});
