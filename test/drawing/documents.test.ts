import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/components/content.ts';
import { drawBelt } from '../../src/drawing/drawBelt.ts';
import { drawMoon } from '../../src/drawing/drawMoon.ts';
import { drawTracks } from '../../src/drawing/drawTracks.ts';
import {
  type DrawingOptions,
  drawDisplay,
  drawPlayer,
  drawResearchDisplay,
  drawTable,
} from '../../src/entries/drawing.ts';
import { defaultContent, type GameRecord, type GameView, recordAt, viewFor } from '../../src/entries/index.ts';
import { textOf as read } from '../kit/docs.ts';
import { inTwoThemes } from '../kit/twoThemes.ts';
import { boxes, overlaps, textBoxes } from './boxes.ts';
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
    const { x, y, width: w, height: h } = ofClass(root, 'background')[0]?.attributes ?? {};
    expect([x, y, w, h].map(Number)).toEqual([left, top, width, height]);
    expect(root.children.slice(0, 2).map((child) => child.name)).toEqual(['title', 'desc']);
    expect(withId(root, 'legend').children.length).toBeGreaterThan(5);
  });

  test('has no id twice and no number that is none', () => {
    const ids = all(root).flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids.length).toBe(new Set(ids).size);
    expect(draw({ text })).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has no label or symbol over another one', () => {
    expect(overlaps(boxes(root))).toEqual([]);
    expect(overlaps(textBoxes(root))).toEqual([]);
  });

  test('keeps every label and symbol on the page', () => {
    const outside = boxes(root).filter(
      (box) => box.left < left || box.top < top || box.right > left + width || box.bottom > top + height,
    );
    expect(outside).toEqual([]);
  });

  test('is the same every time, and for a copy of the content', () => {
    expect(draw({ text })).toBe(draw({ text }));
    expect(draw({ text: textFor(structuredClone(defaultContent)) })).toBe(draw({ text }));
  });

  test('escapes the text of the content', () => {
    const odd: Content = { ...defaultContent, id: `<b a="1">&'\u0007` };
    expect(all(parse(draw({ text: textFor(odd) }))).map((node) => node.text)).toContain(`Content (<b a="1">&' )`);
  });

  test('says that numbers are reconstructed only if some are', () => {
    const said = (content: Content) => draw({ text: textFor(content) }).includes('>Reconstructed');
    expect(said(defaultContent)).toBe(true);
    const known: unknown = JSON.parse(JSON.stringify(defaultContent).replaceAll('"reconstructed"', '"rulebook"'));
    expect(said(known as Content)).toBe(false);
  });

  // `npm run docs:images` draws them anew.
  test('is the one in docs/images', async () => {
    await expect(inTwoThemes(draw({ text }))).toMatchFileSnapshot(`../../docs/images/${name}.svg`);
  });
});

test('the table in docs/images is that of a recorded game', async () => {
  const record = JSON.parse(read('test/golden/records/four.json')) as GameRecord;
  const state = recordAt(record, 380);
  const svg = drawTable(state, { text: textOf(state) });
  await expect(inTwoThemes(svg)).toMatchFileSnapshot('../../docs/images/table.svg');
});

test.each([
  ['player', (state: GameView, options: DrawingOptions) => drawPlayer(state, 0, options)],
  ['display', drawDisplay],
  ['research', drawResearchDisplay],
] as const)('the picture of the page on a round is that of a recorded game: %s', async (name, draw) => {
  const record = JSON.parse(read('test/golden/records/four.json')) as GameRecord;
  const state = viewFor(recordAt(record, 144), 0);
  const svg = draw(state, { text: textOf(state) });
  await expect(inTwoThemes(svg)).toMatchFileSnapshot(`../../docs/images/round-${name}.svg`);
});
