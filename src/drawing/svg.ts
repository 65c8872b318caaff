import type { Point } from '../components/content.ts';

/** Attributes of an element; numbers are rounded to a tenth. */
export type Attributes = Readonly<Record<string, string | number>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML forbids: controls, halves of characters, and two that are none. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const PLAIN = /^[\w #():;,.+/−-]*$/;

/** Text that is safe between tags and in quotes. What XML forbids becomes a space. */
export function escapeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(FORBIDDEN, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Attributes as they stand in a tag. */
export function inTag(attributes: Attributes): string {
  let written = '';
  for (const key in attributes) {
    const value = attributes[key] ?? '';
    written += ` ${key}="${typeof value === 'number' ? short(value) : escapeText(value)}"`;
  }
  return written;
}

/** An element; its children are finished markup. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let written = `<${name}${inTag(attributes)}`;
  if (children.length === 0) return `${written}/>`;
  const gap = name === 'text' || name === 'title' || name === 'desc' ? '' : '\n';
  written += '>';
  // Adding is faster than joining: the picture is put together once, not on every level.
  for (const child of children) written += gap + child;
  return `${written}${gap}</${name}>`;
}

/** A group of elements. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, ...children);
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

/** What is in `defs`, with its 0,0 at a point. */
export function used(
  href: string,
  { x, y }: Point,
  attributes: Attributes = {},
  ...children: readonly string[]
): string {
  const at = `${x === 0 ? '' : ` x="${short(x)}"`}${y === 0 ? '' : ` y="${short(y)}"`}`;
  const tag = `<use${inTag(attributes)} href="${href}"${at}`;
  return children.length === 0 ? `${tag}/>` : `${tag}>${children.join('')}</use>`;
}

/** Markup around 0,0 in another size around a point. */
export function shrunk(markup: string, { x, y }: Point, scale: number): string {
  return group({ transform: `translate(${short(x)} ${short(y)}) scale(${scale})` }, markup);
}
