import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHAPES } from '../../src/drawing/signs/shapes.ts';
import { type DrawingOptions, drawCard, drawLegend, LIGHT, ROLES, type SignKind } from '../../src/entries/drawing.ts';
import { english as text } from './texts.ts';

const DIAMOND = 'M0-14 14 0 0 14l-14-14z';
const drawn = (signs: unknown): string => drawLegend('moon', { text, signs } as DrawingOptions);

describe('custom signs', () => {
  test('replace exactly the matching default signs', () => {
    const svg = drawn({ coin: DIAMOND });
    expect(svg).toContain(`d="${DIAMOND}"`);
    expect(svg).not.toContain(SHAPES.coin.d);
    expect(svg).toContain(SHAPES.helium.d);
    expect(drawn({})).toBe(drawLegend('moon', { text }));
  });

  test.each(Object.keys(SHAPES) as SignKind[])('may equal the default sign: %s', (kind) => {
    expect(drawn({ [kind]: SHAPES[kind].d })).toBe(drawn({}));
  });

  test.each(['M0 0a5 5 0 01.5.5', ' m1,2 3-4.5e1,.5.5 Z m1 1z ', 'M0 0 Q1 2 3 4 T5 6 C1 2 3 4 5 6 S1 2 3 4 H1 2 V3 4'])(
    'may use any valid SVG path syntax: %s',
    (path) => {
      expect(drawn({ coin: path })).toContain(`d="${path}"`);
    },
  );

  test.each<readonly [string, unknown, RegExp]>([
    ['an unknown kind', { gold: DIAMOND }, /Unknown sign kind "gold"/],
    ['an inherited key as a kind', JSON.parse(`{"__proto__":"${DIAMOND}"}`), /Unknown sign kind/],
    ['no text', { coin: 3 }, /sign coin must be path data/],
    ['nothing', null, /map sign kinds/],
    ['a path that does not start with a move', { coin: 'L1 1' }, /starts with M/],
    ['an empty path', { coin: '' }, /starts with M/],
    ['too few numbers', { coin: 'M1 1 L2' }, /read at character 8/],
    ['numbers after the end', { coin: 'M1 1Z2' }, /read at character 6/],
    ['an unknown command', { coin: 'M1 1 X2' }, /cannot be read/],
    ['an invalid flag', { coin: 'M0 0 A1 1 0 2 0 1 1' }, /cannot be read/],
    ['two commas', { coin: 'M1,,1' }, /read at character 4/],
    ['a space that browsers reject', { coin: 'M1\u00a01' }, /read at character 3/],
    ['markup', { coin: 'M1 1"/><script>' }, /cannot be read/],
    ['a number outside the range', { coin: 'M1 1 L2 101' }, /within 100/],
    ['an overlong path', { coin: `M1 1${' '.repeat(4000)}` }, /4000 characters/],
  ])('are rejected: %s', (_, signs, message) => {
    expect(() => drawn(signs)).toThrow(RangeError);
    expect(() => drawn(signs)).toThrow(message);
  });

  test('add only numbers and commands to a picture', () => {
    const written = fc.string({ unit: fc.constantFrom(...'MmLaZz01 .,-+e"<>&') });
    fc.assert(
      fc.property(written, (rest) => {
        const coin = `M0 0${rest}`;
        try {
          drawCard('A01', { text, signs: { coin } });
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        expect(coin).toMatch(/^[MmLaZz01 .,+e-]*$/);
      }),
    );
  });
});

test('use the roles of a theme', () => {
  expect([...ROLES].sort()).toEqual(Object.keys(LIGHT.paint).sort());
});
