import type { Content, Point } from '../components/content.ts';
import type { Company, Seat } from '../components/ids.ts';
import { cached } from '../engine/lists.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import { capital, plain } from '../text/parts.ts';
import type { NameForm, Text } from '../text/text.ts';
import { widthOf } from './layout.ts';
import { type OwnSigns, readSigns, type SignKind } from './signs/shapes.ts';
import {
  type Attributes,
  drawn,
  element,
  FONT_SIZE,
  group,
  inTag,
  LINE,
  type Markup,
  type Shape,
  short,
  shortHash,
  textAt,
  together,
  used,
  withId,
} from './svg.ts';
import { DARK, type HighlightKind, type Role, readTheme, type Theme } from './theme.ts';

/** Markup defined once in a drawing, and its id. */
interface SharedMarkup {
  readonly id: string;
  readonly markup: string;
  /** Keys of the other shared markup used by this markup, which must be defined first. */
  readonly shows: readonly string[];
}

/** Maximum number of caches per `Text`, and of elements in each. Each id prefix has a cache of its own. */
const LOOKS = 64;
const PARTS = 3000;

/** Cached names and descriptions of a `Text`, and markup of its drawings by appearance and then by key. */
interface TextCache {
  readonly texts: Map<string, string>;
  readonly looks: Map<string, Map<string, SharedMarkup>>;
}

const CACHES = new WeakMap<Text, TextCache>();

function markupIn({ looks }: TextCache, look: string): Map<string, SharedMarkup> {
  const found = looks.get(look);
  if (found !== undefined && found.size < PARTS) return found;
  if (looks.size >= LOOKS) looks.clear();
  const added = new Map<string, SharedMarkup>();
  looks.set(look, added);
  return added;
}

/** A highlighted component in a drawing. */
export interface Highlight {
  readonly ref: Ref;
  readonly as: HighlightKind;
  /**
   * Word or number at the upper edge, such as a cost. Only screen readers receive it if there is a `sign` or if the
   * choice `wastes` something.
   */
  readonly label?: string;
  /** Icon shown instead of the label, such as the energy cost. In a sector, other contents make space for it. */
  readonly sign?: { readonly kind: SignKind; readonly text?: string };
  /** Marks a choice that wastes something. Its outline is dashed and does not glow. */
  readonly wastes?: boolean;
  /**
   * Look of a choice, which is a button in any case. By default, it has a glowing outline. A `dot` is a small disc in
   * its middle, a `fill` is a tint in the colours of `companies`, and `none` leaves it unmarked.
   */
  readonly look?: 'dot' | 'fill' | 'none';
  /** Companies whose colours tint a choice with the look `fill`. */
  readonly companies?: readonly Company[];
  /** Seat whose action has just changed the component. Marks of kind `last` use its colour if there is a `size`. */
  readonly by?: Seat;
}

/** Options of every drawing function. */
export interface DrawingOptions {
  /** Provides the text of the drawing. The components drawn are those passed to `createText`. */
  readonly text: Text;
  /** Colours; `DARK` by default. An invalid CSS colour throws a `RangeError`. */
  readonly theme?: Theme;
  /** Places to highlight. */
  readonly highlight?: readonly Highlight[];
  /**
   * Prefix for every id, so that a page can contain several drawings. It may contain only letters A to Z, digits, `_`
   * and `-`; anything else throws a `RangeError`.
   */
  readonly idPrefix?: string;
  /** Turns choices into buttons: every place highlighted as a choice gets `role`, `tabindex` and `aria-label`. */
  readonly interactive?: boolean;
  /** Custom icons: SVG path data by kind, centred on 0,0 and about 28 by 28. Invalid data throws a `RangeError`. */
  readonly signs?: OwnSigns;
}

/** Width and height in CSS pixels. */
export interface PictureSize {
  /** From 16 to 10,000. */
  readonly width: number;
  /** From 16 to 10,000. */
  readonly height: number;
}

/** Options for a drawing with a given size. It has no background or margin, because the page draws the frame. */
export interface SizedOptions extends DrawingOptions {
  /** Size of the drawing; its `viewBox` is `0 0 width height`. */
  readonly size: PictureSize;
  /** Smallest font size, in CSS pixels; 10 by default. Less important labels are omitted if they do not fit. */
  readonly leastText?: number;
}

