import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { rectAround } from '../shapes.ts';
import { group, ORIGIN } from '../svg.ts';

/** Draws a track space's final value, centred on a point. */
export function valuePlate(pen: Pen, at: Point, value: number): string {
  return pen.stamp(`value ${value}`, at, () =>
    group(
      {},
      pen.reuse(rectAround(ORIGIN, 19, 13, 3), { fill: 'coin' }),
      pen.label(ORIGIN, String(value), { size: 10.5, bold: true, ink: 'coin-ink' }),
    ),
  );
}
