import type { Component, Point } from '../components/content.ts';
import type { Heading } from '../text/headings.ts';
import { plain, type RichText } from '../text/parts.ts';
import { areaOf, inLine, moved, outlineOf, type Panel, type Size, stack, widthOf, wrapWithin } from './layout.ts';
import type { LabelStyle, Pen } from './pen.ts';
import { type Attributes, element, escapeText, FONT_SIZE, LINE, type Markup, short, together, tooltip } from './svg.ts';

const TITLE = 22;
const NOTE = { size: 13, line: 18 };

export function titled(pen: Pen, title: string, panel: Panel, notes: readonly string[] = []): Panel {
  const lines = notes.flatMap((note) => wrapWithin(note, panel.width, pen.sized(NOTE.size)));
  const heading = pen.label({ x: 0, y: TITLE / 2 }, title, { size: TITLE, bold: true, anchor: 'start' });
  const head = { width: widthOf(title, TITLE, true), height: TITLE, markup: heading };
  const foot = linesFrom(pen, { x: 0, y: 0 }, lines, NOTE.line, { size: NOTE.size, anchor: 'start', ink: 'faint' });
  const below = { width: panel.width, height: lines.length * NOTE.line, markup: together(foot) };
  return stack(lines.length === 0 ? [head, panel] : [head, panel, below], 12);
}

export function linesFrom(pen: Pen, { x, y }: Point, lines: readonly string[], pitch: number, style: LabelStyle) {
  return lines.map((line, index) => pen.label({ x, y: y + (index + 0.5) * pitch }, line, style));
}

type SheetText = Readonly<Record<'id' | 'title' | 'description', string>>;

const MARGIN = 20;

export function sheet(pen: Pen, { width, height, markup }: Panel, text: SheetText): string {
  const size = { width: width + MARGIN * 2, height: height + MARGIN * 2 };
  const ground = pen.draw(outlineOf(areaOf(size), 0), { fill: 'paper', class: 'background' });
  return svgOf(pen, size, text, [ground, moved(markup, { x: MARGIN, y: MARGIN })]);
}

export function svgOf(pen: Pen, size: Size, { id, title, description }: SheetText, content: Markup): string {
  const [titleId, descId] = [pen.id(`${id}-title`), pen.id(`${id}-desc`)];
  const attributes: Attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    id: pen.id(id),
    ...pen.paint({ fill: 'ink', class: `sm-drawing sm-theme-${pen.theme.name}` }),
    'text-anchor': 'middle',
    'font-weight': 'bold',
    'font-size': FONT_SIZE,
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
    pen.defs(),
    content,
  )}\n`;
}

/** Narrow fonts, with the website's font first. */
const FONT = "'Saira Variable', Saira, 'DejaVu Sans Condensed', 'Arial Narrow', Arial, sans-serif";

export function written(pen: Pen, texts: readonly RichText[], width: number, preferredSize: number): Panel {
  const size = pen.sized(preferredSize);
  const line = size * 1.3;
  const blocks = texts.map((text) => wrapWithin(plain(text), width, size));
  const heights = blocks.map(({ length }) => length * line + size * 0.3);
  const { starts, end } = inLine(heights, 0);
  const markup = blocks.flatMap((lines, block) =>
    linesFrom(pen, { x: 0, y: starts[block] ?? 0 }, lines, line, { size, anchor: 'start' }),
  );
  return { width, height: end, markup: together(markup) };
}

export const CAPTION = 16;
const CAPTION_SIZE = 10.5;
/** Ratio of the width of lowercase letters to that of capital letters. */
const SMALL = 0.8;

/** Draws a heading from its upper left corner: in capitals if they fit, otherwise in lowercase, or not at all. */
export function caption(pen: Pen, { x, y }: Point, text: string, room = Number.POSITIVE_INFINITY): string {
  const style = { size: CAPTION_SIZE, anchor: 'start', bold: true, ink: 'faint', room } as const;
  const capitals = text.toUpperCase();
  const hasRoom = pen.fits(capitals, room, { bold: true });
  if (!hasRoom && !pen.fits(text, room / SMALL, { bold: true })) return '';
  return pen.label({ x, y: y + CAPTION_SIZE / 2 }, hasRoom ? capitals : text, style);
}

export function framed(pen: Pen, size: Size, draw: (size: Size) => Markup): Panel {
  const ground = pen.reuse(outlineOf(areaOf(size), 10), { fill: 'panel', line: 'line', width: 1 });
  return { ...size, markup: together([ground, draw(size)]) };
}

/** Returns a note if any of these components has an invented field. */
export function reconstructedNote(pen: Pen, heading: Heading, components: readonly Component[]): string[] {
  const isReconstructed = components.some(({ sources }) => Object.values(sources).includes('reconstructed'));
  return isReconstructed ? [pen.text.heading(heading)] : [];
}
