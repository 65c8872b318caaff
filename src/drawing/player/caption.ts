import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';

/** Height of a caption. */
export const CAPTION = 16;
const LETTERS = 10.5;

/** Ratio of the width of lowercase letters to that of capital letters. */
const SMALL = 0.8;

/**
 * Draws a heading above part of a panel. Its upper left corner is at the given point. The heading is in capitals if
 * they fit, otherwise in lowercase. If neither fits, it is omitted.
 */
export function caption(pen: Pen, { x, y }: Point, text: string, room = Number.POSITIVE_INFINITY): string {
  const style = { size: LETTERS, anchor: 'start', bold: true, ink: 'faint', room } as const;
  const capitals = text.toUpperCase();
  const hasRoom = pen.fits(capitals, room, { bold: true });
  if (!hasRoom && !pen.fits(text, room / SMALL, { bold: true })) return '';
  return pen.label({ x, y: y + LETTERS / 2 }, hasRoom ? capitals : text, style);
}
