import type { Paint, Pen } from '../pen.ts';
import { element } from '../svg.ts';

/**
 * Draws a line. Anything that the line does not set is inherited from the surrounding group, in particular
 * `fill="none"`.
 */
export function stroke(pen: Pen, d: string, paint: Paint): string {
  const { fill: _, ...line } = pen.paint(paint);
  return element('path', { d, ...line });
}