export interface Paint {
  readonly fill?: Role;
  readonly line?: Role;
  /** Width of the line, 1 by default. */
  readonly width?: number;
  readonly dash?: string | undefined;
  readonly class?: string;
}

export interface LabelStyle {
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  /** `ink` by default. */
  readonly ink?: Role;
  /** Available width. Wider text is shrunk to fit. */
  readonly room?: number;
  /** Width to which the letters are squeezed. */
  readonly squeezed?: number;
}

/** Ratio of the actual letter width to the width assumed for wrapping. */
const NARROW = 0.9;
const MIN = 10;

function minTextOf({ leastText = MIN }: Partial<SizedOptions>): number {
  if (Number.isFinite(leastText) && leastText >= 0 && leastText <= 100) return leastText;
  throw new RangeError('leastText must be a number from 0 to 100.');
}

/** Validates the id prefix, because ids and references to them are not escaped. */
function readPrefix(idPrefix: unknown): string {
  if (typeof idPrefix === 'string' && /^[\w-]*$/.test(idPrefix)) return idPrefix;
  throw new RangeError('idPrefix may contain only the letters A to Z, digits, _ and -.');
}

/** Draws in the given theme and language, and tracks the highlighted places. */
export class Pen {
  readonly text: Text;
  readonly content: Content;
  readonly theme: Theme;
  readonly isInteractive: boolean;
  readonly minText: number;
  /** True if choices have descriptions and everything else has only a name. */
  readonly isBrief: boolean;
  readonly signs: OwnSigns;
  readonly #prefix: string;
  readonly #texts: Map<string, string>;
  readonly #highlights: ReadonlyMap<string, Highlight>;
  /** References to shared markup by its key, and the definitions by id. */
  readonly #shared = new Map<string, string>();
  readonly #defs = new Map<string, string>();
  /** Shared markup from earlier drawings that look the same, and the keys used by the markup being drawn. */
  readonly #cache: Map<string, SharedMarkup>;
  #usedKeys: string[] = [];

  constructor(options: DrawingOptions | SizedOptions, { isBrief = false } = {}) {
    const { text, theme = DARK, highlight = [], idPrefix = '', interactive = false } = options;
    if (text === undefined) {
      throw new TypeError('options.text is missing. Create it with createText from skymines-rules/text.');
    }
    this.text = text;
    this.content = text.content;
    this.theme = readTheme(theme);
    this.isInteractive = interactive;
    this.minText = minTextOf(options);
    this.isBrief = isBrief;
    this.signs = readSigns(options.signs);
    this.#prefix = readPrefix(idPrefix);
    const cache = cached(CACHES, text, () => ({ texts: new Map(), looks: new Map() }));
    this.#texts = cache.texts;
    this.#highlights = new Map(highlight.map((each) => [refId(each.ref), each]));
    this.#cache = markupIn(cache, JSON.stringify([this.#prefix, this.minText, this.theme.paint, this.signs]));
  }

  id(name: string): string {
    return this.#prefix + name;
  }

