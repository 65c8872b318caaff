import type { Point, Sector } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { boundsOf } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { SIGN } from '../place.ts';
import { type Sign, signSpan } from '../signs/sign.ts';
import { rewardSigns } from '../signs/signsFor.ts';
import { widthOf } from '../wrap.ts';
import { contains, inset } from './geometry.ts';

interface Taken {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

const STEP = 1.5;
/** Distance from the border, and from the sector's other contents. */
const NUMBER_EDGE = 2.5;
const NUMBER_GAP = 0.5;

const TAG = { width: 20, height: 14 } as const;

/** Returns the middle of an enclave's upper border, where a number goes if it does not fit inside. */
function tagPlace({ outline, position }: Sector): Point {
  return { x: position.x, y: Math.min(...outline.map(({ y }) => y)) };
}

/** The returned function checks that a point is at least `edge` away from the border and from all enclaves. */
function inSector({ outline }: Sector, enclaves: readonly Sector[], edge: number): (at: Point) => boolean {
  const room = inset(outline, edge);
  const holes = enclaves.map((enclave) => inset(enclave.outline, -edge));
  return (at) => contains(room, at) && !holes.some((hole) => contains(hole, at));
}

/** Returns the free position nearest to the sector's centre for a number of this size, or `null` if there is none. */
function freePlace(
  sector: Sector,
  enclaves: readonly Sector[],
  taken: readonly Taken[],
  { width, height }: Omit<Taken, 'at'>,
): Point | null {
  const { outline, position } = sector;
  const isIn = inSector(sector, enclaves, NUMBER_EDGE);
  const all = [...taken, ...enclaves.map((enclave) => ({ at: tagPlace(enclave), ...TAG }))];
  const isFree = ({ x, y }: Point): boolean =>
    all.every(
      ({ at, ...size }) =>
        Math.abs(at.x - x) > (size.width + width) / 2 + NUMBER_GAP ||
        Math.abs(at.y - y) > (size.height + height) / 2 + NUMBER_GAP,
    ) && [-0.5, 0, 0.5].every((dx) => [-0.5, 0.5].every((dy) => isIn({ x: x + dx * width, y: y + dy * height })));
  const bounds = boundsOf(outline);
  let found: Point | null = null;
  let min = Number.POSITIVE_INFINITY;
  for (let y = bounds.top; y < bounds.top + bounds.height; y += STEP) {
    for (let x = bounds.left; x < bounds.left + bounds.width; x += STEP) {
      const distance = Math.hypot(x - position.x, y - position.y);
      if (distance >= min || !isFree({ x, y })) continue;
      found = { x, y };
      min = distance;
    }
  }
  return found;
}

export interface SectorSizes {
  readonly outpost: number;
  readonly number: number;
  readonly dome: number;
  readonly sign: number;
}

export function smaller({ outpost, number, dome, sign }: SectorSizes): SectorSizes {
  return {
    outpost: Math.max(16, outpost * 0.85),
    number,
    dome: Math.max(11, dome * 0.85),
    sign: Math.max(15 / 28, sign * 0.85),
  };
}

type SectorItem =
  | { readonly kind: 'outpost'; readonly company: Company; readonly width: number }
  | { readonly kind: 'number'; readonly width: number }
  | { readonly kind: 'tag'; readonly width: number }
  | { readonly kind: 'dome'; readonly width: number }
  | { readonly kind: 'cost'; readonly sign: Sign; readonly width: number }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly width: number };

interface Line {
  readonly items: readonly SectorItem[];
  readonly height: number;
}

export interface PlacedItem {
  readonly item: SectorItem;
  readonly at: Point;
}

const GAP = 2;
/** Actual width of digits relative to the estimated width, and their height relative to the font size. */
const NARROW = 0.9;
const CAPITAL = 0.74;
/** Distance between items and the border. */
const EDGE = 3.5;

const widthOfLine = ({ items }: Line): number => items.reduce((sum, { width }) => sum + width + GAP, -GAP);

/** Returns the possible arrangements, best first. Arrangements without the number are for small sectors. */
function arrangements(pen: Pen, sector: Sector, { outposts, cost, sizes }: SectorContext): Line[][] {
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
    items.length === 0 ? [] : [{ items, height: Math.max(...items.map((item) => heightOf(item, sizes))) }];
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
  return Math.max(number, pen.minText);
}

function heightOf({ kind, width }: SectorItem, sizes: SectorSizes): number {
  return kind === 'outpost' || kind === 'cost' ? width : 28 * sizes.sign;
}

/** Distances by which an arrangement may be moved from its usual centre, in steps. */
const STEPS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6] as const;
const TRIES = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).sort(
  (a, b) => a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2,
);

