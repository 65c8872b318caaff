import type { Paint, Pen } from '../pen.ts';
import { element } from '../svg.ts';

/** Draws a line that inherits from the surrounding group what it does not set itself, above all `fill="none"`. */
export function stroke(pen: Pen, d: string, paint: Paint): string {
  const { fill: _, ...line } = pen.paint(paint);
  return element('path', { d, ...line });
}
