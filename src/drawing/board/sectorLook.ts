import type { Point, Sector } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { cached } from '../../engine/lists.ts';
import { boundsOf, inLine, type Size, widthOf } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { outpostOf } from '../pieces.ts';
import { SIGN, signPlate } from '../place.ts';
import { drawSign, rewardSigns, type Sign, signSpan } from '../signs/sign.ts';
import { type Markup, rectAround } from '../svg.ts';
import { contains, inset } from './geometry.ts';

export type SectorSizes = Readonly<Record<'outpost' | 'number' | 'dome' | 'sign', number>>;

export function smaller({ outpost, number, dome, sign }: SectorSizes): SectorSizes {
  return {
    outpost: Math.max(16, outpost * 0.85),
    number,
    dome: Math.max(11, dome * 0.85),
    sign: Math.max(15 / 28, sign * 0.85),
  };
}

export interface SectorContext {
  readonly sector: Sector;
  readonly outposts: readonly Company[];
  readonly cost: Sign | null;
  readonly enclaves: readonly Sector[];
  readonly sizes: SectorSizes;
  readonly minText: number;
}

interface SectorItem extends Size {
  readonly kind: 'piece' | 'number' | 'dome' | 'sign';
  readonly draw: (pen: Pen, at: Point) => Markup;
}

interface PlacedItem {
  readonly item: SectorItem;
  readonly at: Point;
}

interface Line extends Size {
  readonly items: readonly SectorItem[];
  /** Left edge of each item, relative to that of the line. */
  readonly starts: readonly number[];
}

/** Distance between items, and distance between items and the border. */
const GAP = 2;
const EDGE = 3.5;

function lineOf(...items: readonly SectorItem[]): Line[] {
  if (items.length === 0) return [];
  const widths = items.map(({ width }) => width);
  const { starts, end } = inLine(widths, GAP);
  return [{ items, starts, width: end, height: Math.max(...items.map(({ height }) => height)) }];
}

/** Returns the possible arrangements, best first. Arrangements without the number are for small sectors. */
function arrangements(context: SectorContext): Line[][] {
  const { sector, outposts, cost, sizes } = context;
  const plate = { width: SIGN, height: SIGN };
  const outpost = { width: sizes.outpost, height: sizes.outpost };
  const height = 28 * sizes.sign;
  const pieces = [
    ...(cost === null ? [] : [item('piece', plate, (pen, at) => signPlate(pen, at, cost))]),
    ...outposts.map((company) => item('piece', outpost, (pen, at) => outpostOf(pen, at, company, sizes.outpost))),
  ];
  const number = numberOf(context);
  const dome = item('dome', { width: sizes.dome, height }, (pen, at) =>
    drawSign(pen, { kind: 'dome' }, at, sizes.dome / 28),
  );
  const domes = Array.from({ length: sector.domes }, () => dome);
  const signs = rewardSigns(sector.structures).map((sign) =>
    item('sign', { width: signSpan([sign], sizes.sign), height }, (pen, at) => drawSign(pen, sign, at, sizes.sign)),
  );
  return [
    [...lineOf(...pieces, number, ...domes), ...lineOf(...signs)],
    [...lineOf(...pieces), ...lineOf(number, ...domes), ...lineOf(...signs)],
    [...lineOf(...pieces, ...domes), ...lineOf(...signs)],
    [...lineOf(...pieces), ...lineOf(...domes), ...lineOf(...signs)],
    [...lineOf(...pieces), ...lineOf(...domes, ...signs)],
    [...lineOf(...pieces, ...signs), ...lineOf(...domes)],
    [...lineOf(...pieces), ...lineOf(...domes), ...signs.flatMap((sign) => lineOf(sign))],
    [...lineOf(...pieces, ...domes), ...signs.flatMap((sign) => lineOf(sign))],
    [...lineOf(...pieces.slice(0, 2)), ...lineOf(...pieces.slice(2), ...domes), ...lineOf(...signs)],
  ];
}

function item(kind: SectorItem['kind'], { width, height }: Size, draw: SectorItem['draw']): SectorItem {
  return { kind, width, height, draw };
}

