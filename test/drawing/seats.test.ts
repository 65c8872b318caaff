import { describe, expect, test } from 'vitest';
import * as drawing from '../../src/entries/drawing.ts';
import { type CreateGameOptions, defaultContent, type GameState, viewFor } from '../../src/entries/index.ts';
import { greedy } from '../kit/greedy.ts';
import { PANELS, type PanelSize } from '../kit/panels.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';
import { rules } from '../kit/shipped.ts';
import { IS_PROOF, IS_WHOLE_PROOF } from '../kit/soak.ts';
import { letters, pawns } from './boxes.ts';
import { textOf } from './texts.ts';
import { all, type Node, ofClass, parse, withId } from './xml.ts';

const { drawArea, drawCurve, drawHand, drawPlans, drawResearch, drawScoreBars, drawSeat } = drawing;

const random = (actions: number, players: number, more: Partial<CreateGameOptions>): GameState =>
  playRandomly({ players: names(players), seed: 'seats', tracks: 'random', ...more }, actions).end;

const START = random(0, 2, { luna: { level: 2 } });
const TWO = greedy(210, { players: ['Ana', 'Ben'], luna: { level: 2 }, seed: 'sky93' });

const STATES: Readonly<Record<string, GameState>> = {
  'two and Luna': TWO,
  'four on the Moon with missions': random(300, 4, { missions: true }),
  ...(IS_PROOF && {
    'three on the Belt with all': random(260, 3, { board: 'belt', missions: true, menace: 'singularity' }),
  }),
  ...(IS_WHOLE_PROOF && {
    'set-up of four': random(0, 4, { startingTokens: 'choose' }),
    'solo, over': random(Number.POSITIVE_INFINITY, 1, { luna: { level: 8 } }),
  }),
};

/** Sizes at which nothing is readable. */
const TINY: readonly PanelSize[] = IS_WHOLE_PROOF
  ? [
      [16, 16],
      [40, 320],
      [330, 24],
    ]
  : [[16, 16]];

