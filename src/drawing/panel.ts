import type { Component, Point } from '../components/content.ts';
import type { Heading } from '../text/headings.ts';
import { plain, type RichText } from '../text/parts.ts';
import type { Pen } from './pen.ts';
import {
  type Attributes,
  drawn,
  element,
  escapeText,
  group,
  LETTERS,
  LINE,
  ORIGIN,
  placed,
  rect,
  short,
  together,
  tooltip,
} from './svg.ts';
import { widthOf, wrapWithin } from './wrap.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a drawing. Its upper left corner is at 0,0. */
export interface Panel extends Size {
  readonly markup: string;
}

const GAP = 16;

export function moved(markup: string, x: number, y: number): string {
  return x === 0 && y === 0 ? markup : group({ transform: placed({ x, y }) }, markup);
}

/** Places panels from left to right. */
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

/** Places panels from top to bottom. */
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

/** Places panels from left to right, in as many rows as the given width requires. */
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

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest area that contains all the points, plus a margin. */
export function boundsOf(points: readonly Point[], room = 6): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

const TITLE = 22;
const NOTE = { size: 13, line: 18 };

/** Adds a title above a panel, and notes in small type below it. */
export function titled(pen: Pen, title: string, panel: Panel, notes: readonly string[] = []): Panel {
  const lines = notes.flatMap((note) => wrapWithin(note, panel.width, pen.sized(NOTE.size)));
  const heading = pen.label({ x: 0, y: TITLE / 2 }, title, { size: TITLE, bold: true, anchor: 'start' });
  const head = { width: widthOf(title, TITLE, true), height: TITLE, markup: heading };
  const foot = lines.map((line, index) =>
    pen.label({ x: 0, y: (index + 0.5) * NOTE.line }, line, { size: NOTE.size, anchor: 'start', ink: 'faint' }),
  );
  const below = { width: panel.width, height: lines.length * NOTE.line, markup: together(foot) };
  return stack([head, panel, ...(lines.length === 0 ? [] : [below])], 12);
}

export interface SheetText {
  /** Id of the SVG document. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Margin of a drawing if no size is given. */
const MARGIN = 20;

/** Turns a panel into a complete document with a background. */
export function sheet(pen: Pen, { width, height, markup }: Panel, text: SheetText): string {
  const size = { width: width + MARGIN * 2, height: height + MARGIN * 2 };
  const ground = rect({ x: 0, y: 0 }, size.width, size.height, 0);
  return svgOf(
    pen,
    size,
    text,
    drawn(ground, pen.paint({ fill: 'paper', class: 'background' })),
    moved(markup, MARGIN, MARGIN),
  );
}

export function svgOf(
  pen: Pen,
  size: { readonly width: number; readonly height: number },
  { id, title, description }: SheetText,
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

/** Narrow fonts, with the website's font first. */
const FONT = "'Saira Variable', Saira, 'DejaVu Sans Condensed', 'Arial Narrow', Arial, sans-serif";

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

/** Height of a caption. */
export const CAPTION = 16;
const CAPTION_LETTERS = 10.5;

/** Ratio of the width of lowercase letters to that of capital letters. */
const SMALL = 0.8;

/**
 * Draws a heading above part of a panel. Its upper left corner is at the given point. The heading is in capitals if
 * they fit, otherwise in lowercase. If neither fits, it is omitted.
 */
export function caption(pen: Pen, { x, y }: Point, text: string, room = Number.POSITIVE_INFINITY): string {
  const style = { size: CAPTION_LETTERS, anchor: 'start', bold: true, ink: 'faint', room } as const;
  const capitals = text.toUpperCase();
  const hasRoom = pen.fits(capitals, room, { bold: true });
  if (!hasRoom && !pen.fits(text, room / SMALL, { bold: true })) return '';
  return pen.label({ x, y: y + CAPTION_LETTERS / 2 }, hasRoom ? capitals : text, style);
}

/** Draws one part of the table on its own background. */
export function framed(pen: Pen, size: Size, draw: (size: Size) => string): Panel {
  const ground = pen.reuse(rect(ORIGIN, size.width, size.height, 10), { fill: 'panel', line: 'line', width: 1 });
  return { ...size, markup: `${ground}${draw(size)}` };
}

/** Checks whether any of these components has an invented field. */
export function isReconstructed(components: readonly Component[]): boolean {
  return components.some(({ sources }) => Object.values(sources).includes('reconstructed'));
}

/** Returns a note that some numbers are invented, or nothing if none are. */
export function reconstructedNote(pen: Pen, heading: Heading, components: readonly Component[]): string[] {
  return isReconstructed(components) ? [pen.text.heading(heading)] : [];
}
