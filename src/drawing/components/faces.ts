import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { drawn, rect } from '../shapes.ts';
import { element, group, ORIGIN, pathData } from '../svg.ts';
import type { Role } from '../theme.ts';

/** Width and height of a piece of paper. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Paper with a line around it, its corner at 0,0. */
export function paper(pen: Pen, { width, height }: Size, fill: Role = 'panel'): string {
  return drawn(rect(ORIGIN, width, height, 7), pen.paint({ fill, line: 'line', width: 1.5 }));
}

/** A coloured band along the upper side of a paper. */
export function band(pen: Pen, { width, height }: Size, fill: Role): string {
  const d = `M0.75 ${height} V7 Q0.75 0.75 7 0.75 H${width - 7} Q${width - 0.75} 0.75 ${width - 0.75} 7 V${height} Z`;
  return element('path', { d, ...pen.paint({ fill }) });
}

/** The back of a card, with a word for what it is. */
export function back(pen: Pen, size: Size, word: string): string {
  const inner = rect({ x: 5, y: 5 }, size.width - 10, size.height - 10, 4);
  const style = { size: word.length > 3 ? 12 : 20, bold: true, ink: 'back-ink' } as const;
  return pen.stamp(`back ${size.width} ${size.height} ${word}`, ORIGIN, () =>
    group(
      {},
      paper(pen, size, 'back'),
      drawn(inner, pen.paint({ line: 'back-ink', width: 1 })),
      ...(word === '' ? [] : [pen.label({ x: size.width / 2, y: size.height / 2 }, word, style)]),
    ),
  );
}

/** A tick, where something is done. */
export function tick(pen: Pen, at: Point, size: number, line: Role): string {
  const corners = [
    { x: at.x - size / 2, y: at.y },
    { x: at.x - size / 8, y: at.y + size / 2.6 },
    { x: at.x + size / 2, y: at.y - size / 2.6 },
  ];
  return element('path', { d: pathData(corners), ...pen.paint({ line, width: size / 4 }) });
}