/** Returns the faults of a drawing of a given size: small text and markers, invalid numbers, duplicate ids. */
function faults(svg: string, [width, height]: PanelSize, leastMarker = 0): string[] {
  const root = parse(svg);
  const ids = all(root).flatMap(({ attributes }) => attributes['id'] ?? []);
  return [
    ...(root.attributes['viewBox'] === `0 0 ${width} ${height}` ? [] : ['another size']),
    ...(/NaN|undefined|Infinity/.test(svg) ? ['a bad number'] : []),
    // Numbers are rounded to a tenth.
    ...letters(root).flatMap(({ what, size }) => (size < 9.95 ? [`${what} has ${size}`] : [])),
    ...pawns(root).flatMap(({ what, size }) => (size < leastMarker ? [`${what} has ${size}`] : [])),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} twice`),
  ];
}

describe.each(Object.entries(STATES))('%s', (_, state) => {
  const text = textOf(state);
  const own = viewFor(state, 0);
  // One seat that the viewer sees completely, and one with much hidden information.
  const seats = IS_WHOLE_PROOF ? [...state.players.keys()] : [0, 1];
  const views = IS_WHOLE_PROOF ? [state, own, viewFor(state, 'spectator')] : [own];

  test.each(Object.entries(PANELS))('%s has its size and no tiny text', (_name, { draw, sizes, isOfSeat }) => {
    for (const view of views) {
      for (const seat of isOfSeat ? seats : [0]) {
        for (const [width, height] of sizes) {
          const svg = draw(view, seat, { text, size: { width, height } });
          expect(faults(svg, [width, height], isOfSeat ? 0 : 14)).toEqual([]);
        }
      }
    }
  });

  test.each(Object.entries(PANELS))('%s shrink as a whole in a tiny space', (_name, { draw }) => {
    for (const [width, height] of TINY) {
      const svg = draw(state, 0, { text, size: { width, height } });
      expect(svg).not.toMatch(/NaN|undefined|Infinity| (?:width|height|r|rx|font-size)="-|scale\(-/);
    }
  });

  test('the targets in front of a seat are in its pictures', () => {
    const size = { width: 400, height: 200 };
    const idsIn = (svg: string): string[] => [...svg.matchAll(/ data-ref="([^"]+)"/g)].map(([, id = '']) => id);
    const found = new Set(
      [drawHand, drawArea, drawResearch, drawSeat].flatMap((draw) => idsIn(draw(state, 0, { text, size }))),
    );
    const { hand, resting, area, tiles } = state.players[0] ?? { hand: [], resting: [], area: [], tiles: [] };
    const wanted = [
      'seat:0',
      ...[0, 1, 2, 3, 4].flatMap((slot) => [`actionSlot:0:${slot}`, `restingSlot:0:${slot}`]),
      ...Array.from({ length: defaultContent.playerBoard.research.last + 1 }, (_each, at) => `researchSpace:0:${at}`),
      ...[...hand, ...resting.flat(), ...area.flatMap((id) => id ?? [])].map((card) => `card:${card}`),
      ...tiles.map(({ tile }) => `tile:${tile}`),
    ];
    expect(wanted.filter((id) => !found.has(id))).toEqual([]);
  });
});

describe('a hand', () => {
  const text = textOf(TWO);
  const handCards = START.deck.slice(0, 16);
  const having = (change: Partial<GameState['players'][number]>): GameState => ({
    ...START,
    players: START.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
  });
  const draw = (highlight: readonly drawing.Highlight[] = []): Node =>
    parse(drawHand(having({ hand: handCards }), 0, { text, highlight, size: { width: 408, height: 166 } }));
  const leftOf = (node: Node): number => Number(/translate\((\S+) /.exec(node.attributes['transform'] ?? '')?.[1] ?? 0);

  test('of sixteen cards overlaps and leaves 20 pixels of each', () => {
    const lefts = ofClass(draw(), 'card').map(leftOf);
    expect(lefts).toHaveLength(handCards.length);
    const gaps = lefts.slice(1).map((left, index) => left - (lefts[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });

  test('keeps four tiles side by side within the picture', () => {
    const size = { width: 374, height: 104 };
    const tiles = defaultContent.tiles.map(({ id }) => ({ tile: id, used: false, on: null }));
    const places = ofClass(parse(drawHand(having({ tiles }), 0, { text, size })), 'tile');
    const corners = places.map(({ attributes }) => {
      const [, x = 0, y = 0, scale = 1] = (
        /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(attributes['transform'] ?? '') ?? []
      ).map(Number);
      return { left: x, right: x + 62 * scale, bottom: y + 52 * scale };
    });
    expect(corners).toHaveLength(4);
    for (const { left, right, bottom } of corners) {
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThanOrEqual(size.width);
      expect(bottom).toBeLessThanOrEqual(size.height);
    }
  });

  test('shows a chosen card above the others', () => {
    const [card = ''] = handCards;
    const cards = ofClass(draw([{ ref: { kind: 'card', card }, as: 'chosen' }]), 'card');
    expect(cards.at(-1)?.attributes['id']).toBe(`card:${card}`);
  });
});

describe('an action area', () => {
  const text = textOf(TWO);
  const size = { width: 360, height: 166 };

  test('names the space that opens a closed slot', () => {
    const root = parse(drawArea(START, 0, { text, size }));
    expect(withId(root, 'actionSlot:0:4').attributes['class']).toContain('sm-closed');
    const signs = ofClass(withId(root, 'actionSlot:0:4'), 'sm-sign').map(({ attributes }) => attributes['class']);
    expect(signs).toEqual(['sm-sign research']);
  });

  test('omits the resting decks when space is short', () => {
    expect(drawArea(TWO, 0, { text, size: { width: 360, height: 98 } })).not.toContain('restingSlot');
  });
});

test('plans have a tick if the viewer meets them, and none for other viewers', () => {
  const size = { width: 584, height: 308 };
  const ticks = (state: GameState): number =>
    drawPlans(state, { text: textOf(TWO), size }).split(drawing.DARK.paint.good).length - 1;
  expect(ticks(viewFor(TWO, 0))).toBeGreaterThan(0);
  expect([ticks(TWO), ticks(viewFor(TWO, 'spectator'))]).toEqual([0, 0]);
});

describe('a score', () => {
  const text = textOf(TWO);
  const points = [
    { round: 1, totals: [0, 0, 0] },
    { round: 1, totals: [4, 2, 1] },
    { round: 2, totals: [9, 12, 30] },
  ];

  test('has a bar per seat, the best at the top, with sources proportional to their points', () => {
    const root = parse(drawScoreBars(TWO, { text, size: { width: 900, height: 300 } }));
    const sheet = rules.score(TWO);
    const rows = ofClass(root, 'score-row').map(({ attributes }) => Number(attributes['data-seat']));
    const totals = rows.map((seat) => sheet[seat]?.total ?? 0);
    expect(totals).toEqual([...sheet.map(({ total }) => total)].sort((a, b) => b - a));
    for (const row of ofClass(root, 'score-row')) {
      const parts = ofClass(row, 'score-part').map(({ attributes }) => Number(attributes['data-points']));
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(sheet[Number(row.attributes['data-seat'])]?.total);
    }
  });

  test('has a curve per seat and a line at the marked moment', () => {
    const svg = drawCurve(TWO, points, { text, size: { width: 520, height: 170 }, at: 1 });
    expect(faults(svg, [520, 170])).toEqual([]);
    const [curve] = ofClass(parse(svg), 'curve');
    expect(curve?.children.filter(({ name, attributes }) => name === 'path' && 'data-seat' in attributes)).toHaveLength(
      3,
    );
    expect(ofClass(parse(svg), 'moment')[0]?.attributes['data-index']).toBe('1');
  });

  test('draws nothing after the last known point', () => {
    const size = { width: 520, height: 170 };
    const hidden = drawCurve(TWO, points, { text, size, until: 1 });
    const changed = points.map((point, index) => (index < 2 ? point : { ...point, totals: [900, 1, 2] }));
    expect(hidden).toBe(drawCurve(TWO, changed, { text, size, until: 1 }));
    expect(hidden).not.toBe(drawCurve(TWO, points, { text, size }));
  });

  test('labels points of a seat', () => {
    const marks = [{ at: 2, seat: 1, label: 'A' }];
    const svg = drawCurve(TWO, points, { text, size: { width: 520, height: 170 }, marks });
    expect(faults(svg, [520, 170])).toEqual([]);
    expect(ofClass(parse(svg), 'curve-mark')[0]?.attributes['data-index']).toBe('2');
  });

  test('rejects invalid points', () => {
    const options = { text, size: { width: 520, height: 170 } };
    expect(() => drawCurve(TWO, [], options)).toThrow(RangeError);
    expect(() => drawCurve(TWO, [{ round: 1, totals: [1] }], options)).toThrow(RangeError);
    expect(() => drawCurve(TWO, [{ round: 1, totals: [1, Number.NaN, 2] }], options)).toThrow(RangeError);
    expect(() => drawCurve(TWO, points, { ...options, at: 3 })).toThrow(RangeError);
    expect(() => drawCurve(TWO, points, { ...options, until: 3 })).toThrow(RangeError);
    expect(() => drawCurve(TWO, points, { ...options, marks: [{ at: 0, seat: 4, label: 'A' }] })).toThrow(RangeError);
  });
});
