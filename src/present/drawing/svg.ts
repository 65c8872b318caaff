import type { Point } from '../../components/content.ts';
import { INK, PAPER } from './colours.ts';

/** Attributes of an element; numbers are rounded to a tenth. */
export type Attributes = Readonly<Record<string, string | number>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that is safe between tags and in quotes. Control characters, which XML forbids, become spaces. */
export function escapeText(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** An element; its children are finished markup. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escapeText(value)}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  const inner = ['text', 'title', 'desc'].includes(name) ? children.join('') : `\n${children.join('\n')}\n`;
  return `<${name}${written}>${inner}</${name}>`;
}

/** A group of elements. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, ...children);
}

/** How a label looks. */
export interface LabelStyle {
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  readonly fill?: string;
}

/** A line of text whose middle height is at the point. */
export function label(at: Point, text: string, style: LabelStyle): string {
  const { size, anchor = 'middle', bold = false, fill = INK } = style;
  const weight: Attributes = bold ? { 'font-weight': 'bold' } : {};
  const attributes = { x: at.x, y: at.y + size * 0.36, 'font-size': size, 'text-anchor': anchor, fill, ...weight };
  return element('text', attributes, escapeText(text));
}

/** The title of the element it stands in: its tooltip, and its name for screen readers. */
export function tooltip(text: string, id?: string): string {
  return element('title', id === undefined ? {} : { id }, escapeText(text));
}

/** Path data of straight lines through the points; back to the first one if the path is closed. */
export function pathData(points: readonly Point[], closed = false): string {
  const corners = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${short(point.x)} ${short(point.y)}`);
  return `${corners.join(' ')}${closed ? ' Z' : ''}`;
}

/** A point beside another one. */
export function beside(at: Point, dx: number, dy: number): Point {
  return { x: at.x + dx, y: at.y + dy };
}

/** What a whole drawing consists of. */
export interface Page {
  readonly id: string;
  readonly title: string;
  /** Lines below the title. */
  readonly notes: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly body: readonly string[];
}

/** A complete SVG document on its own background. */
export function page({ id, title, notes, left, top, width, height, body }: Page): string {
  const head = { x: left + 30, y: top + 32 };
  const attributes: Attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    id,
    viewBox: [left, top, width, height].map(short).join(' '),
    width,
    height,
    role: 'img',
    'font-family': "'DejaVu Sans', Verdana, Arial, sans-serif",
  };
  const document = element(
    'svg',
    attributes,
    tooltip(title),
    element('rect', { id: 'background', x: left, y: top, width, height, fill: PAPER }),
    label(head, title, { size: 28, anchor: 'start', bold: true }),
    ...notes.map((note, line) => label(beside(head, 0, 30 + line * 20), note, { size: 14, anchor: 'start' })),
    ...body,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}
