import type { Point } from '../components/content.ts';

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

/** Characters that XML forbids: control characters, lone surrogates and noncharacters. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const PLAIN = /^[\w #():;,.+/−-]*$/;

/** Escapes text for use in elements and in attributes. Characters that XML forbids become spaces. */
export function escapeText(value: string): string {
  // JavaScript callers may pass an object whose `toString` returns different text each time.
  const text = String(value);
  if (PLAIN.test(text)) return text;
  return text.replace(FORBIDDEN, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Formats a number for SVG, rounded to a tenth and without a leading zero. */
export function short(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = Math.trunc(tenths / 10);
  const rest = Math.abs(tenths - whole * 10);
  // Handling whole numbers separately is much faster.
  if (!(rest > 0)) return String(tenths / 10 + 0);
  const before = whole === 0 ? (tenths < 0 ? '-' : '') : String(whole);
  return `${before}.${rest}`;
}

/** Attributes of numbers and path commands, which need no escaping. `readSigns` validates callers' paths. */
const GEOMETRY = new Set(['d', 'transform']);

export function inTag(attributes: Attributes): string {
  let written = '';
  for (const key in attributes) {
    const value = attributes[key] ?? '';
    const text = typeof value === 'number' ? short(value) : GEOMETRY.has(key) ? value : escapeText(value);
    written += ` ${key}="${text}"`;
  }
  return written;
}

/** SVG markup, which is not escaped. Lists are concatenated; `false` and `undefined` draw nothing. */
export type Markup = string | false | undefined | readonly Markup[];

export function element(name: string, attributes: Attributes, ...children: readonly Markup[]): string {
  const written = `<${name}${inTag(attributes)}`;
  if (children.length === 0) return `${written}/>`;
  return `${written}>${together(children)}</${name}>`;
}

/** Concatenates markup. Appending to a string is faster than `join`, which would copy the drawing at every level. */
export function together(parts: readonly Markup[]): string {
  let written = '';
  for (const part of parts) {
    if (typeof part === 'string') written += part;
    else if (part) written += together(part);
  }
  return written;
}

export function group(attributes: Attributes, ...children: readonly Markup[]): string {
  return element('g', attributes, ...children);
}

/** Creates a `title` element, which gives its parent a tooltip and a name for screen readers. */
export function tooltip(text: string, id?: string): string {
  return element('title', id === undefined ? {} : { id }, escapeText(text));
}

/** Creates a line of text that is vertically centred on a point. `look` contains further attributes. */
export function textAt(at: Point, text: string, size: number, look = ''): string {
  const x = at.x === 0 ? '' : ` x="${short(at.x)}"`;
  return `<text${x} y="${short(at.y + size * 0.36)}"${look}>${escapeText(text)}</text>`;
}

export function pathData(points: readonly Point[], closed = false): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}${closed ? 'Z' : ''}`;
}

export function beside(at: Point, dx: number, dy: number): Point {
  return { x: at.x + dx, y: at.y + dy };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Returns the FNV-1a hash of a string as five characters, starting with a letter. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  let written = DIGITS.charAt((hash >>> 24) % 52);
  for (let bits = 0; bits < 24; bits += 6) written += DIGITS[(hash >>> bits) & 63];
  return written;
}

export function withId(markup: string, id: string): string {
  return markup.replace(/[ >]/, (end) => ` id="${id}"${end}`);
}

export function used(href: string, at: Point, attributes: Attributes = {}, scale = 1): string {
  if (scale !== 1) return used(href, ORIGIN, { ...attributes, transform: placed(at, scale) });
  const { x, y } = at;
  const place = `${x === 0 ? '' : ` x="${short(x)}"`}${y === 0 ? '' : ` y="${short(y)}"`}`;
  return `<use${inTag(attributes)} href="${href}"${place}/>`;
}

/** Returns a transform that moves 0,0 to a point. The scale is rounded up to a hundredth. */
export function placed({ x, y }: Point, scale = 1): string {
  if (scale === 1) return `translate(${short(x)} ${short(y)})`;
  const moved = x === 0 && y === 0 ? '' : `translate(${short(x)} ${short(y)}) `;
  const written = String(Math.ceil(scale * 100 - 1e-6) / 100);
  return `${moved}scale(${scale < 1 ? written.replace('0.', '.') : written})`;
}

/** A shape without fill or stroke. */
export interface Shape {
  readonly name: 'rect' | 'circle' | 'path';
  readonly at: Attributes;
  readonly form: Attributes;
  /** Middle of the upper edge, where a highlight's label is attached. */
  readonly top: Point;
}

export function rect({ x, y }: Point, width: number, height: number, rx = 6): Shape {
  return { name: 'rect', at: { x, y }, form: { width, height, rx }, top: { x: x + width / 2, y } };
}

export function rectAround({ x, y }: Point, width: number, height: number, rx = 6): Shape {
  return rect({ x: x - width / 2, y: y - height / 2 }, width, height, rx);
}

export function circle({ x, y }: Point, r: number): Shape {
  return { name: 'circle', at: { cx: x, cy: y }, form: { r }, top: { x, y: y - r } };
}

export function polygon(corners: readonly Point[]): Shape {
  return { name: 'path', at: {}, form: { d: pathData(corners, true) }, top: corners[0] ?? ORIGIN };
}

/** Returns a regular polygon's corners, starting at the top; its centre is `below` units under 0,0. */
export function regular(corners: number, radius: number, below = 0): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: below + radius * Math.sin(angle) };
  });
}

export function drawn({ name, at, form }: Shape, paint: Attributes): string {
  let place = '';
  for (const key in at) if (at[key] !== 0) place += ` ${key}="${short(Number(at[key]))}"`;
  return `<${name}${place}${inTag(form)}${inTag(paint)}/>`;
}

export const FONT_SIZE = 15;
export const LINE = 1.5;
