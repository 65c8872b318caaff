import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';

/** Height of a caption. */
export const CAPTION = 16;
const LETTERS = 10.5;

/** A heading over a part of a panel, its upper left corner at the point. */
export function caption(pen: Pen, { x, y }: Point, words: string, room = Number.POSITIVE_INFINITY): string {
  const style = { size: LETTERS, anchor: 'start', bold: true, ink: 'faint', room } as const;
  return pen.label({ x, y: y + LETTERS / 2 }, words.toUpperCase(), style);
}
