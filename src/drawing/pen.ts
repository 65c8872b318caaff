import type { Content, Point } from '../components/content.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import { capital, plain } from '../text/parts.ts';
import type { NameForm, Text } from '../text/text.ts';
import type { Highlight } from './highlight.ts';
import { LAYOUTS, type Layout, type Measures } from './layout.ts';
import { type Attributes, element, escapeText } from './svg.ts';
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
}

/** The paint of a shape: its area and its line. */
interface Paint {
  readonly fill?: Role;
  readonly line?: Role;
  /** Width of the line, 1 by default. */
  readonly width?: number;
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
  /** The width that the text has, where it must not be made larger than that. */
  readonly room?: number;
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
  readonly #prefix: string;
  readonly #highlights: ReadonlyMap<string, Highlight>;

  constructor(options: DrawingOptions) {
    const { text, theme = LIGHT, highlight = [], idPrefix = '', interactive = false, layout = 'wide' } = options;
    this.text = text;
    this.content = text.content;
    this.theme = theme;
    this.isInteractive = interactive;
    this.isTall = layout === 'tall';
    this.layout = LAYOUTS[layout];
    this.#prefix = idPrefix;
    this.#highlights = new Map(highlight.map((each) => [refId(each.ref), each]));
  }

  /** The id of something in this picture. */
  id(name: string): string {
    return this.#prefix + name;
  }

  /** The name of a thing, short by default, with a capital at its beginning. People are called as they call themselves. */
  name(ref: Ref, form: NameForm = 'short'): string {
    const told = this.text.name(ref, form);
    return plain(ref.kind === 'seat' ? told : capital(told));
  }

  /** Colours as attributes, and as classes that CSS can take hold of. */
  paint({ fill, line, width = 1, class: own }: Paint): Attributes {
    const classes = [own, fill && `sm-${fill}`, line && `sm-line-${line}`].filter((each) => each !== undefined);
    return {
      class: classes.join(' '),
      fill: fill === undefined ? 'none' : this.theme.paint[fill],
      ...(line !== undefined && { stroke: this.theme.paint[line], 'stroke-width': width }),
    };
  }

  /** The size of letters: in a tall picture they are larger where they would be small, as far as there is room. */
  sized(size: number, most: number = Number.POSITIVE_INFINITY): number {
    return Math.max(size, Math.min(this.layout.letters, most));
  }

  /** A line of text whose middle height is at the point. */
  label(at: Point, text: string, style: LabelStyle): string {
    const { anchor = 'middle', bold = false, ink = 'ink', room = Number.POSITIVE_INFINITY } = style;
    const size = this.sized(style.size, room / widthOf(text, 1, bold));
    const attributes = {
      x: at.x,
      y: at.y + size * 0.36,
      'font-size': size,
      'text-anchor': anchor,
      ...this.paint({ fill: ink }),
      ...(bold && { 'font-weight': 'bold' }),
    };
    return element('text', attributes, escapeText(text));
  }

  /** How a thing is highlighted. */
  markOf(ref: Ref): Highlight | undefined {
    return this.#highlights.get(refId(ref));
  }
}
