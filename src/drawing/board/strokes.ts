import type { Paint, Pen } from '../pen.ts';
import { element, group } from '../svg.ts';

/** A line that takes what it does not name from the group around it, that it has no area above all. */
export function stroke(pen: Pen, d: string, paint: Paint): string {
  const { fill: _, ...line } = pen.paint(paint);
  return element('path', { d, ...line });
}

/** Lines that are dark and so wide if they say nothing else. */
export function inked(pen: Pen, width: number, ...paths: readonly string[]): string {
  return group(pen.paint({ line: 'ink', width }), ...paths);
}
