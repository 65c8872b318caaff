import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { rectAround } from '../shapes.ts';
import { group } from '../svg.ts';
import { back, type Size } from './faces.ts';

/** Draws a face-down pile, with a word for its type and the number of cards in it. */
export function pile(pen: Pen, size: Size, word: string, count: number): Panel {
  const plate = { x: size.width / 2, y: size.height - 18 };
  const markup = group(
    { class: 'pile sm-back', 'data-count': count },
    back(pen, size, ''),
    pen.label({ x: size.width / 2, y: size.height / 2 - 12 }, word, {
      size: word.length > 3 ? 13 : 20,
      bold: true,
      ink: 'back-ink',
      room: size.width - 8,
    }),
    pen.reuse(rectAround(plate, 44, 22, 6), { fill: 'panel', line: 'line' }),
    pen.label(plate, String(count), { size: 16, bold: true }),
  );
  return { ...size, markup };
}
