// Options that a page may take from untrusted sources: none of them can inject markup into a drawing, or a rule or file
// into CSS.

import { describe, expect, test } from 'vitest';
import * as drawing from '../../src/entries/drawing.ts';
import { type DrawingOptions, LIGHT, type Theme, themeCss } from '../../src/entries/drawing.ts';
import { createText, en } from '../../src/entries/text.ts';
import { names } from '../kit/people.ts';
import { playRandomly } from '../kit/playRandomly.ts';

const { end: state } = playRandomly(
  { players: names(2), seed: 'hostile', board: 'belt', missions: true, menace: 'singularity' },
  40,
);
const text = createText({ locale: en, game: state });
const size = { width: 500, height: 400 };

/** Calls of every drawing function. */
const PICTURES: Readonly<Record<string, (options: DrawingOptions) => string>> = {
  drawArea: (options) => drawing.drawArea(state, 0, { ...options, size }),
  drawBelt: (options) => drawing.drawBelt(options),
  drawBonusSpaces: (options) => drawing.drawBonusSpaces(state, { ...options, size }),
  drawCard: (options) => drawing.drawCard('A01', options),
  drawCards: (options) => drawing.drawCards(state, { ...options, size }),
  drawCurve: (options) => drawing.drawCurve(state, [{ round: 1, totals: [0, 0] }], { ...options, size }),
  drawDestroyed: (options) => drawing.drawDestroyed(state, options),
  drawHand: (options) => drawing.drawHand(state, 0, { ...options, size }),
  drawLanes: (options) => drawing.drawLanes(state, { ...options, size }),
  drawLegend: (options) => drawing.drawLegend('moon', options),
  drawLunaCard: (options) => drawing.drawLunaCard('I-1', options),
  drawMap: (options) => drawing.drawMap(state, { ...options, size }),
  drawMenace: (options) => drawing.drawMenace('singularity', options),
  drawMission: (options) => drawing.drawMission('mission1', null, options),
  drawMissions: (options) => drawing.drawMissions(state, options),
  drawMoon: (options) => drawing.drawMoon(options),
  drawPlan: (options) => drawing.drawPlan('planA01', options),
  drawPlans: (options) => drawing.drawPlans(state, { ...options, size }),
  drawPlayer: (options) => drawing.drawPlayer(state, 0, options),
  drawResearch: (options) => drawing.drawResearch(state, 0, { ...options, size }),
  drawRival: (options) => drawing.drawRival(state, 0, { ...options, size }),
  drawScoreBars: (options) => drawing.drawScoreBars(state, { ...options, size }),
  drawSeat: (options) => drawing.drawSeat(state, 0, { ...options, size }),
  drawTable: (options) => drawing.drawTable(state, options),
  drawTile: (options) => drawing.drawTile('scientistTile', options),
  drawToken: (options) => drawing.drawToken('token01', options),
  drawTracks: (options) => drawing.drawTracks(options),
};

/** Creates an object whose text is harmless the first few times, and markup afterwards. */
function turning(harmless: string, times: number): string {
  let left = times;
  const object = {
    toString: (): string => {
      left -= 1;
      return left >= 0 ? harmless : '"><script>';
    },
  };
  return object as unknown as string;
}

test('covers every drawing function', () => {
  const draws = Object.keys(drawing).filter((name) => name.startsWith('draw'));
  // An icon has neither ids nor a Text; its own tests cover it.
  expect(draws.sort()).toEqual([...Object.keys(PICTURES), 'drawIcon'].sort());
});

