import type { Point } from '../components/content.ts';
import { LETTERS, LINE } from './layout.ts';
import type { Pen } from './pen.ts';
import { drawn, rect } from './shapes.ts';
import { type Attributes, element, escapeText, group, placed, short, together, tooltip } from './svg.ts';
import { widthOf, wrapWithin } from './wrap.ts';

/** A part of a picture, with its upper left corner at 0,0. */
export interface Panel {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

const GAP = 16;

/** The markup at another place. */
export function moved(markup: string, x: number, y: number): string {
  return x === 0 && y === 0 ? markup : group({ transform: placed({ x, y }) }, markup);
}

/** Panels from left to right. */
export function row(panels: readonly Panel[], gap: number = GAP): Panel {
  let x = 0;
  const placed = panels.map(({ width, markup }) => {
    const at = x;
    x += width + gap;
    return moved(markup, at, 0);
  });
  const height = Math.max(0, ...panels.map((panel) => panel.height));
  return { width: Math.max(0, x - gap), height, markup: together(placed) };
}

/** Panels from the top to the bottom. */
export function stack(panels: readonly Panel[], gap: number = GAP): Panel {
  let y = 0;
  const placed = panels.map(({ height, markup }) => {
    const at = y;
    y += height + gap;
    return moved(markup, 0, at);
  });
  const width = Math.max(0, ...panels.map((panel) => panel.width));
  return { width, height: Math.max(0, y - gap), markup: together(placed) };
}

/** Panels from left to right, in as many rows as they need in such a width. */
export function flow(panels: readonly Panel[], room: number, gap: number = GAP, between: number = gap): Panel {
  const rows: Panel[][] = [];
  let used = 0;
  for (const panel of panels) {
    const last = rows.at(-1);
    const isFull = last === undefined || used + gap + panel.width > room;
    if (isFull) rows.push([panel]);
    else last.push(panel);
    used = isFull ? panel.width : used + gap + panel.width;
  }
  return stack(
    rows.map((each) => row(each, gap)),
    between,
  );
}

/** Where things of one size stand in reading order. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly at: (index: number) => Point;
}

/** So many things, each with its gaps `pitch` apart, in as few rows as possible of about the same length. */
export function gridOf(count: number, pitch: { readonly x: number; readonly y: number }, room: number): Grid {
  const rows = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(room / pitch.x))));
  const columns = Math.ceil(count / rows);
  const at = (index: number): Point => ({
    x: (index % columns) * pitch.x,
    y: Math.floor(index / columns) * pitch.y,
  });
  return { columns, rows, at };
}

/** A part of the plane. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area that holds all the points, with a little room around. */
export function boundsOf(points: readonly Point[]): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const room = 6;
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** The part of a drawing that begins at another corner than 0,0. */
export function cropped(body: readonly string[], { left, top, width, height }: Area): Panel {
  return { width, height, markup: moved(together(body), -left, -top) };
}

/** Size of a title and of the notes. */
const TITLE = 22;
const NOTE = { size: 13, line: 18 };

/** A panel under its title, and below it notes in small type. */
export function titled(pen: Pen, title: string, panel: Panel, notes: readonly string[] = []): Panel {
  const lines = notes.flatMap((note) => wrapWithin(note, panel.width, pen.sized(NOTE.size)));
  const words = pen.label({ x: 0, y: TITLE / 2 }, title, { size: TITLE, bold: true, anchor: 'start' });
  const head = { width: widthOf(title, TITLE, true), height: TITLE, markup: words };
  const foot = lines.map((line, index) =>
    pen.label({ x: 0, y: (index + 0.5) * NOTE.line }, line, { size: NOTE.size, anchor: 'start', ink: 'faint' }),
  );
  const below = { width: panel.width, height: lines.length * NOTE.line, markup: together(foot) };
  return stack([head, panel, ...(lines.length === 0 ? [] : [below])], 12);
}

/** What a picture is called and what it shows, for screen readers. */
interface SheetWords {
  /** The id of the document. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** A panel as a whole document on its own background. */
export function sheet(pen: Pen, { width, height, markup }: Panel, { id, title, description }: SheetWords): string {
  const { margin } = pen.layout;
  const size = { width: width + margin * 2, height: height + margin * 2 };
  const [titleId, descId] = [pen.id(`${id}-title`), pen.id(`${id}-desc`)];
  const attributes: Attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    id: pen.id(id),
    ...pen.paint({ fill: 'ink', class: `sm-drawing sm-theme-${pen.theme.name}` }),
    'text-anchor': 'middle',
    'font-weight': 'bold',
    'font-size': LETTERS,
    'stroke-width': LINE,
    'stroke-linejoin': 'round',
    lang: pen.text.locale,
    viewBox: `0 0 ${short(size.width)} ${short(size.height)}`,
    ...size,
    role: pen.isInteractive ? 'group' : 'img',
    'aria-labelledby': titleId,
    'aria-describedby': descId,
    'font-family': "'DejaVu Sans', Verdana, Arial, sans-serif",
  };
  return `${element(
    'svg',
    attributes,
    tooltip(title, titleId),
    element('desc', { id: descId }, escapeText(description)),
    ...pen.defs(),
    drawn(rect({ x: 0, y: 0 }, size.width, size.height, 0), pen.paint({ fill: 'paper', class: 'background' })),
    moved(markup, margin, margin),
  )}\n`;
}
