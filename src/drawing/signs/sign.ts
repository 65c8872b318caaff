import type { Point } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { companyShape } from '../companies.ts';
import type { Area } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawn } from '../shapes.ts';
import { element, group, ORIGIN, usedAt } from '../svg.ts';
import type { Role } from '../theme.ts';
import { SHAPES, type SignKind, type SignShape } from './shapes.ts';

/** A small picture for what is asked or given, with a number or a letter in it. */
export interface Sign {
  readonly kind: SignKind;
  readonly text?: string;
  /** Whose colour it has. */
  readonly company?: Company;
}

/** What else a sign bears. */
interface SignLook {
  /** 1 by default: 28 by 28. */
  readonly scale?: number;
}

/** A sign is at least so high, in pixels, where letters have a least size. */
const LEAST_HEIGHT = 14;

/** The smallest scale at which the text of a sign has room at the least size of letters. */
function leastScale(pen: Pen, { kind, text = '' }: Sign): number {
  const forText = (pen.least * 0.66 * text.length + 2.5) / SHAPES[kind].width;
  return Math.max(LEAST_HEIGHT / 28, text.length > 1 ? forText : 0);
}

/** A sign around a point. */
export function drawSign(
  pen: Pen,
  { kind, text = '', company }: Sign,
  at: Point,
  { scale: given = 1 }: SignLook = {},
): string {
  const scale = Math.ceil(given * 1000 - 1e-6) / 1000;
  const { text: place } = SHAPES[kind];
  // Two characters need a little more room in a shape that is narrower than the others.
  const most = text.length > 1 && kind !== 'track' ? place[2] * 0.87 : place[2];
  const wanted = pen.sized(most * scale) / scale;
  // Rather a little more than less, and in steps of two: signs of about the same size are written once.
  const size = wanted > most ? Math.ceil(wanted / 2 - 1e-6) * 2 : Math.ceil(wanted * 10 - 1e-6) / 10;
  const href = pen.share(`sign ${kind} ${company ?? ''} ${text} ${size}`, () =>
    group({ class: `sm-sign ${kind}` }, ...parts(pen, { kind, text, ...(company && { company }) }, size)),
  );
  return usedAt(href, at, scale);
}

/** What a sign consists of: its shape, and its text in such a size. */
function parts(pen: Pen, { kind, text = '', company }: Sign, size: number): string[] {
  const shape: SignShape = SHAPES[kind];
  const [x, y] = shape.text;
  const words: Role = company === undefined ? shape.ink : `company-${company}-ink`;
  const body = pen.stamp(`shape ${kind} ${company ?? ''}`, ORIGIN, () => bodyOf(pen, kind, company));
  return [body, ...(text === '' ? [] : [pen.line({ x, y }, text, { size, bold: true, ink: words })])];
}

/** The shape of a sign: that of a share is the form of its company. */
function bodyOf(pen: Pen, kind: SignKind, company: Company | undefined): string {
  const { d, fill, line } = SHAPES[kind];
  const own = pen.signs[kind];
  if (company === undefined) return element('path', { d: own ?? d, ...pen.paint({ fill, line, width: 1.5 }) });
  const paint = pen.paint({ fill: `company-${company}`, line: `company-${company}-ink`, width: 1.5 });
  return kind === 'share' && own === undefined
    ? drawn(companyShape(company, 13), paint)
    : element('path', { d: own ?? d, ...paint });
}

/** How wide a sign is at scale 1. */
function signWidth({ kind }: Sign): number {
  return SHAPES[kind].width;
}

const GAP = 3;

/** How wide signs beside each other are. */
export function signSpan(signs: readonly Sign[], scale: number): number {
  return signs.reduce((sum, sign) => sum + signWidth(sign) * scale + GAP, signs.length === 0 ? 0 : -GAP);
}

/** Signs beside each other, the first of them right of a point. */
export function signsFrom(pen: Pen, signs: readonly Sign[], { x, y }: Point, scale: number): string[] {
  let left = x;
  return signs.map((sign) => {
    const width = signWidth(sign) * scale;
    const middle = { x: left + width / 2, y };
    left += width + GAP;
    return drawSign(pen, sign, middle, { scale });
  });
}

/** Signs in a row around a point, made smaller where the room is less than they need. */
export function signRow(pen: Pen, signs: readonly Sign[], at: Point, room: number, most = 1): string[] {
  const gap = 3;
  const needed = signs.reduce((sum, sign) => sum + signWidth(sign) + gap, -gap);
  const scale = Math.floor(Math.min(most, room / Math.max(1, needed)) * 100) / 100;
  let x = at.x - (needed * scale) / 2;
  return signs.map((sign) => {
    const width = signWidth(sign) * scale;
    const middle = { x: x + width / 2, y: at.y };
    x += width + gap * scale;
    return drawSign(pen, sign, middle, { scale });
  });
}

/**
 * The gaps between signs in a row. Signs that are too wide lie a little over each other rather than over what is beside them, and
 * those without letters before all.
 */
function gapsBetween(row: readonly Sign[], free: number, most: number): readonly number[] {
  const between = row.slice(1).map((sign, index) => (sign.text && row[index]?.text ? 1 : 2));
  const all = between.reduce((sum, weight) => sum + weight, 0);
  return between.map((weight) => (free < 0 ? (free * weight) / all : Math.min(most, free / between.length)));
}

/**
 * Signs in an area: beside each other or below each other, as they get largest, at most at such a scale. Where their numbers would lie
 * over each other, a 1 is left out: a sign alone is one.
 */
export function signsIn(pen: Pen, given: readonly Sign[], area: Area, most: number): string[] {
  const least = given.reduce((sum, sign) => sum + signWidth(sign) * leastScale(pen, sign), 0);
  const isFull = least > area.width && area.height < LEAST_HEIGHT * 2;
  const signs = isFull ? given.map((sign) => (sign.text === '1' ? { ...sign, text: '' } : sign)) : given;
  const count = signs.length;
  if (count === 0) return [];
  const gap = 2;
  const ways = Array.from({ length: count }, (_, index) => index + 1).map((columns) => {
    const lines = Math.ceil(count / columns);
    const rows = Array.from({ length: lines }, (_, line) => signs.slice(line * columns, (line + 1) * columns));
    const widest = Math.max(...rows.map((row) => row.reduce((sum, sign) => sum + signWidth(sign), 0)));
    const across = (area.width - gap * (columns - 1)) / widest;
    return { rows, scale: Math.min(most, across, (area.height - gap * (lines - 1)) / (28 * lines)) };
  });
  const best = ways.reduce((a, b) => (b.scale > a.scale + 0.01 ? b : a));
  return best.rows.flatMap((row, line) => {
    const scales = row.map((sign) => Math.floor(Math.max(best.scale, leastScale(pen, sign)) * 100) / 100);
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
