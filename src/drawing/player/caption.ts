import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';

/** Height of a caption. */
export const CAPTION = 24;

/** A heading over a part of a panel, its upper left corner at the point. */
export function caption(pen: Pen, { x, y }: Point, words: string): string {
  return pen.label({ x, y: y + 10 }, words, { size: 15, anchor: 'start', bold: true, ink: 'faint' });
}
