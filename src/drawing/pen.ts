import type { Content, Point } from '../components/content.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import { capital, plain } from '../text/parts.ts';
import type { NameForm, Text } from '../text/text.ts';
import type { Highlight } from './highlight.ts';
import { LETTERS, LINE } from './measures.ts';
import { readTheme } from './readTheme.ts';
import type { Shape } from './shapes.ts';
import { keptFor, type SharedMarkup } from './sharedMarkup.ts';
import { type OwnSigns, readSigns } from './signs/ownSigns.ts';
import { type Attributes, element, escapeText, inTag, short, together, used, withId } from './svg.ts';
import type { Role, Theme } from './theme.ts';
import { DARK } from './themes.ts';
import { widthOf } from './wrap.ts';

/** How a picture is drawn. */
export interface DrawingOptions {
  /** The words of the picture, and the components it shows: those that were handed to `createText`. */
  readonly text: Text;
  /** The colours; `DARK` by default. A colour that is not a CSS colour throws a `RangeError`. */
  readonly theme?: Theme;
  /** The places that are marked. */
  readonly highlight?: readonly Highlight[];
  /** Prefix of every id, so that a page can hold several pictures: letters A to Z, digits, `_` and `-`. Anything else throws a `RangeError`. */
  readonly idPrefix?: string;
  /** Whether choices are buttons: `role`, `tabindex` and `aria-label` on every place highlighted as a choice. */
  readonly interactive?: boolean;
  /** Signs of your own: SVG path data by kind, around 0,0 and about 28 by 28. Bad ones are refused with a `RangeError`. */
  readonly signs?: OwnSigns;
}

/** Width and height in CSS pixels. */
export interface PictureSize {
  /** From 16 to 10,000. */
  readonly width: number;
  /** From 16 to 10,000. */
  readonly height: number;
}

/** How a picture of a given size is drawn. It has no ground and no margin of its own: the page draws the frame. */
export interface SizedOptions extends DrawingOptions {
  /** The picture is laid out in this room: its `viewBox` is `0 0 width height`. */
  readonly size: PictureSize;
  /** No letter is smaller, in CSS pixels; 10 by default. Where there is no room for a label of less weight, it is left out. */
  readonly leastText?: number;
}

/** The paint of a shape: its area and its line. */
export interface Paint {
  readonly fill?: Role;
  readonly line?: Role;
  /** Width of the line, 1 by default. */
  readonly width?: number;
  /** Lengths of the dashes of the line and of the gaps between them. */
  readonly dash?: string | undefined;
  /** Classes beside those of the paint. */
  readonly class?: string;
}

/** How a label looks. */
interface LabelStyle {
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  /** `ink` by default. */
  readonly ink?: Role;
  /** The width that the text has: it is made smaller where it is wider than that. */
  readonly room?: number;
}

/** How wide the letters run, against those that lines are broken for. */
const NARROW = 0.9;
/** The smallest letters, if nothing else is said. */
const LEAST = 10;

function leastOf({ leastText = LEAST }: Partial<SizedOptions>): number {
  if (Number.isFinite(leastText) && leastText >= 0 && leastText <= 100) return leastText;
  throw new RangeError('leastText must be a number from 0 to 100.');
}

/** Ids are written without escaping, and references to them too. */
function readPrefix(idPrefix: unknown): string {
  if (typeof idPrefix === 'string' && /^[\w-]*$/.test(idPrefix)) return idPrefix;
  throw new RangeError('idPrefix must be a text of the letters A to Z, digits, _ and -.');
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** FNV-1a of a text in five characters, the first of them a letter. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  let written = DIGITS.charAt((hash >>> 24) % 52);
  for (let bits = 0; bits < 24; bits += 6) written += DIGITS[(hash >>> bits) & 63];
  return written;
}

/** Names and descriptions by the words they are from. */
const SAYINGS = new WeakMap<Text, Map<string, string>>();

function sayingsOf(text: Text): Map<string, string> {
  const known = SAYINGS.get(text) ?? new Map<string, string>();
  SAYINGS.set(text, known);
  return known;
}

