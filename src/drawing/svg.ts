import type { Point } from '../components/content.ts';

/** Where parts begin. */
export const ORIGIN: Point = { x: 0, y: 0 };

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
export function escapeText(given: string): string {
  // JavaScript callers may pass an object, whose `toString` could return something else after the check.
  const text = String(given);
  if (PLAIN.test(text)) return text;
  return text.replace(FORBIDDEN, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** A number as short as a drawing needs it: to a tenth, without the zero before its point. */
export function short(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = Math.trunc(tenths / 10);
  const rest = Math.abs(tenths - whole * 10);
  // Whole numbers are written much faster than others.
  if (!(rest > 0)) return String(tenths / 10 + 0);
  const before = whole === 0 ? (tenths < 0 ? '-' : '') : String(whole);
  return `${before}.${rest}`;
}

/** Attributes that hold only numbers and letters of paths, which need no escaping. Paths of callers are read before (`readSigns`). */
const GEOMETRY = new Set(['d', 'transform']);

/** Attributes as they stand in a tag. */
export function inTag(attributes: Attributes): string {
  let written = '';
  for (const key in attributes) {
    const value = attributes[key] ?? '';
    const text = typeof value === 'number' ? short(value) : GEOMETRY.has(key) ? value : escapeText(value);
    written += ` ${key}="${text}"`;
  }
  return written;
}

/** An element; its children are finished markup. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = `<${name}${inTag(attributes)}`;
  if (children.length === 0) return `${written}/>`;
  return `${written}>${together(children)}</${name}>`;
}

/** Markup one behind the other. Adding is faster than joining: the picture is put together once, not on every level. */
export function together(parts: readonly string[]): string {
  let written = '';
  for (const part of parts) written += part;
  return written;
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
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}${closed ? 'Z' : ''}`;
}

/** A point beside another one. */
export function beside(at: Point, dx: number, dy: number): Point {
  return { x: at.x + dx, y: at.y + dy };
}

/** The same element with an id. */
export function withId(markup: string, id: string): string {
  return markup.replace(/[ >]/, (end) => ` id="${id}"${end}`);
}

/** What is in `defs`, with its 0,0 at a point. */
export function used(href: string, { x, y }: Point, attributes: Attributes = {}): string {
  const at = `${x === 0 ? '' : ` x="${short(x)}"`}${y === 0 ? '' : ` y="${short(y)}"`}`;
  return `<use${inTag(attributes)} href="${href}"${at}/>`;
}

/** The same in another size. */
export function usedAt(href: string, at: Point, scale: number, attributes: Attributes = {}): string {
  if (scale === 1) return used(href, at, attributes);
  return used(href, ORIGIN, { ...attributes, transform: placed(at, scale) });
}

/** A transform that puts 0,0 at a point. A scale is written to a hundredth, and never made smaller. */
export function placed({ x, y }: Point, scale = 1): string {
  if (scale === 1) return `translate(${short(x)} ${short(y)})`;
  const moved = x === 0 && y === 0 ? '' : `translate(${short(x)} ${short(y)}) `;
  const written = String(Math.ceil(scale * 100 - 1e-6) / 100);
  return `${moved}scale(${scale < 1 ? written.replace('0.', '.') : written})`;
}

/** Markup around 0,0 in another size around a point. */
export function shrunk(markup: string, at: Point, scale: number): string {
  return group({ transform: placed(at, scale) }, markup);
}
