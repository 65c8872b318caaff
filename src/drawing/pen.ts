import type { Content, Point } from '../components/content.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import { capital, plain } from '../text/parts.ts';
import type { NameForm, Text } from '../text/text.ts';
import type { Highlight } from './highlight.ts';
import { LAYOUTS, type Layout, LETTERS, LINE, type Measures } from './layout.ts';
import type { Shape } from './shapes.ts';
import { type OwnSigns, readSigns } from './signs/ownSigns.ts';
import { type Attributes, element, escapeText, inTag, short, used, withId } from './svg.ts';
import type { Role, Theme } from './theme.ts';
import { LIGHT } from './themes.ts';
import { widthOf } from './wrap.ts';

/** How a picture is drawn. */
export interface DrawingOptions {
  /** The words of the picture, and the components it shows: those that were handed to `createText`. */
  readonly text: Text;
  /** The colours; `LIGHT` by default. */
  readonly theme?: Theme;
  /** The places that are marked. */
  readonly highlight?: readonly Highlight[];
  /** Stands before every id, so that a page can hold several pictures. */
  readonly idPrefix?: string;
  /** Whether choices are buttons: `role`, `tabindex` and `aria-label` on every place highlighted as a choice. */
  readonly interactive?: boolean;
  /**
   * How the parts of a picture of a game lie; `wide` by default. `tall` puts them below each other for a narrow screen: a picture
   * is at most 568 wide. Pictures of single components and those without a game are the same in both.
   */
  readonly layout?: Layout;
  /** Signs of your own: SVG path data by kind, around 0,0 and about 28 by 28. Bad ones are refused with a `RangeError`. */
  readonly signs?: OwnSigns;
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

/** Draws in the colours and the words of some options, and knows what is highlighted. */
export class Pen {
  readonly text: Text;
  /** The components that are drawn: those that the words are about. */
  readonly content: Content;
  readonly theme: Theme;
  readonly isInteractive: boolean;
  readonly isTall: boolean;
  readonly layout: Measures;
  /** The signs that are not those of the library. */
  readonly signs: OwnSigns;
  readonly #prefix: string;
  readonly #sayings: Map<string, string>;
  readonly #highlights: ReadonlyMap<string, Highlight>;
  /** References by what is drawn, and the markup by its id. */
  readonly #shared = new Map<string, string>();
  readonly #defs = new Map<string, string>();

  constructor(options: DrawingOptions) {
    const { text, theme = LIGHT, highlight = [], idPrefix = '', interactive = false, layout = 'wide' } = options;
    this.text = text;
    this.content = text.content;
    this.theme = theme;
    this.isInteractive = interactive;
    this.isTall = layout === 'tall';
    this.layout = LAYOUTS[layout];
    this.signs = readSigns(options.signs);
    this.#prefix = idPrefix;
    this.#sayings = sayingsOf(text);
    this.#highlights = new Map(highlight.map((each) => [refId(each.ref), each]));
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

  /** The name of a thing and what it does, for screen readers. */
  words(ref: Ref): string {
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
   * from what it shows, so that two pictures on a page never take each other's.
   */
  share(key: string, draw: () => string): string {
    let href = this.#shared.get(key);
    if (href === undefined) {
      const markup = draw();
      const id = this.id(shortHash(markup));
      href = `#${id}`;
      this.#shared.set(key, href);
      this.#defs.set(id, `\n${withId(markup, id)}`);
    }
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
    return this.stamp(JSON.stringify([form, paint]), corner, () => element(name, { ...form, ...this.paint(paint) }));
  }

  /** The size of letters: in a tall picture they are larger where they would be small, as far as there is room. */
  sized(size: number, most: number = Number.POSITIVE_INFINITY): number {
    return Math.max(size, Math.min(this.layout.letters, most));
  }

  /** A line of text whose middle height is at the point; the sheet makes it dark, bold, centred and of the usual size where it says nothing else. */
  label(at: Point, text: string, style: LabelStyle): string {
    const { bold = false, room = Number.POSITIVE_INFINITY } = style;
    return this.line(at, text, { ...style, size: Math.min(this.sized(style.size), room / widthOf(text, 1, bold)) });
  }

  /** A label of just that size. */
  line(at: Point, text: string, { anchor = 'middle', bold = false, ink = 'ink', size }: LabelStyle): string {
    const x = at.x === 0 ? '' : ` x="${short(at.x)}"`;
    const height = size === LETTERS ? '' : ` font-size="${short(size)}"`;
    const side = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`;
    const paint = ink === 'ink' ? '' : inTag(this.paint({ fill: ink }));
    const weight = bold ? '' : ' font-weight="normal"';
    return `<text${x} y="${short(at.y + size * 0.36)}"${height}${side}${paint}${weight}>${escapeText(text)}</text>`;
  }

  /** How a thing is highlighted. */
  markOf(ref: Ref): Highlight | undefined {
    return this.#highlights.get(refId(ref));
  }
}
