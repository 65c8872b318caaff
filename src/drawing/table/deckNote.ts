import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { drawn, rect } from '../shapes.ts';
import { group } from '../svg.ts';

/** Draws a face-down pile as a small back with the number of cards. Its right edge is at the given point. */
export function deckNote(pen: Pen, { x, y }: Point, count: number): string {
  const back = pen.paint({ fill: 'back', line: 'faint', width: 1 });
  const left = x - 8 * String(count).length - 14;
  return group(
    { class: 'pile', 'data-count': count },
    drawn(rect({ x: left + 2, y: y - 7 }, 8, 11, 1.5), back),
    drawn(rect({ x: left, y: y - 5 }, 8, 11, 1.5), back),
    pen.label({ x, y }, String(count), { size: 11, anchor: 'end', bold: true, ink: 'faint' }),
  );
}
