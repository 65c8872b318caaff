import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';

/** Height of a caption. */
export const CAPTION = 16;
const LETTERS = 10.5;

/** Width of small letters against that of capitals. */
const SMALL = 0.8;

/**
 * A heading over a part of a panel, its upper left corner at the point. It is in capitals where they have room, or else in small
 * letters, and left out where even these would cover something.
 */
export function caption(pen: Pen, { x, y }: Point, words: string, room = Number.POSITIVE_INFINITY): string {
  const style = { size: LETTERS, anchor: 'start', bold: true, ink: 'faint', room } as const;
  const capitals = words.toUpperCase();
  const hasRoom = pen.fits(capitals, room, { bold: true });
  if (!hasRoom && !pen.fits(words, room / SMALL, { bold: true })) return '';
  return pen.label({ x, y: y + LETTERS / 2 }, hasRoom ? capitals : words, style);
}