  /** Returns a target's name with an initial capital; the short name by default. Player names are not capitalized. */
  name(ref: Ref, form: NameForm = 'short'): string {
    return cached(this.#texts, `${form} ${refId(ref)}`, () => {
      const name = this.text.name(ref, form);
      return plain(ref.kind === 'seat' ? name : capital(name));
    });
  }

  /** Returns a target's name and description for screen readers. In a brief drawing, only choices have descriptions. */
  describe(ref: Ref): string {
    if (this.isBrief && this.markOf(ref)?.as !== 'choice') return this.name(ref, 'full');
    const compose = (): string => [this.name(ref, 'full'), ...this.text.describe(ref).map(plain)].join('. ');
    return cached(this.#texts, refId(ref), compose);
  }

  /** Returns colours both as SVG attributes and as CSS classes. */
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
   * Defines repeated markup around 0,0 once in `defs`, and returns a reference to it. The id is derived from the
   * content, so two drawings on a page cannot share an id by mistake. The key must include everything that affects the
   * markup, except the drawing's `Text` and appearance, so that later drawings can reuse it. A list becomes a group.
   */
  share(key: string, draw: () => Markup): string {
    this.#usedKeys.push(key);
    const href = this.#shared.get(key);
    return href ?? this.#define(key, this.#cache.get(key) ?? this.#drawn(key, draw));
  }

  #drawn(key: string, draw: () => Markup): SharedMarkup {
    const outer = this.#usedKeys;
    this.#usedKeys = [];
    const parts = draw();
    const markup = typeof parts === 'string' ? parts : group({}, parts);
    const id = this.id(shortHash(markup));
    const shared = { id, markup: `\n${withId(markup, id)}`, shows: [...new Set(this.#usedKeys)] };
    this.#usedKeys = outer;
    this.#cache.set(key, shared);
    return shared;
  }

  #define(key: string, { id, markup, shows }: SharedMarkup): string {
    for (const each of shows) {
      const inner = this.#shared.has(each) ? undefined : this.#cache.get(each);
      if (inner !== undefined) this.#define(each, inner);
    }
    const href = `#${id}`;
    this.#shared.set(key, href);
    this.#defs.set(id, markup);
    return href;
  }

  stamp(key: string, at: Point, draw: () => Markup, attributes: Attributes = {}, scale = 1): string {
    return used(this.share(key, draw), at, attributes, scale);
  }

  draw(shape: Shape, paint: Paint, more?: Attributes): string {
    return drawn(shape, { ...this.paint(paint), ...more });
  }

  path(d: string, paint: Paint, more?: Attributes): string {
    return element('path', { d, ...this.paint(paint), ...more });
  }

  defs(): Markup {
    return this.#defs.size > 0 && `\n${element('defs', {}, ...this.#defs.values())}`;
  }

  reuse({ name, at, form }: Shape, paint: Paint): string {
    const corner = { x: Number(at['x'] ?? at['cx'] ?? 0), y: Number(at['y'] ?? at['cy'] ?? 0) };
    let key: string = name;
    for (const part in form) key += ` ${form[part]}`;
    const { fill, line, width, dash, class: own } = paint;
    key += `|${fill}|${line}|${width}|${dash}|${own}`;
    return this.stamp(key, corner, () => element(name, { ...form, ...this.paint(paint) }));
  }

  sized(size: number): number {
    return Math.max(size, this.minText);
  }

  /** Draws a vertically centred line of text, shrunk to fit. By default dark, not bold, and centred horizontally. */
  label(at: Point, text: string, style: LabelStyle): string {
    const { bold = false, room = Number.POSITIVE_INFINITY } = style;
    const size = Math.max(this.minText, Math.min(this.sized(style.size), room / this.#wide(text, 1, bold)));
    return this.write(at, text, { ...style, size });
  }

  /** Checks whether a string fits at the given font size, which is the smallest one by default. */
  fits(text: string, room: number, { size = 0, bold = false } = {}): boolean {
    return this.#wide(text, Math.max(size, this.minText), bold) <= room;
  }

  #wide(text: string, size: number, bold: boolean): number {
    return widthOf(text, size, bold) * NARROW;
  }

  write(at: Point, text: string, style: LabelStyle): string {
    return textAt(at, text, style.size, this.#lookOf(style));
  }

  /** Draws several labels, writing their common style only once. */
  writeAll(labels: readonly (readonly [at: Point, text: string])[], style: LabelStyle): string {
    const [first, ...others] = labels;
    if (first === undefined) return '';
    if (others.length === 0) return this.write(...first, style);
    return `<g${this.#lookOf(style)}>${together(labels.map(([at, text]) => textAt(at, text, style.size)))}</g>`;
  }

  #lookOf({ anchor = 'middle', bold = false, ink = 'ink', size, squeezed }: LabelStyle): string {
    const height = size === FONT_SIZE ? '' : ` font-size="${short(size)}"`;
    const side = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`;
    const paint = ink === 'ink' ? '' : inTag(this.paint({ fill: ink }));
    const length = squeezed === undefined ? '' : ` textLength="${short(squeezed)}" lengthAdjust="spacingAndGlyphs"`;
    return `${height}${side}${paint}${length}${bold ? '' : ' font-weight="normal"'}`;
  }

  markOf(ref: Ref): Highlight | undefined {
    return this.#highlights.size === 0 ? undefined : this.#highlights.get(refId(ref));
  }
}
