import type { Point, Sector } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { SIGN } from '../place.ts';
import type { Sign } from '../signs/sign.ts';
import { signSpan } from '../signs/sign.ts';
import { rewardSigns } from '../signs/signsFor.ts';
import { widthOf } from '../wrap.ts';
import { freePlace, inSector, tagPlace } from './sectorNumber.ts';

/** Sizes of what stands in a sector. */
export interface SectorSizes {
  readonly outpost: number;
  readonly number: number;
  readonly dome: number;
  /** Scale of a sign. */
  readonly sign: number;
}

/** The same a little smaller, for a sector with less room. */
export function smaller({ outpost, number, dome, sign }: SectorSizes): SectorSizes {
  return {
    outpost: Math.max(16, outpost * 0.85),
    number,
    dome: Math.max(11, dome * 0.85),
    sign: Math.max(15 / 28, sign * 0.85),
  };
}

/** One thing in a sector, and how wide it is. */
type SectorItem =
  | { readonly kind: 'outpost'; readonly company: Company; readonly width: number }
  | { readonly kind: 'number'; readonly width: number }
  /** A number on the border. */
  | { readonly kind: 'tag'; readonly width: number }
  | { readonly kind: 'dome'; readonly width: number }
  /** What a choice costs. */
  | { readonly kind: 'cost'; readonly sign: Sign; readonly width: number }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly width: number };

/** A line of things, and how high it is. */
interface Line {
  readonly items: readonly SectorItem[];
  readonly height: number;
}

/** What is drawn of a sector, with the middle of each thing. */
export interface PlacedItem {
  readonly item: SectorItem;
  readonly at: Point;
}

const GAP = 2;
/** Width of digits against the width that is reckoned for them, and their height against the size of the letters. */
const NARROW = 0.9;
const CAPITAL = 0.74;
/** How far from its border things stay. */
const EDGE = 3.5;

const widthOfLine = ({ items }: Line): number => items.reduce((sum, { width }) => sum + width + GAP, -GAP);

/** The ways to arrange a sector, the best one first: numbers are left out where there is no room for them. */
function arrangements(pen: Pen, sector: Sector, { outposts, cost, sizes }: Around): Line[][] {
  const pieces: SectorItem[] = [
    ...(cost === null ? [] : [{ kind: 'cost', sign: cost, width: SIGN } as const]),
    ...outposts.map((company) => ({ kind: 'outpost', company, width: sizes.outpost }) as const),
  ];
  const number = numberOf(pen, sector, sizes);
  const domes = Array.from({ length: sector.domes }, (): SectorItem => ({ kind: 'dome', width: sizes.dome }));
  const signs = rewardSigns(sector.structures).map(
    (sign): SectorItem => ({ kind: 'sign', sign, width: signSpan([sign], sizes.sign) }),
  );
  const line = (...items: readonly SectorItem[]): Line[] =>
    items.length === 0
      ? []
      : [
          {
            items,
            height: Math.max(...items.map((item) => heightOf(item, sizes))),
          },
        ];
  return [
    [...line(...pieces, number, ...domes), ...line(...signs)],
    [...line(...pieces), ...line(number, ...domes), ...line(...signs)],
    [...line(...pieces, ...domes), ...line(...signs)],
    [...line(...pieces), ...line(...domes), ...line(...signs)],
    [...line(...pieces), ...line(...domes, ...signs)],
    [...line(...pieces, ...signs), ...line(...domes)],
    [...line(...pieces), ...line(...domes), ...signs.flatMap((sign) => line(sign))],
    [...line(...pieces, ...domes), ...signs.flatMap((sign) => line(sign))],
    [...line(...pieces.slice(0, 2)), ...line(...pieces.slice(2), ...domes), ...line(...signs)],
  ];
}

function numberOf(pen: Pen, { number }: Sector, sizes: SectorSizes): SectorItem {
  return { kind: 'number', width: widthOf(String(number), sizeOfNumber(pen, sizes), true) };
}

function sizeOfNumber(pen: Pen, { number }: SectorSizes): number {
  return Math.max(number, pen.least);
}

function heightOf({ kind, width }: SectorItem, sizes: SectorSizes): number {
  return kind === 'outpost' || kind === 'cost' ? width : 28 * sizes.sign;
}

/** How far from its place the middle may move, as steps. */
const STEPS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6] as const;
const TRIES = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).sort(
  (a, b) => a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2,
);

/** What matters for how a sector is arranged. */
export interface Around {
  readonly outposts: readonly Company[];
  /** What it costs to choose it, `null` if that is not said. */
  readonly cost: Sign | null;
  /** The sectors that lie in it. */
  readonly enclaves: readonly Sector[];
  readonly sizes: SectorSizes;
}

/** How a sector is arranged, and how large things are there. */
interface Arranged {
  readonly items: readonly PlacedItem[];
  readonly sizes: SectorSizes;
}

/** What has been arranged in a framed sector, by what lies there. */
const ARRANGED = new WeakMap<Sector, Map<string, Arranged>>();

/** Arranges what a sector shows: within its borders, and beside an enclave in it. */
export function arranged(pen: Pen, sector: Sector, around: Around): Arranged {
  const known = ARRANGED.get(sector) ?? new Map<string, Arranged>();
  ARRANGED.set(sector, known);
  const { outposts, cost } = around;
  const key = `${outposts.join(' ')} ${cost?.kind} ${cost?.text} ${pen.least}`;
  const found = known.get(key) ?? arrange(pen, sector, around);
  known.set(key, found);
  return found;
}

