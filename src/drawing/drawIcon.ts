import { COMPANIES, type Company } from '../components/ids.ts';
import type { DrawingOptions } from './pen.ts';
import { lookOf, readSigns, SHAPES, type SignKind } from './signs/shapes.ts';
import { bodyOf } from './signs/sign.ts';
import { drawn, element, short, textAt } from './svg.ts';
import { DARK, readTheme } from './theme.ts';

/** Appearance of a single icon. */
export interface Icon {
  readonly kind: SignKind;
  /** Number or letters on the icon, at most 8 characters. */
  readonly text?: string;
  /** Company whose colour the icon has. A `share` icon also has the shape of the company's pieces. */
  readonly company?: Company;
}

/** Options of `drawIcon`. */
export interface IconOptions extends Pick<DrawingOptions, 'theme' | 'signs'> {
  /** Height in CSS pixels, from 8 to 1,000; 28 by default. */
  readonly height?: number;
}

/** Smallest font size, in CSS pixels. */
const MIN_TEXT = 10;
/** Design height of an icon with its outline. */
const HEIGHT = 31;
/** Average widths of a character relative to the font size. Tracks have a wide letter and a sign. */
const CHARACTER = 0.56;
const ON_TRACK = 0.68;

/**
 * Draws one icon as it appears in the other drawings, for use in text and lists. It is hidden from screen readers, so
 * put its meaning into the text around it.
 * @throws RangeError for an unknown icon or company, for more than 8 characters, and for a height out of range.
 * @example
 * ```ts
 * const svg = drawIcon({ kind: 'track', text: 'T+2', company: 'tawac' }, { height: 18 });
 * ```
 */
export function drawIcon({ kind, text = '', company }: Icon, options: IconOptions = {}): string {
  const { height = 28 } = options;
  const { paint } = readTheme(options.theme ?? DARK);
  const own = readSigns(options.signs)[kind];
  check(kind, text, company, height);
  const { width: usual, text: spot } = SHAPES[kind];
  const [x, y, preferred] = spot;
  const { fill, line, ink } = lookOf(kind, company);
  const size = Math.max(preferred * (text.length > 1 && kind !== 'track' ? 0.87 : 1), (MIN_TEXT * HEIGHT) / height);
  const width = Math.max(
    usual + 3,
    text.length * size * (kind === 'track' ? ON_TRACK : CHARACTER) + (text.length > 2 ? 13 : 3),
  );
  // Icons with long texts become wider, so that the text stays inside.
  const isStretched = kind === 'track' && width > usual + 3;
  const look = {
    // The colours are attributes as well as classes, as in the other drawings.
    class: `sm-${fill} sm-line-${line}`,
    fill: paint[fill],
    stroke: paint[line],
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
    ...(isStretched && { transform: `scale(${short(((width - 3) / usual) * 10)} 10) scale(.1)` }),
  };
  const letters = textAt({ x, y }, text, size, ` font-size="${short(size)}" class="sm-${ink}" fill="${paint[ink]}"`);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: `sm-icon ${kind}`,
      viewBox: `${short(-width / 2)} ${-HEIGHT / 2} ${short(width)} ${HEIGHT}`,
      width: (width * height) / HEIGHT,
      height,
      'text-anchor': 'middle',
      'font-weight': 'bold',
      'aria-hidden': 'true',
    },
    drawn(bodyOf(kind, company, own), look),
    text !== '' && letters,
  );
}

function check(kind: SignKind, text: string, company: Company | undefined, height: number): void {
  if (!Object.hasOwn(SHAPES, kind))
    throw new RangeError(`Unknown sign kind ${JSON.stringify(String(kind).slice(0, 40))}.`);
  if (typeof text !== 'string' || text.length > 8) throw new RangeError('text must have at most 8 characters.');
  if (company !== undefined && !COMPANIES.includes(company))
    throw new RangeError('company must be the id of a company.');
  if (!(height >= 8 && height <= 1000)) throw new RangeError('height must be a number from 8 to 1,000.');
}
