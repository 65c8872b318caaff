import type { Point } from '../../components/content.ts';
import type { Heading } from '../../text/headings.ts';
import type { Panel, Size } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { beside, drawn, group, rect, shrunk, together } from '../svg.ts';
import { wrapWithin } from '../wrap.ts';

export interface LegendEntry {
  /** Draws the icon centred on a point, in a field 72 wide and 34 high. */
  readonly sign: (pen: Pen, at: Point) => string;
  readonly means: Heading;
  /** Height of the row, if the default is not enough. */
  readonly height?: number;
}

const LINE = 18;
const SIZE = 14;
/** Left edge of the text. */
const WORDS = 100;
const WIDTH = 380;

export function legend(pen: Pen, entries: readonly LegendEntry[]): Panel {
  let y = 50;
  const rows = entries.map(({ sign, means, height: min = 42 }) => {
    const lines = wrapWithin(pen.text.heading(means), WIDTH - WORDS - 12, SIZE);
    const height = Math.max(min, lines.length * LINE + 12);
    const middle = y + height / 2;
    y += height;
    const first = middle - ((lines.length - 1) * LINE) / 2;
    return together([
      sign(pen, { x: 52, y: middle }),
      ...lines.map((line, index) =>
        pen.label({ x: WORDS, y: first + index * LINE }, line, { size: SIZE, anchor: 'start' }),
      ),
    ]);
  });
  const [width, height] = [WIDTH, y + 10];
  const markup = group(
    { id: pen.id('legend'), class: 'legend' },
    drawn(rect({ x: 0, y: 0 }, width, height, 10), pen.paint({ fill: 'panel', line: 'line' })),
    pen.label({ x: 20, y: 28 }, pen.text.heading('legend'), { size: 18, anchor: 'start', bold: true }),
    ...rows,
  );
  return { width, height, markup };
}

export function entry(sign: Sign, means: Heading): LegendEntry {
  return { sign: (pen, at) => drawSign(pen, sign, at), means };
}

/** Icons that appear on both boards. */
export const EFFECT_LEGEND: readonly LegendEntry[] = [
  entry({ kind: 'coin', text: '1' }, 'coinSign'),
  entry({ kind: 'track', text: '+1' }, 'trackSign'),
  entry({ kind: 'helium', text: '1' }, 'heliumSign'),
  entry({ kind: 'research', text: '1' }, 'researchSign'),
  entry({ kind: 'dome' }, 'domeSign'),
];

/** Centres markup of the given size on a point. */
export function centred(markup: string, at: Point, { width, height }: Size, scale = 1): string {
  return shrunk(markup, beside(at, (-width * scale) / 2, (-height * scale) / 2), scale);
}

/** Returns the ends of a short line centred on a point. */
export function dash(at: Point): readonly [Point, Point] {
  return [beside(at, -26, 0), beside(at, 26, 0)];
}