/** Text whose middle height is at the point. */
function written(at: Point, text: string, size: number, look = ''): string {
  const x = at.x === 0 ? '' : ` x="${short(at.x)}"`;
  return `<text${x} y="${short(at.y + size * 0.36)}"${look}>${escapeText(text)}</text>`;
}

/** Draws in the colours and the words of some options, and knows what is highlighted. */
export class Pen {
  readonly text: Text;
  /** The components that are drawn: those that the words are about. */
  readonly content: Content;
  readonly theme: Theme;
  readonly isInteractive: boolean;
  /** The size of the smallest letters. */
  readonly least: number;
  /** Whether only what can be chosen is described; everything else is named. */
  readonly isBrief: boolean;
  /** The signs that are not those of the library. */
  readonly signs: OwnSigns;
  readonly #prefix: string;
  readonly #sayings: Map<string, string>;
  readonly #highlights: ReadonlyMap<string, Highlight>;
  /** References by what is drawn, and the markup by its id. */
  readonly #shared = new Map<string, string>();
  readonly #defs = new Map<string, string>();
  /** What earlier pictures of this look have drawn, and the keys that the markup now being drawn has asked for. */
  readonly #kept: Map<string, SharedMarkup>;
  #asked: string[] = [];

  constructor(options: DrawingOptions | SizedOptions, { isBrief = false } = {}) {
    const { text, theme = DARK, highlight = [], idPrefix = '', interactive = false } = options;
    if (text === undefined) throw new TypeError('options.text is missing: createText of skymines-rules/text makes it.');
    this.text = text;
    this.content = text.content;
    this.theme = readTheme(theme);
    this.isInteractive = interactive;
    this.least = leastOf(options);
    this.isBrief = isBrief;
    this.signs = readSigns(options.signs);
    this.#prefix = readPrefix(idPrefix);
    this.#sayings = sayingsOf(text);
    this.#highlights = new Map(highlight.map((each) => [refId(each.ref), each]));
    this.#kept = keptFor(text, JSON.stringify([this.#prefix, this.least, this.theme.paint, this.signs]));
  }

  /** The id of something in this picture. */
  id(name: string): string {
    return this.#prefix + name;
  }

