import { describe, expect, test } from 'vitest';
import { SHAPES } from '../../src/drawing/signs/shapes.ts';
import { drawIcon, drawLanes, type Icon, LIGHT, type SignKind } from '../../src/entries/drawing.ts';
import { createGame } from '../../src/entries/index.ts';
import { english as text } from './texts.ts';
import { parse } from './xml.ts';

describe('drawIcon', () => {
  test.each(Object.keys(SHAPES) as SignKind[])('draws the shape and the text of the icon %s', (kind) => {
    const svg = drawIcon({ kind, text: '2' });
    expect(parse(svg).name).toBe('svg');
    expect(svg).toContain(SHAPES[kind].d);
    expect(svg).toContain('>2</text>');
  });

  test('draws a share in the shape and colour of its company', () => {
    const svg = drawIcon({ kind: 'share', text: 'T', company: 'tawac' }, { theme: LIGHT });
    expect(svg).toContain('<circle');
    expect(svg).toContain(`fill="${LIGHT.paint['company-tawac']}"`);
  });

  test('keeps letters readable in small icons and makes icons wide enough for long texts', () => {
    const [short, long] = ['+2', 'M+12'].map((value) =>
      parse(drawIcon({ kind: 'track', text: value }, { height: 16 })),
    );
    const widthOf = (node = short): number => Number(node?.attributes['width']);
    expect(widthOf(long)).toBeGreaterThan(widthOf(short));
    const size = Number(/font-size="([\d.]+)"/.exec(drawIcon({ kind: 'coin', text: '1' }, { height: 16 }))?.[1]);
    expect((size * 16) / 31).toBeGreaterThan(9.9);
  });

  test.each<readonly [string, unknown, unknown]>([
    ['an unknown kind', { kind: 'toString' }, {}],
    ['a long text', { kind: 'coin', text: '123456789' }, {}],
    ['an unknown company', { kind: 'share', company: 'acme' }, {}],
    ['a height out of range', { kind: 'coin' }, { height: 0 }],
    ['an invalid path', { kind: 'coin' }, { signs: { coin: 'M0 0"' } }],
  ])('rejects %s', (_, icon, options) => {
    expect(() => drawIcon(icon as Icon, options as object)).toThrow(RangeError);
  });
});

test('drawLanes draws an arc over each space of a trail, in the colour of the seat', () => {
  const state = createGame({ players: ['Ana', 'Ben'], seed: 'trail' });
  const trails = [{ seat: 1, company: 'tawac', from: 2, to: 5 }] as const;
  const svg = drawLanes(state, { text, size: { width: 640, height: 240 }, trails });
  const [, path = ''] = /class="trail" data-seat="1"[\s\S]*?d="([^"]*)"/.exec(svg) ?? [];
  expect(path.match(/q/g)).toHaveLength(3);
  expect(svg).toContain('sm-line-seat-1');
});