/** Where not all has room, things are smaller, and in the end only their letters stay within the borders. */
function arrange(pen: Pen, sector: Sector, around: Around): Arranged {
  const whole = attempt(pen, sector, around, LINES);
  if (whole.outside === 0 && isNumbered(whole)) return whole;
  const smallSizes = { ...around, sizes: smaller(around.sizes) };
  const tight = attempt(pen, sector, smallSizes, LINES);
  if (tight.outside === 0 && isNumbered(tight)) return tight;
  const best = [whole, tight].find(({ outside }) => outside === 0);
  return withTag(pen, sector, best ?? attempt(pen, sector, smallSizes, LETTERS));
}

/** Puts the number of an enclave on its upper border where it has no room inside, unless it would cover what is there. */
function withTag(pen: Pen, sector: Sector, arranged: Arranged): Arranged {
  if (isNumbered(arranged) || sector.enclaveIn === null) return arranged;
  const { sizes, items } = arranged;
  const { width } = numberOf(pen, sector, sizes);
  const tag = tagPlace(sector);
  const height = sizeOfNumber(pen, sizes) * CAPITAL;
  const isClear = items.every(
    ({ item, at }) =>
      Math.abs(at.x - tag.x) > (item.width + width) / 2 ||
      Math.abs(at.y - tag.y) > (heightOf(item, sizes) + height) / 2,
  );
  return isClear ? { ...arranged, items: [...items, { item: { kind: 'tag', width }, at: tag }] } : arranged;
}

/** Arranges a sector, and puts its number beside everything else where no arrangement with the number has room. */
function attempt(pen: Pen, sector: Sector, around: Around, kept: Kept): Arranged & { readonly outside: number } {
  const { sizes, enclaves } = around;
  const { items, outside } = bestOf(pen, sector, around, kept);
  const arranged = { items, sizes, outside };
  if (isNumbered(arranged)) return arranged;
  const number = numberOf(pen, sector, sizes);
  const taken = items.map(({ item, at }) => ({ at, width: item.width, height: heightOf(item, sizes) }));
  const size = { width: number.width * NARROW, height: sizeOfNumber(pen, sizes) * CAPITAL };
  const at = freePlace(sector, enclaves, taken, size);
  return at === null ? arranged : { ...arranged, items: [...items, { item: number, at }] };
}

function isNumbered({ items }: Arranged): boolean {
  return items.some(({ item }) => item.kind === 'number');
}

/** What has to stay within a sector, and beside an enclave in it. */
interface Kept {
  /** How far from the borders it stays. */
  readonly edge: number;
  /** Counts what of an arrangement lies outside. */
  readonly count: (lines: readonly Line[], items: readonly PlacedItem[], isIn: (at: Point) => boolean) => number;
}

/** The first arrangement within the borders, or else the one of which least is outside. */
function bestOf(
  pen: Pen,
  sector: Sector,
  around: Around,
  { edge, count }: Kept,
): { readonly items: readonly PlacedItem[]; readonly outside: number } {
  const { enclaves, sizes } = around;
  const isIn = inSector(sector, enclaves, edge);
  const step = sizes.outpost / 4;
  let best: ReturnType<typeof bestOf> = { items: [], outside: Number.POSITIVE_INFINITY };
  for (const lines of arrangements(pen, sector, around)) {
    for (const { x, y } of TRIES) {
      const items = placedAt(lines, { x: sector.position.x + x * step, y: sector.position.y + y * step });
      const outside = count(lines, items, isIn);
      if (outside < best.outside) best = { items, outside };
      if (outside === 0) return best;
    }
  }
  return best;
}

function placedAt(lines: readonly Line[], middle: Point): readonly PlacedItem[] {
  const height = lines.reduce((sum, line) => sum + line.height + GAP, -GAP);
  let y = middle.y - height / 2;
  return lines.flatMap((line) => {
    let x = middle.x - widthOfLine(line) / 2;
    const at = y + line.height / 2;
    y += line.height + GAP;
    return line.items.map((item) => {
      const left = x;
      x += item.width + GAP;
      return { item, at: { x: left + item.width / 2, y: at } };
    });
  });
}

/** How many corners of lines lie outside. */
const countCorners: Kept['count'] = (lines, items, isIn) => {
  let count = 0;
  let index = 0;
  for (const line of lines) {
    const [first, last] = [items[index], items[index + line.items.length - 1]];
    index += line.items.length;
    if (first === undefined || last === undefined) continue;
    const [left, right] = [first.at.x - first.item.width / 2, last.at.x + last.item.width / 2];
    const half = line.height / 2 - 1;
    for (const x of [left, (left + right) / 2, right])
      for (const y of [first.at.y - half, first.at.y + half]) if (!isIn({ x, y })) count += 1;
  }
  return count;
};

/** Half of the room of two small letters. */
const LETTER = { x: 6, y: 4.5 } as const;

/** How many corners of letters lie outside. */
const countLetters: Kept['count'] = (_, items, isIn) => {
  let count = 0;
  for (const { item, at } of items) {
    if (item.kind === 'dome') continue;
    for (const x of [-LETTER.x, LETTER.x])
      for (const y of [-LETTER.y, LETTER.y]) if (!isIn({ x: at.x + x, y: at.y + y })) count += 1;
  }
  return count;
};

const LINES: Kept = { edge: EDGE, count: countCorners };
const LETTERS: Kept = { edge: 0, count: countLetters };