  /** The name of a thing, short by default, with a capital at its beginning. People are called as they call themselves. */
  name(ref: Ref, form: NameForm = 'short'): string {
    return this.#said(`${form} ${refId(ref)}`, () => {
      const told = this.text.name(ref, form);
      return plain(ref.kind === 'seat' ? told : capital(told));
    });
  }

  /** The name of a thing and what it does, for screen readers. In a brief picture only choices say what they do. */
  words(ref: Ref): string {
    if (this.isBrief && this.markOf(ref)?.as !== 'choice') return this.name(ref, 'full');
    return this.#said(refId(ref), () => [this.name(ref, 'full'), ...this.text.describe(ref).map(plain)].join('. '));
  }

  /** What never changes is said once for all pictures with the same words. */
  #said(key: string, say: () => string): string {
    let words = this.#sayings.get(key);
    if (words === undefined) {
      words = say();
      this.#sayings.set(key, words);
    }
    return words;
  }

  /** Colours as attributes, and as classes that CSS can take hold of. */
  paint({ fill, line, width = 1, dash, class: own }: Paint): Attributes {
    const area = fill === undefined ? '' : ` sm-${fill}`;
    const edge = line === undefined ? '' : ` sm-line-${line}`;
    const attributes: Record<string, string | number> = {
      class: `${own === undefined ? '' : ` ${own}`}${area}${edge}`.slice(1),
      fill: fill === undefined ? 'none' : this.theme.paint[fill],
    };
    if (line !== undefined) attributes['stroke'] = this.theme.paint[line];
    if (line !== undefined && width !== LINE) attributes['stroke-width'] = width;
    if (dash !== undefined) attributes['stroke-dasharray'] = dash;
    return attributes;
  }

  /**
   * Keeps markup that occurs often, around 0,0: it is written once, in `defs`. Returns the reference to it. Its id follows
   * from what it shows, so that two pictures on a page never take each other's. All that it depends on, beside the words and
   * the look of the picture, is in its key: a later picture takes it from an earlier one.
   */
  share(key: string, draw: () => string): string {
    this.#asked.push(key);
    const href = this.#shared.get(key);
    return href ?? this.#define(key, this.#kept.get(key) ?? this.#drawn(key, draw));
  }

  #drawn(key: string, draw: () => string): SharedMarkup {
    const outer = this.#asked;
    this.#asked = [];
    const markup = draw();
    const id = this.id(shortHash(markup));
    const made = { id, markup: `\n${withId(markup, id)}`, shows: [...new Set(this.#asked)] };
    this.#asked = outer;
    this.#kept.set(key, made);
    return made;
  }

  #define(key: string, { id, markup, shows }: SharedMarkup): string {
    for (const each of shows) {
      const inner = this.#shared.has(each) ? undefined : this.#kept.get(each);
      if (inner !== undefined) this.#define(each, inner);
    }
    const href = `#${id}`;
    this.#shared.set(key, href);
    this.#defs.set(id, markup);
    return href;
  }

  /** Shows at a point what occurs often. */
  stamp(key: string, at: Point, draw: () => string): string {
    return used(this.share(key, draw), at);
  }

  /** What was shared in this picture. */
  defs(): string[] {
    return this.#defs.size === 0 ? [] : [`\n${element('defs', {}, ...this.#defs.values())}`];
  }

  /** A rectangle or a circle with its paint, of a kind that occurs often. */
  often({ name, at, form }: Shape, paint: Paint): string {
    const corner = { x: Number(at['x'] ?? at['cx'] ?? 0), y: Number(at['y'] ?? at['cy'] ?? 0) };
    let key: string = name;
    for (const part in form) key += ` ${form[part]}`;
    const { fill, line, width, dash, class: own } = paint;
    key += `|${fill}|${line}|${width}|${dash}|${own}`;
    return this.stamp(key, corner, () => element(name, { ...form, ...this.paint(paint) }));
  }

  /** A size of letters that is not below the least. */
  sized(size: number): number {
    return Math.max(size, this.least);
  }

  /** A line of text whose middle height is at the point; the sheet makes it dark, bold, centred and of the usual size where it says nothing else. */
  label(at: Point, text: string, style: LabelStyle): string {
    const { bold = false, room = Number.POSITIVE_INFINITY } = style;
    const size = Math.max(this.least, Math.min(this.sized(style.size), room / this.#wide(text, 1, bold)));
    return this.line(at, text, { ...style, size });
  }

  /** Whether a text of the smallest letters, or of such a size, has room. */
  fits(text: string, room: number, { size = 0, bold = false } = {}): boolean {
    return this.#wide(text, Math.max(size, this.least), bold) <= room;
  }

  #wide(text: string, size: number, bold: boolean): number {
    return widthOf(text, size, bold) * NARROW;
  }

  /** A label of just that size. */
  line(at: Point, text: string, style: LabelStyle): string {
    return written(at, text, style.size, this.#lookOf(style));
  }

  /** Labels that look alike: their look stands once. */
  lines(labels: readonly (readonly [at: Point, text: string])[], style: LabelStyle): string {
    const [first, ...others] = labels;
    if (first === undefined) return '';
    if (others.length === 0) return this.line(...first, style);
    return `<g${this.#lookOf(style)}>${together(labels.map(([at, text]) => written(at, text, style.size)))}</g>`;
  }

  #lookOf({ anchor = 'middle', bold = false, ink = 'ink', size }: LabelStyle): string {
    const height = size === LETTERS ? '' : ` font-size="${short(size)}"`;
    const side = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`;
    const paint = ink === 'ink' ? '' : inTag(this.paint({ fill: ink }));
    return `${height}${side}${paint}${bold ? '' : ' font-weight="normal"'}`;
  }

  /** How a thing is highlighted. */
  markOf(ref: Ref): Highlight | undefined {
    if (this.#highlights.size === 0) return undefined;
    return this.#highlights.get(refId(ref));
  }
}
