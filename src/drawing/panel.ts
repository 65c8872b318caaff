import type { Point } from '../components/content.ts';
import { LETTERS, LINE } from './measures.ts';
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

/** A part of the plane. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area that holds all the points, with a little room around. */
export function boundsOf(points: readonly Point[], room = 6): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
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
export interface SheetWords {
  /** The id of the document. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Around a picture that has no given size. */
const MARGIN = 20;

/** A panel as a whole document on its own background. */
export function sheet(pen: Pen, { width, height, markup }: Panel, words: SheetWords): string {
  const size = { width: width + MARGIN * 2, height: height + MARGIN * 2 };
  const ground = rect({ x: 0, y: 0 }, size.width, size.height, 0);
  return svgOf(
    pen,
    size,
    words,
    drawn(ground, pen.paint({ fill: 'paper', class: 'background' })),
    moved(markup, MARGIN, MARGIN),
  );
}

/** A document of such a size: what pictures have in common. */
export function svgOf(
  pen: Pen,
  size: { readonly width: number; readonly height: number },
  { id, title, description }: SheetWords,
  ...children: readonly string[]
): string {
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
    'font-family': FONT,
  };
  return `${element(
    'svg',
    attributes,
    tooltip(title, titleId),
    element('desc', { id: descId }, escapeText(description)),
    ...pen.defs(),
    ...children,
  )}\n`;
}

/** Letters that run narrow, the first of them those of the site. */
const FONT = "'Saira Variable', Saira, 'DejaVu Sans Condensed', 'Arial Narrow', Arial, sans-serif";
