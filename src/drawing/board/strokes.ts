import type { Paint, Pen } from '../pen.ts';
import { element } from '../svg.ts';

/**
 * Draws a line. Attributes that the line does not set, in particular `fill="none"`, are inherited from the surrounding
 * group.
 */
export function stroke(pen: Pen, d: string, paint: Paint): string {
  const { fill: _, ...line } = pen.paint(paint);
  return element('path', { d, ...line });
}
