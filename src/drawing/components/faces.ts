import type { Point } from '../../components/content.ts';
import type { Pen } from '../pen.ts';
import { circle, drawn, rect } from '../shapes.ts';
import { element, group, ORIGIN, pathData } from '../svg.ts';
import type { Role } from '../theme.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws a sheet of paper with an outline. Its upper left corner is at 0,0. */
export function paper(pen: Pen, { width, height }: Size, fill: Role = 'panel'): string {
  return pen.reuse(rect(ORIGIN, width, height, 7), { fill, line: 'line', width: 1.5 });
}

/** Draws a coloured band along the upper edge of a component. */
export function band(pen: Pen, { width, height }: Size, fill: Role): string {
  const d = `M.75 ${height}V7Q.75.75 7 .75h${width - 14}q6.25 0 6.25 6.25V${height}Z`;
  return element('path', { d, ...pen.paint({ fill }) });
}

/** Draws the back of a card with a word that names its type. By default, its upper left corner is at 0,0. */
export function back(pen: Pen, size: Size, word: string, at: Point = ORIGIN): string {
  const inset = size.width < 30 ? 2.5 : 5;
  const inner = rect({ x: inset, y: inset }, size.width - inset * 2, size.height - inset * 2, 4);
  const style = { size: word.length > 3 ? 12 : 20, bold: true, ink: 'back-ink' } as const;
  return pen.stamp(`back ${size.width} ${size.height} ${word}`, at, () =>
    group(
      {},
      paper(pen, size, 'back'),
      pen.reuse(inner, { line: 'back-ink' }),
      ...(word === '' ? [] : [pen.label({ x: size.width / 2, y: size.height / 2 }, word, style)]),
    ),
  );
}

/** Draws the back of a card that a view hides: the Moon and its orbit, which do not reveal the type. */
export function hiddenBack(pen: Pen, size: Size): string {
  const radius = Math.min(size.width, size.height) * 0.19;
  const orbit = { rx: radius * 1.75, ry: radius * 0.65, transform: 'rotate(-28)' };
  const moon = pen.stamp(`moon ${radius}`, { x: size.width / 2, y: size.height / 2 }, () =>
    group(
      { opacity: '.45' },
      drawn(circle(ORIGIN, radius), pen.paint({ fill: 'back-ink' })),
      element('ellipse', { ...orbit, ...pen.paint({ line: 'back-ink', width: 1.4 }) }),
    ),
  );
  return `${back(pen, size, '')}${moon}`;
}

export function tick(pen: Pen, at: Point, size: number, line: Role): string {
  const corners = [
    { x: -size / 2, y: 0 },
    { x: -size / 8, y: size / 2.6 },
    { x: size / 2, y: -size / 2.6 },
  ];
  return pen.stamp(`tick ${size} ${line}`, at, () =>
    element('path', { d: pathData(corners), ...pen.paint({ line, width: size / 4 }) }),
  );
}