describe.each(Object.entries(PICTURES))('%s', (_, draw) => {
  test('rejects an idPrefix that is not letters, digits, _ and -', () => {
    for (const idPrefix of ['"><script>', 'x" onload="', 'a b', 'é', 3, null, turning('a-', 1), ['a-']])
      expect(() => draw({ text, idPrefix } as DrawingOptions)).toThrow(RangeError);
    expect(draw({ text, idPrefix: 'A_b-1' })).toMatch(/^<svg[^>]* id="A_b-1/);
  });

  test('rejects a colour that loads a file', () => {
    const theme: Theme = { ...LIGHT, paint: { ...LIGHT.paint, ink: 'url(//example.com/a.svg#b)' } };
    expect(() => draw({ text, theme })).toThrow(RangeError);
  });
});

describe('an option that changes while it is read', () => {
  test('draws the icons that were checked', () => {
    for (let reads = 0; reads < 4; reads += 1) {
      let left = reads;
      const signs = {
        get coin(): string {
          left -= 1;
          return left >= 0 ? 'M0 0H1' : 'M0 0"/><script>';
        },
      };
      const svg = ((): string => {
        try {
          return drawing.drawLegend('moon', { text, signs });
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return '';
        }
      })();
      expect(svg).not.toContain('<script>');
    }
  });

  test('draws the colours that were checked', () => {
    const paint = { ...LIGHT.paint };
    let reads = 0;
    Object.defineProperty(paint, 'ink', {
      enumerable: true,
      get: () => {
        reads += 1;
        return reads === 1 ? '#112233' : 'url(//example.com/a.svg#b)';
      },
    });
    expect(drawing.drawCard('A01', { text, theme: { name: 'own', paint } })).not.toContain('example.com');
    expect(reads).toBe(1);
  });

  test('escapes a label whose text changes', () => {
    const drawn = (label: string, interactive: boolean): string => {
      const highlight = [{ ref: { kind: 'asteroid', asteroid: 14 }, as: 'choice', label }] as const;
      try {
        return drawing.drawMap(state, { text, size, highlight, interactive });
      } catch {
        return '';
      }
    };
    expect(drawn('<2>', false)).toContain('&lt;2&gt;');
    for (let times = 0; times < 8; times += 1)
      for (const isInteractive of [true, false])
        expect(drawn(turning('2', times), isInteractive)).not.toContain('<script>');
  });
});

describe('themeCss', () => {
  const withInk = (ink: unknown): Theme => ({ name: 'own', paint: { ...LIGHT.paint, ink: ink as string } });

  test.each([
    '#abc',
    '#aabbccdd',
    'rebeccapurple',
    'rgb(1 2 3 / 50%)',
    'rgba(1, 2, 3, .5)',
    'hsl(120deg 50% 50%)',
    'oklch(0.7 0.1 200)',
    'var(--brand)',
    'color-mix(in srgb, var(--brand) 20%, #fff)',
    'light-dark(#fff, rgb(0 0 0))',
  ])('accepts the colour %s', (colour) => {
    expect(themeCss(withInk(colour))).toContain(`  --sm-ink: ${colour};\n`);
  });

  test.each<unknown>([
    '',
    '</style><script>',
    'red; } body { display: none',
    'red;--sm-paper:red',
    'red}',
    '{',
    'url(//example.com/a.png)',
    'URL(data:x)',
    'url( a )',
    'image-set("a.png" 1x)',
    'src("a.png")',
    'color-mix(in srgb, url(a), #fff)',
    'rgb(url(a))',
    'rgb(0 0 0',
    'rgb(0 0 0))',
    'red /* ',
    'red\\3b',
    '"red"',
    '@import',
    'red!important',
    '#abc'.padEnd(400),
    null,
    7,
    ['red'],
    turning('red', 1),
  ])('rejects the colour %j', (colour) => {
    expect(() => themeCss(withInk(colour))).toThrow(RangeError);
  });

  test('rejects a role that is not a name', () => {
    const paint = { ...LIGHT.paint, 'ink: red } </style>': '#000000' };
    expect(() => themeCss({ name: 'own', paint })).toThrow(RangeError);
  });

  test.each([
    ':root',
    '.dark .workshop',
    '.play[data-theme="light"]',
    "html[lang|='en']:not(.a, :is(.b > .c ~ .d + *))",
    '#Größe',
    ':root,\n.a',
  ])('accepts the selector %j', (selector) => {
    expect(themeCss(LIGHT, selector).startsWith(`${selector} {\n`)).toBe(true);
  });

  test.each<unknown>([
    '',
    ' ',
    '</style><script>alert(1)</script>',
    'a { color: red } b',
    '} b',
    '.a;',
    '@media print',
    '.a /*',
    '[a="b]',
    '[a="</style>"]',
    '[a',
    'a]',
    ':not(',
    '([)]',
    '.a\\',
    '.a'.padEnd(400),
    null,
    7,
    turning('.a', 1),
  ])('rejects the selector %j', (selector) => {
    expect(() => themeCss(LIGHT, selector as string)).toThrow(RangeError);
  });
});