function numberOf({ sector: { number }, sizes, minText }: SectorContext): SectorItem {
  const width = widthOf(String(number), Math.max(sizes.number, minText), true);
  return item('number', { width, height: 28 * sizes.sign }, (pen, at) =>
    pen.label(at, String(number), { size: sizes.number, bold: true }),
  );
}

const LAYOUTS = new WeakMap<Sector, Map<string, readonly PlacedItem[]>>();

export function sectorContents(pen: Pen, context: Omit<SectorContext, 'minText'>): Markup {
  const { sector, outposts, cost } = context;
  const { minText } = pen;
  const layouts = cached(LAYOUTS, sector, () => new Map<string, readonly PlacedItem[]>());
  const key = `${outposts.join(' ')} ${cost?.kind} ${cost?.text} ${minText}`;
  const items = cached(layouts, key, () => layoutOf({ ...context, minText }));
  return items.map(({ item: { draw }, at }) => draw(pen, at));
}

interface Attempt {
  readonly context: SectorContext;
  readonly items: readonly PlacedItem[];
  readonly outside: number;
}

/** Shrinks contents that do not fit. As a last resort, only their text must be inside the borders. */
function layoutOf(context: SectorContext): readonly PlacedItem[] {
  const small = { ...context, sizes: smaller(context.sizes) };
  const whole = attempt(context, EDGE, countCorners);
  if (whole.outside === 0 && isNumbered(whole)) return whole.items;
  const tight = attempt(small, EDGE, countCorners);
  if (tight.outside === 0 && isNumbered(tight)) return tight.items;
  const best = [whole, tight].find(({ outside }) => outside === 0);
  return withTag(best ?? attempt(small, 0, countLetters));
}

function isNumbered({ items }: Pick<Attempt, 'items'>): boolean {
  return items.some((each) => each.item.kind === 'number');
}

/** Lays out a sector. If no arrangement that includes the number fits, the number is placed separately. */
function attempt(context: SectorContext, edge: number, count: Count): Attempt {
  const found = { context, ...bestOf(context, edge, count) };
  const at = isNumbered(found) ? null : freePlace(found);
  return at === null ? found : { ...found, items: [...found.items, { item: numberOf(context), at }] };
}

/** Distances by which an arrangement may be moved from its usual centre, in steps. */
const STEPS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6] as const;
const TRIES = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).sort(
  (a, b) => a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2,
);

type IsIn = (at: Point) => boolean;
/** Counts the points of an arrangement that are outside the border. */
type Count = (lines: readonly Line[], items: readonly PlacedItem[], isIn: IsIn) => number;

/** Returns the first arrangement that fits inside the borders, or else the one with the fewest points outside them. */
function bestOf(context: SectorContext, edge: number, count: Count): Omit<Attempt, 'context'> {
  const { sector, sizes } = context;
  const isIn = inSector(context, edge);
  const step = sizes.outpost / 4;
  let best: Omit<Attempt, 'context'> = { items: [], outside: Number.POSITIVE_INFINITY };
  for (const lines of arrangements(context)) {
    for (const { x, y } of TRIES) {
      const items = placedAt(lines, { x: sector.position.x + x * step, y: sector.position.y + y * step });
      const outside = count(lines, items, isIn);
      if (outside < best.outside) best = { items, outside };
      if (outside === 0) return best;
    }
  }
  return best;
}

/** Checks that a point is at least `edge` away from the border and from all enclaves. */
function inSector({ sector, enclaves }: SectorContext, edge: number): IsIn {
  const room = inset(sector.outline, edge);
  const holes = enclaves.map(({ outline }) => inset(outline, -edge));
  return (at) => contains(room, at) && !holes.some((hole) => contains(hole, at));
}

function placedAt(lines: readonly Line[], middle: Point): PlacedItem[] {
  let top = middle.y - lines.reduce((sum, { height }) => sum + height + GAP, -GAP) / 2;
  return lines.flatMap(({ items, starts, width, height }) => {
    const y = top + height / 2;
    top += height + GAP;
    return items.map((each, index) => {
      const x = middle.x - width / 2 + (starts[index] ?? 0) + each.width / 2;
      return { item: each, at: { x, y } };
    });
  });
}

