import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { rectAround } from '../shapes.ts';
import { group, ORIGIN } from '../svg.ts';

/** What a track is worth at the end once a space is reached, around a point. */
export function valuePlate(pen: Pen, at: Point, value: number): string {
  return pen.stamp(`value ${value}`, at, () =>
    group(
      {},
      pen.often(rectAround(ORIGIN, 34, 20, 10), { fill: 'coin', line: 'coin-line', width: 1.5 }),
      pen.label(ORIGIN, String(value), { size: 14, bold: true, ink: 'coin-ink' }),
    ),
  );
}
