import type { Point } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import { FAINT, WHITE } from './colours.ts';
import { wrap } from './labels.ts';
import { beside, element, group, label } from './svg.ts';
import { dome, effectSymbol } from './symbols.ts';

/** A sign and what it means. */
export interface LegendEntry {
  /** Draws the sign around a point, in a field 56 wide and 34 high. */
  readonly sign: (at: Point) => string;
  readonly text: string;
  /** Height of the row, if it needs more. */
  readonly height?: number;
}

/** Where the legend lies and how many characters fit in a line. */
export interface LegendPlace {
  readonly corner: Point;
  readonly width: number;
  readonly columns: number;
}

const LINE = 17;

/** A framed list of signs with their meaning. */
export function legend({ corner, width, columns }: LegendPlace, entries: readonly LegendEntry[]): string {
  let y = 52;
  const rows = entries.map(({ sign, text, height: least = 40 }) => {
    const lines = wrap(text, columns);
    const height = Math.max(least, lines.length * LINE + 12);
    const middle = y + height / 2;
    y += height;
    const first = middle - ((lines.length - 1) * LINE) / 2;
    return [
      sign(beside(corner, 54, middle)),
      ...lines.map((line, index) =>
        label(beside(corner, 106, first + index * LINE), line, { size: 13.5, anchor: 'start' }),
      ),
    ].join('\n');
  });
  return group(
    { id: 'legend' },
    element('rect', { ...corner, width, height: y + 12, rx: 10, fill: WHITE, stroke: FAINT, 'stroke-width': 1 }),
    label(beside(corner, 18, 28), 'Legend', { size: 18, anchor: 'start', bold: true }),
    ...rows,
  );
}

const entry = (effect: Effect, text: string): LegendEntry => ({ sign: (at) => effectSymbol(effect, at), text });

/** The symbols that the two boards have in common. */
export const EFFECT_LEGEND: readonly LegendEntry[] = [
  entry({ kind: 'coins', amount: 1 }, 'Coins from the bank'),
  entry({ kind: 'expandedTrack', steps: 1 }, 'Steps on the track of the company just expanded'),
  entry({ kind: 'helium', steps: 1 }, 'Steps of the helium-3 marker'),
  entry({ kind: 'research', points: 1 }, 'Research points'),
  { sign: (at) => dome(at), text: 'Collection dome, for field scientists' },
];
