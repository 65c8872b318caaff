import type { Point } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import type { Area } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { companyShape } from '../pieces.ts';
import { drawn, element, group, ORIGIN, usedAt } from '../svg.ts';
import type { Role } from '../theme.ts';
import { SHAPES, type SignKind, type SignShape } from './shapes.ts';

/** An icon for a cost or a reward, with a number or a letter in it. */
export interface Sign {
  readonly kind: SignKind;
  readonly text?: string;
  /** Company that gives the icon its colour. */
  readonly company?: Company;
}

interface SignLook {
  /** The default is 1, which makes most icons 28 by 28. */
  readonly scale?: number;
}

/** Minimum height of an icon, in pixels, in drawings that have a smallest font size. */
const MIN_HEIGHT = 14;

/** Returns the smallest scale at which an icon's text fits at the smallest font size. */
function minScale(pen: Pen, { kind, text = '' }: Sign): number {
  const forText = (pen.minText * 0.66 * text.length + 2.5) / SHAPES[kind].width;
  return Math.max(MIN_HEIGHT / 28, text.length > 1 ? forText : 0);
}

/** Draws an icon centred on a point. */
export function drawSign(
  pen: Pen,
  { kind, text = '', company }: Sign,
  at: Point,
  { scale: requestedScale = 1 }: SignLook = {},
): string {
  const scale = Math.ceil(requestedScale * 1000 - 1e-6) / 1000;
  const { text: place } = SHAPES[kind];
  // Two characters need a smaller font in narrow shapes.
  const max = text.length > 1 && kind !== 'track' ? place[2] * 0.87 : place[2];
  const needed = pen.sized(max * scale) / scale;
  // Rounding up to even sizes lets icons of similar size share one definition.
  const size = needed > max ? Math.ceil(needed / 2 - 1e-6) * 2 : Math.ceil(needed * 10 - 1e-6) / 10;
  const href = pen.share(`sign ${kind} ${company ?? ''} ${text} ${size}`, () =>
    group({ class: `sm-sign ${kind}` }, ...parts(pen, { kind, text, ...(company && { company }) }, size)),
  );
  return usedAt(href, at, scale);
}

/** Draws the parts of an icon: its shape, and its text at the given font size. */
function parts(pen: Pen, { kind, text = '', company }: Sign, size: number): string[] {
  const shape: SignShape = SHAPES[kind];
  const [x, y] = shape.text;
  const ink: Role = company === undefined ? shape.ink : `company-${company}-ink`;
  const body = pen.stamp(`shape ${kind} ${company ?? ''}`, ORIGIN, () => bodyOf(pen, kind, company));
  return [body, ...(text === '' ? [] : [pen.line({ x, y }, text, { size, bold: true, ink })])];
}

/** Draws the shape of an icon. A share icon has its company's shape. */
function bodyOf(pen: Pen, kind: SignKind, company: Company | undefined): string {
  const { d, fill, line } = SHAPES[kind];
  const own = pen.signs[kind];
  if (company === undefined) return element('path', { d: own ?? d, ...pen.paint({ fill, line, width: 1.5 }) });
  const paint = pen.paint({ fill: `company-${company}`, line: `company-${company}-ink`, width: 1.5 });
  return kind === 'share' && own === undefined
    ? drawn(companyShape(company, 13), paint)
    : element('path', { d: own ?? d, ...paint });
}

/** Returns the width of an icon at scale 1. */
function signWidth({ kind }: Sign): number {
  return SHAPES[kind].width;
}

const GAP = 3;

/** Returns the total width of icons placed side by side. */
export function signSpan(signs: readonly Sign[], scale: number): number {
  return signs.reduce((sum, sign) => sum + signWidth(sign) * scale + GAP, signs.length === 0 ? 0 : -GAP);
}

/** Draws icons side by side, starting at a point and continuing to the right. */
export function signsFrom(pen: Pen, signs: readonly Sign[], { x, y }: Point, scale: number): string[] {
  let left = x;
  return signs.map((sign) => {
    const width = signWidth(sign) * scale;
    const middle = { x: left + width / 2, y };
    left += width + GAP;
    return drawSign(pen, sign, middle, { scale });
  });
}

/** Draws a row of icons centred on a point, and shrinks the icons if necessary. */
export function signRow(pen: Pen, signs: readonly Sign[], at: Point, room: number, max = 1): string[] {
  const gap = 3;
  const needed = signs.reduce((sum, sign) => sum + signWidth(sign) + gap, -gap);
  const scale = Math.floor(Math.min(max, room / Math.max(1, needed)) * 100) / 100;
  let x = at.x - (needed * scale) / 2;
  return signs.map((sign) => {
    const width = signWidth(sign) * scale;
    const middle = { x: x + width / 2, y: at.y };
    x += width + gap * scale;
    return drawSign(pen, sign, middle, { scale });
  });
}

/**
 * Returns the gaps between the icons in a row. If the row is too wide, its icons overlap each other but nothing outside
 * the row. Icons without text are the first to overlap.
 */
function gapsBetween(row: readonly Sign[], free: number, max: number): readonly number[] {
  const between = row.slice(1).map((sign, index) => (sign.text && row[index]?.text ? 1 : 2));
  const all = between.reduce((sum, weight) => sum + weight, 0);
  return between.map((weight) => (free < 0 ? (free * weight) / all : Math.min(max, free / between.length)));
}

/**
 * Draws icons in an area, either side by side or one below the other, whichever makes them larger, up to the given
 * scale. If the numbers would overlap, every number 1 is omitted, because an icon without a number means 1.
 */
export function signsIn(pen: Pen, initial: readonly Sign[], area: Area, max: number): string[] {
  const min = initial.reduce((sum, sign) => sum + signWidth(sign) * minScale(pen, sign), 0);
  const isFull = min > area.width && area.height < MIN_HEIGHT * 2;
  const signs = isFull ? initial.map((sign) => (sign.text === '1' ? { ...sign, text: '' } : sign)) : initial;
  const count = signs.length;
  if (count === 0) return [];
  const gap = 2;
  const layouts = Array.from({ length: count }, (_, index) => index + 1).map((columns) => {
    const lines = Math.ceil(count / columns);
    const rows = Array.from({ length: lines }, (_, line) => signs.slice(line * columns, (line + 1) * columns));
    const widest = Math.max(...rows.map((row) => row.reduce((sum, sign) => sum + signWidth(sign), 0)));
    const across = (area.width - gap * (columns - 1)) / widest;
    return { rows, scale: Math.min(max, across, (area.height - gap * (lines - 1)) / (28 * lines)) };
  });
  const best = layouts.reduce((a, b) => (b.scale > a.scale + 0.01 ? b : a));
  return best.rows.flatMap((row, line) => {
    const scales = row.map((sign) => Math.floor(Math.max(best.scale, minScale(pen, sign)) * 100) / 100);
    const widths = row.map((sign, index) => signWidth(sign) * (scales[index] ?? 1));
    const taken = widths.reduce((sum, width) => sum + width, 0);
    const gaps = gapsBetween(row, area.width - taken, gap);
    const needed = gaps.reduce((sum, each) => sum + each, taken);
    const y = area.top + ((line + 0.5) * area.height) / best.rows.length;
    let x = area.left + (area.width - needed) / 2;
    return row.map((sign, index) => {
      const width = widths[index] ?? 0;
      const middle = { x: x + width / 2, y };
      x += width + (gaps[index] ?? 0);
      return drawSign(pen, sign, middle, { scale: scales[index] ?? 1 });
    });
  });
}