const countCorners: Count = (lines, items, isIn) => {
  let count = 0;
  let index = 0;
  for (const line of lines) {
    const first = items[index];
    index += line.items.length;
    if (first === undefined) continue;
    const left = first.at.x - first.item.width / 2;
    const half = line.height / 2 - 1;
    for (const x of [left, left + line.width / 2, left + line.width])
      for (const y of [first.at.y - half, first.at.y + half]) if (!isIn({ x, y })) count += 1;
  }
  return count;
};

const LETTER = { x: 6, y: 4.5 } as const;

const countLetters: Count = (_, items, isIn) => {
  let count = 0;
  for (const { item: each, at } of items) {
    if (each.kind === 'dome') continue;
    for (const x of [-LETTER.x, LETTER.x])
      for (const y of [-LETTER.y, LETTER.y]) if (!isIn({ x: at.x + x, y: at.y + y })) count += 1;
  }
  return count;
};

/** Distance of a number from the border, and from the sector's other contents. */
const NUMBER_EDGE = 2.5;
const NUMBER_GAP = 0.5;
/** Actual width of digits relative to the estimated width, and their height relative to the font size. */
const NARROW = 0.9;
const CAPITAL = 0.74;
const TAG = { width: 20, height: 14 } as const;
const STEP = 1.5;

function isApart(a: PlacedItem, at: Point, { width, height }: Size, gap: number): boolean {
  return (
    Math.abs(a.at.x - at.x) > (a.item.width + width) / 2 + gap ||
    Math.abs(a.at.y - at.y) > (a.item.height + height) / 2 + gap
  );
}

/** Returns the free position for the number that is nearest to the sector's centre, or `null` if there is none. */
function freePlace({ context, items }: Attempt): Point | null {
  const { sector, enclaves, sizes, minText } = context;
  const isIn = inSector(context, NUMBER_EDGE);
  const size = { width: numberOf(context).width * NARROW, height: Math.max(sizes.number, minText) * CAPITAL };
  const tags = enclaves.map((enclave) => ({ item: item('number', TAG, () => ''), at: tagPlace(enclave) }));
  const taken = [...items, ...tags];
  const corners = [-0.5, 0, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => ({ x: x * size.width, y: y * size.height })));
  const isFree = (at: Point): boolean =>
    taken.every((each) => isApart(each, at, size, NUMBER_GAP)) &&
    corners.every(({ x, y }) => isIn({ x: at.x + x, y: at.y + y }));
  const { left, top, width, height } = boundsOf(sector.outline);
  let found: Point | null = null;
  let min = Number.POSITIVE_INFINITY;
  for (let y = top; y < top + height; y += STEP) {
    for (let x = left; x < left + width; x += STEP) {
      const distance = Math.hypot(x - sector.position.x, y - sector.position.y);
      if (distance >= min || !isFree({ x, y })) continue;
      found = { x, y };
      min = distance;
    }
  }
  return found;
}

/** Returns the middle of an enclave's upper border, where a number goes if it does not fit inside. */
function tagPlace({ outline, position }: Sector): Point {
  return { x: position.x, y: Math.min(...outline.map(({ y }) => y)) };
}

/** Puts an enclave's number on its upper or lower border if it fits nowhere else and covers nothing there. */
function withTag(found: Attempt): readonly PlacedItem[] {
  const { items, context } = found;
  const { sector, sizes, minText } = context;
  if (isNumbered(found) || sector.enclaveIn === null) return items;
  const number = numberOf(context);
  const { width } = number;
  const size = { width, height: Math.max(sizes.number, minText) * CAPITAL };
  const below = { x: sector.position.x, y: Math.max(...sector.outline.map(({ y }) => y)) };
  const isFree = (at: Point): boolean => items.every((each) => isApart(each, at, size, 0));
  const at = [tagPlace(sector), below].find(isFree);
  if (at === undefined) return items;
  const draw: SectorItem['draw'] = (pen) => [
    pen.reuse(rectAround(at, width + 3, sizes.number + 1, 4), { fill: 'paper', line: 'line' }),
    number.draw(pen, at),
  ];
  return [...items, { item: { ...number, draw }, at }];
}
