import { moved, type Panel } from './panel.ts';
import type { Pen } from './pen.ts';
import { drawn, rect } from './shapes.ts';

const PAD = 16;

/** A panel on a ground of its own. */
export function mat(pen: Pen, { width, height, markup }: Panel): Panel {
  const size = { width: width + PAD * 2, height: height + PAD * 2 };
  const ground = drawn(rect({ x: 0, y: 0 }, size.width, size.height, 14), pen.paint({ fill: 'panel', line: 'line' }));
  return { ...size, markup: `${ground}\n${moved(markup, PAD, PAD)}` };
}
