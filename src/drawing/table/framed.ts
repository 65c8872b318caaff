import type { Size } from '../components/faces.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { rect } from '../shapes.ts';
import { ORIGIN } from '../svg.ts';

/** Draws one part of the table on its own background. */
export function framed(pen: Pen, size: Size, draw: (size: Size) => string): Panel {
  const ground = pen.reuse(rect(ORIGIN, size.width, size.height, 10), { fill: 'panel', line: 'line', width: 1 });
  return { ...size, markup: `${ground}${draw(size)}` };
}
