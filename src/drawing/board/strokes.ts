import type { Paint, Pen } from '../pen.ts';
import { element } from '../svg.ts';

/** Draws a line. It inherits anything it does not set from the group around it, above all `fill="none"`. */
export function stroke(pen: Pen, d: string, paint: Paint): string {
  const { fill: _, ...line } = pen.paint(paint);
  return element('path', { d, ...line });
}
