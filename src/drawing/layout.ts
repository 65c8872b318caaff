import type { Point } from '../components/content.ts';
import { group, placed, rect, type Shape, together } from './svg.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** A drawing of a known size, whose upper left corner is at 0,0. */
export interface Panel extends Size {
  readonly markup: string;
}

export function areaOf({ width, height }: Size): Area {
  return { left: 0, top: 0, width, height };
}

export function within({ left, top, width, height }: Area, margin: number): Area {
  return { left: left + margin, top: top + margin, width: width - margin * 2, height: height - margin * 2 };
}

export function cornerOf({ left, top }: Area): Point {
  return { x: left, y: top };
}

export function middleOf({ left, top, width, height }: Area): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

export function outlineOf({ left, top, width, height }: Area, radius?: number): Shape {
  return rect({ x: left, y: top }, width, height, radius);
}

export function boundsOf(points: readonly Point[]): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A grid of equal cells, filled from left to right and from top to bottom. */
export interface Grid {
  readonly corner: Point;
  readonly cell: Size;
  readonly columns: number;
  readonly gap: number;
}

export function cellOf({ corner, cell, columns, gap }: Grid, index: number): Area {
  return {
    left: corner.x + (index % columns) * (cell.width + gap),
    top: corner.y + Math.floor(index / columns) * (cell.height + gap),
    ...cell,
  };
}

const GAP = 16;

export function moved(markup: string, { x, y }: Point): string {
  return x === 0 && y === 0 ? markup : group({ transform: placed({ x, y }) }, markup);
}

/** Places lengths one after another. `starts` are their positions; `end` is where the last length ends. */
export function inLine(lengths: readonly number[], gap: number, start = 0) {
  let next = start;
  const starts = lengths.map((length) => {
    const at = next;
    next += length + gap;
    return at;
  });
  return { starts, end: lengths.length === 0 ? start : next - gap };
}

function placedAlong(side: 'width' | 'height', panels: readonly Panel[], gap: number): Panel {
  const sizes = panels.map((panel) => panel[side]);
  const { starts, end } = inLine(sizes, gap);
  const markup = panels.map((panel, index) => {
    const start = starts[index] ?? 0;
    return moved(panel.markup, side === 'width' ? { x: start, y: 0 } : { x: 0, y: start });
  });
  const [width, height] = [panels.map((panel) => panel.width), panels.map((panel) => panel.height)];
  return { width: Math.max(0, ...width), height: Math.max(0, ...height), [side]: end, markup: together(markup) };
}

export function row(panels: readonly Panel[], gap: number = GAP): Panel {
  return placedAlong('width', panels, gap);
}

export function stack(panels: readonly Panel[], gap: number = GAP): Panel {
  return placedAlong('height', panels, gap);
}

/** Places panels from left to right, in as many rows as the given width requires. */
export function flow(panels: readonly Panel[], room: number, gap: number): Panel {
  const rows: Panel[][] = [];
  let used = 0;
  for (const panel of panels) {
    const last = rows.at(-1);
    const isFull = last === undefined || used + gap + panel.width > room;
    if (isFull) rows.push([panel]);
    else last.push(panel);
    used = isFull ? panel.width : used + gap + panel.width;
  }
  const drawn = rows.map((each) => row(each, gap));
  return stack(drawn, gap);
}

/** Average character width in the bold and the plain font, relative to the font size. */
const WIDTH = { bold: 0.7, plain: 0.6 };

/** Estimates the width of a line of text. The estimate is almost never too small. */
export function widthOf(text: string, size: number, bold = false): number {
  return text.length * size * (bold ? WIDTH.bold : WIDTH.plain);
}

/** Wraps text at spaces to lines of at most `columns`. A longer word is broken after its hyphens. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  const put = (part: string, gap: string): void => {
    const last = lines.at(-1);
    if (last === undefined || last.length + gap.length + part.length > columns) lines.push(part);
    else lines[lines.length - 1] = last + gap + part;
  };
  for (const word of text.split(' ')) {
    const parts = word.length > columns ? word.split(/(?<=\p{L}-)/u) : [word];
    for (const [index, part] of parts.entries()) put(part, index === 0 ? ' ' : '');
  }
  return lines;
}

export function wrapWithin(text: string, width: number, size: number, bold = false): string[] {
  return wrap(text, Math.max(1, Math.floor(width / (size * (bold ? WIDTH.bold : WIDTH.plain)))));
}

/** Shortens text to fit a width and ends it with a full stop. */
export function shortened(text: string, width: number, size: number, bold = false): string {
  const max = Math.max(1, Math.floor(width / (size * (bold ? WIDTH.bold : WIDTH.plain))));
  // A character may consist of two code units, which must stay together.
  const characters = [...text];
  const start = characters.slice(0, max - 1).join('');
  return characters.length <= max ? text : `${start.trimEnd()}.`;
}
