import type { Paint, Pen } from '../pen.ts';
import { element } from '../svg.ts';

/** A line that takes what it does not name from the group around it, that it has no area above all. */
export function stroke(pen: Pen, d: string, paint: Paint): string {
  const { fill: _, ...line } = pen.paint(paint);
  return element('path', { d, ...line });
}
