import { plain, type RichText } from '../../text/parts.ts';
import type { Pen } from '../pen.ts';
import { wrapWithin } from '../wrap.ts';

interface Written {
  readonly height: number;
  readonly markup: readonly string[];
}

/** Wraps several strings to a width and draws them one below the other, starting at 0,0. */
export function written(pen: Pen, texts: readonly RichText[], width: number, preferredSize: number): Written {
  const size = pen.sized(preferredSize);
  const line = size * 1.3;
  let y = 0;
  const markup = texts.flatMap((text) => {
    const lines = wrapWithin(plain(text), width, size);
    const top = y;
    y += lines.length * line + size * 0.3;
    return lines.map((content, index) =>
      pen.label({ x: 0, y: top + (index + 0.5) * line }, content, { size, anchor: 'start' }),
    );
  });
  return { height: y, markup };
}