export interface SectorContext {
  readonly outposts: readonly Company[];
  readonly cost: Sign | null;
  readonly enclaves: readonly Sector[];
  readonly sizes: SectorSizes;
}

interface SectorLayout {
  readonly items: readonly PlacedItem[];
  readonly sizes: SectorSizes;
}

const LAYOUTS = new WeakMap<Sector, Map<string, SectorLayout>>();

export function layoutOf(pen: Pen, sector: Sector, context: SectorContext): SectorLayout {
  const cached = LAYOUTS.get(sector) ?? new Map<string, SectorLayout>();
  LAYOUTS.set(sector, cached);
  const { outposts, cost } = context;
  const key = `${outposts.join(' ')} ${cost?.kind} ${cost?.text} ${pen.minText}`;
  const found = cached.get(key) ?? computeLayout(pen, sector, context);
  cached.set(key, found);
  return found;
}

/** Shrinks contents that do not fit. As a last resort, only their text must be inside the borders. */
function computeLayout(pen: Pen, sector: Sector, context: SectorContext): SectorLayout {
  const whole = attempt(pen, sector, context, LINES);
  if (whole.outside === 0 && isNumbered(whole)) return whole;
  const smallSizes = { ...context, sizes: smaller(context.sizes) };
  const tight = attempt(pen, sector, smallSizes, LINES);
  if (tight.outside === 0 && isNumbered(tight)) return tight;
  const best = [whole, tight].find(({ outside }) => outside === 0);
  return withTag(pen, sector, best ?? attempt(pen, sector, smallSizes, LETTERS));
}

/** Puts an enclave's number on its upper border if it fits nowhere else and covers nothing there. */
function withTag(pen: Pen, sector: Sector, layout: SectorLayout): SectorLayout {
  if (isNumbered(layout) || sector.enclaveIn === null) return layout;
  const { sizes, items } = layout;
  const { width } = numberOf(pen, sector, sizes);
  const tag = tagPlace(sector);
  const height = sizeOfNumber(pen, sizes) * CAPITAL;
  const isClear = items.every(
    ({ item, at }) =>
      Math.abs(at.x - tag.x) > (item.width + width) / 2 ||
      Math.abs(at.y - tag.y) > (heightOf(item, sizes) + height) / 2,
  );
  return isClear ? { ...layout, items: [...items, { item: { kind: 'tag', width }, at: tag }] } : layout;
}

/** Lays out a sector. If no arrangement that includes the number fits, the number is placed separately. */
function attempt(
  pen: Pen,
  sector: Sector,
  context: SectorContext,
  limits: Limits,
): SectorLayout & { readonly outside: number } {
  const { sizes, enclaves } = context;
  const { items, outside } = bestOf(pen, sector, context, limits);
  const layout = { items, sizes, outside };
  if (isNumbered(layout)) return layout;
  const number = numberOf(pen, sector, sizes);
  const taken = items.map(({ item, at }) => ({ at, width: item.width, height: heightOf(item, sizes) }));
  const size = { width: number.width * NARROW, height: sizeOfNumber(pen, sizes) * CAPITAL };
  const at = freePlace(sector, enclaves, taken, size);
  return at === null ? layout : { ...layout, items: [...items, { item: number, at }] };
}

function isNumbered({ items }: SectorLayout): boolean {
  return items.some(({ item }) => item.kind === 'number');
}

interface Limits {
  readonly edge: number;
  readonly count: (lines: readonly Line[], items: readonly PlacedItem[], isIn: (at: Point) => boolean) => number;
}

/** Returns the first arrangement that fits inside the borders, or else the one with the fewest points outside them. */
function bestOf(
  pen: Pen,
  sector: Sector,
  context: SectorContext,
  { edge, count }: Limits,
): { readonly items: readonly PlacedItem[]; readonly outside: number } {
  const { enclaves, sizes } = context;
  const isIn = inSector(sector, enclaves, edge);
  const step = sizes.outpost / 4;
  let best: ReturnType<typeof bestOf> = { items: [], outside: Number.POSITIVE_INFINITY };
  for (const lines of arrangements(pen, sector, context)) {
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

const countCorners: Limits['count'] = (lines, items, isIn) => {
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

const LETTER = { x: 6, y: 4.5 } as const;

const countLetters: Limits['count'] = (_, items, isIn) => {
  let count = 0;
  for (const { item, at } of items) {
    if (item.kind === 'dome') continue;
    for (const x of [-LETTER.x, LETTER.x])
      for (const y of [-LETTER.y, LETTER.y]) if (!isIn({ x: at.x + x, y: at.y + y })) count += 1;
  }
  return count;
};

const LINES: Limits = { edge: EDGE, count: countCorners };
const LETTERS: Limits = { edge: 0, count: countLetters };
