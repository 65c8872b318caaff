import { describe, expect, test } from 'vitest';
import {
  drawCard,
  drawLunaCard,
  drawMenace,
  drawMission,
  drawPlan,
  drawTable,
  drawTile,
  drawToken,
} from '../../src/drawing/drawSheets.ts';
import type { DrawingOptions } from '../../src/drawing/pen.ts';
import { THEMES } from '../../src/drawing/theme.ts';
import { createGame, defaultContent, ForeignStateError, MENACE_IDS } from '../../src/entries/index.ts';
import { createText, en } from '../../src/entries/text.ts';
import { overlaps, textBoxes } from './boxes.ts';
import { english } from './texts.ts';
import { all, parse, withId } from './xml.ts';

const { cards, plans, specialPlans, tokens, tiles, missions, luna } = defaultContent;
type Draw = (options: DrawingOptions) => string;

/** Every component by its reference. */
const PICTURES: readonly (readonly [id: string, draw: Draw])[] = [
  ...cards.map(({ id }) => [`card:${id}`, (options: DrawingOptions) => drawCard(id, options)] as const),
  ...[...plans, ...specialPlans, ...tokens].map(
    ({ id }) => [`plan:${id}`, (options: DrawingOptions) => drawPlan(id, options)] as const,
  ),
  ...tokens.map(({ id }) => [`token:${id}`, (options: DrawingOptions) => drawToken(id, options)] as const),
  ...tiles.map(({ id }) => [`tile:${id}`, (options: DrawingOptions) => drawTile(id, options)] as const),
  ...missions.map(({ id }) => [`mission:${id}`, (options: DrawingOptions) => drawMission(id, null, options)] as const),
  ...MENACE_IDS.map((id) => [`menace:${id}`, (options: DrawingOptions) => drawMenace(id, options)] as const),
  ...luna.cards.map(({ id }) => [`lunaCard:${id}`, (options: DrawingOptions) => drawLunaCard(id, options)] as const),
];

describe('the picture of every component', () => {
  test.each(PICTURES)('%s: is a document with its reference in every theme', (id, draw) => {
    for (const theme of Object.values(THEMES)) {
      const root = parse(draw({ text: english, theme }));
      expect(root.attributes['class']).toContain(`sm-theme-${theme.name}`);
      expect(withId(root, id).attributes['data-ref']).toBe(id);
      const ids = all(root).flatMap(({ attributes }) => attributes['id'] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect(overlaps(textBoxes(root))).toEqual([]);
    }
  });

  test('is the same each time and supports an id prefix', () => {
    const draw = PICTURES[0]?.[1] ?? (() => '');
    expect(draw({ text: english })).toBe(draw({ text: english }));
    expect(draw({ text: english, idPrefix: 'left-' })).toContain('id="left-card:A01"');
  });
});

test.each<readonly [string, () => string]>([
  ['card', () => drawCard('Z99', { text: english })],
  ['plan', () => drawPlan('planZ99', { text: english })],
  ['token', () => drawToken('token99', { text: english })],
  ['mission', () => drawMission('mission99', null, { text: english })],
  ['Luna card', () => drawLunaCard('III-1', { text: english })],
  ['tile', () => drawTile('odd' as 'energyTile', { text: english })],
  ['menace', () => drawMenace('odd' as 'rogueComet', { text: english })],
])('an unknown component throws: %s', (_name, draw) => {
  expect(draw).toThrow(RangeError);
});

describe('invalid input', () => {
  const options = { text: english };

  test('includes anything without a text', () => {
    const none = {} as typeof options;
    expect(() => drawCard('A01', none)).toThrow(
      new TypeError('options.text is missing. Create it with createText from skymines-rules/text.'),
    );
  });

  test('includes a mission with a state of other components', () => {
    const state = createGame({ players: ['Ana', 'Ben'], seed: 'foreign', missions: true });
    const foreign = { ...state, content: { ...state.content, fingerprint: 'other' } };
    const mission = 'mission1';
    expect(() => drawMission(mission, state, options)).not.toThrow();
    expect(() => drawMission(mission, foreign, options)).toThrow(ForeignStateError);
  });
});

test('player names with any characters leave a picture well-formed', () => {
  const players = ['Annabella1\u{1F680}xyz and a long tail', 'B\uD800n\uFFFE', '<b>&"'].map((name, id) => ({
    id: `${id}`,
    name,
  }));
  // `createGame` rejects the second name, but a handmade state may contain it.
  const game = createGame({ players: ['Ana', 'Ben', 'Cleo'], seed: 'names' });
  const state = { ...game, options: { ...game.options, players } };
  const text = createText({ locale: en, game: state });
  const picture = drawTable(state, { text });
  expect(() => encodeURIComponent(picture)).not.toThrow();
  expect(picture).not.toMatch(/\uFFFE|<b>/);
  expect(all(parse(picture)).length).toBeGreaterThan(100);
});
