import type { Point } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { element, group, ORIGIN, short, usedAt } from '../svg.ts';
import type { Role } from '../theme.ts';
import { widthOf } from '../wrap.ts';
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

/** The part of its width in which a sign has room for text. */
const INSIDE = 0.8;

/** A sign around a point. */
export function drawSign(
  pen: Pen,
  { kind, text = '', company }: Sign,
  at: Point,
  { scale = 1 }: SignLook = {},
): string {
  const { text: place, width } = SHAPES[kind];
  // Two characters need a little more room in a shape that is narrower than the others.
  const most = text.length > 1 && kind !== 'track' ? place[2] * 0.87 : place[2];
  const size = pen.sized(most * scale, (width * scale * INSIDE) / widthOf(text, 1, true)) / scale;
  const href = pen.share(`sign ${kind} ${company ?? ''} ${text} ${short(size)}`, () =>
    group({ class: `sm-sign ${kind}` }, ...parts(pen, { kind, text, ...(company && { company }) }, size)),
  );
  return usedAt(href, at, scale);
}

/** What a sign consists of: its shape, and its text in such a size. */
function parts(pen: Pen, { kind, text = '', company }: Sign, size: number): string[] {
  const {
    d,
    text: [x, y],
    fill,
    line,
    ink,
  }: SignShape = SHAPES[kind];
  const paint = company === undefined ? { fill, line } : ({ fill: `company-${company}`, line: 'ink' } as const);
  const words: Role = company === undefined ? ink : `company-${company}-ink`;
  return [
    pen.stamp(`shape ${kind} ${company ?? ''}`, ORIGIN, () =>
      element('path', { d: pen.signs[kind] ?? d, ...pen.paint({ ...paint, width: 1.5 }) }),
    ),
    ...(text === '' ? [] : [pen.line({ x, y }, text, { size, bold: true, ink: words })]),
  ];
}

/** How wide a sign is at scale 1. */
function signWidth({ kind }: Sign): number {
  return SHAPES[kind].width;
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
