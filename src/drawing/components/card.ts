import type { Card, Point } from '../../components/content.ts';
import { HIDDEN, PLAYER_ICONS } from '../../components/ids.ts';
import { type Area, cellOf, middleOf, type Panel, type Size } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { COMPANY_SHAPES, companyBadge, seatGlyph } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign, signOf } from '../signs/sign.ts';
import { actionSign } from '../signs/signsFor.ts';
import { type Markup, ORIGIN, rect, rectAround, short, together } from '../svg.ts';
import type { Band, Role } from '../theme.ts';
import { back, CORNER, cardGround, hiddenBack, tick } from './faces.ts';

export const CARD = { width: 72, height: 100 } as const;

/** The lower edge of a card on display: its slot's extra cost and the total cost (RES-6). */
interface Foot {
  readonly extra: number;
  readonly total: number;
}

export interface CardLook {
  readonly at: Point;
  readonly size?: Size;
  readonly lie?: 'faceUp' | 'used';
  readonly foot?: Foot;
  readonly seen?: number;
}

function bandOf({ action }: Card): Band {
  return action.kind === 'resource' ? action.resource : action.kind;
}

export function cardPlace(pen: Pen, card: Card, look: CardLook): string {
  const { at, size = CARD, lie = 'faceUp' } = look;
  const outline = rect(ORIGIN, size.width, size.height, CORNER);
  if (card.id === HIDDEN) return place(pen, null, { class: 'card sm-back', outline, at }, hiddenBack(pen, size));
  const [own, face] =
    lie === 'used' ? ['card sm-used', usedCard(pen, card, size)] : ['card', cardFace(pen, card, look)];
  return place(pen, { kind: 'card', card: card.id }, { class: own, outline, at }, face);
}

function measures({ width }: Size): { readonly strip: number; readonly letters: number } {
  return { strip: Math.max(16, width * 0.24), letters: Math.max(11.5, width * 0.185) };
}

export function cardFace(pen: Pen, card: Card, { size = CARD, foot, seen }: Omit<CardLook, 'at'> = {}): string {
  const { strip } = measures(size);
  const top = strip * 0.85;
  const field = { left: 0, top, width: size.width, height: size.height - (foot === undefined ? 0 : strip) - top };
  return together([
    cardGround(pen, size, bandOf(card)),
    head(pen, card, size, seen),
    seen === undefined ? picture(pen, card, field) : inStrip(pen, card, strip, seen),
    foot && footOf(pen, size, foot),
  ]);
}

function head(pen: Pen, card: Card, size: Size, seen = size.width): Markup {
  const { strip, letters } = measures(size);
  const ink: Role = `${bandOf(card)}-ink`;
  const y = strip * 0.52;
  const left = { x: Math.min(strip * 0.5, seen / 2), y };
  const icon = card.icon === null ? -1 : PLAYER_ICONS.indexOf(card.icon);
  const mark = card.letter ?? (card.number === null ? '' : '•');
  const labels: readonly (readonly [Point, string])[] = [
    ...(icon >= 0 ? [] : [[left, mark] as const]),
    ...(seen < size.width ? [] : [[{ x: size.width - strip * 0.45, y }, String(card.cost)] as const]),
  ];
  return [
    icon >= 0 && seatGlyph(pen, left, icon, letters * 0.42, ink),
    pen.lines(labels, { size: Math.max(letters, pen.minText), bold: true, ink }),
  ];
}

function picture(pen: Pen, { action, share }: Card, { top, width, height }: Area): Markup {
  const bottom = top + height;
  const max = Math.min(width / 46, height / 32);
  const sign = actionSign(action, share);
  if (action.kind !== 'fieldScientist') {
    const badge = { x: width - 13, y: bottom - 12 };
    return [
      drawSign(pen, sign, { x: width / 2, y: (top + bottom) / 2 }, max),
      share !== null && action.kind !== 'share' && companyBadge(pen, badge, share, 8.5),
    ];
  }
  const small = Math.max(0.55, Math.min(width / 92, height / 60));
  const y = bottom - 14 * small - 4;
  const scale = Math.min(max, (y - 14 * small - top) / 30, width / 50);
  return [
    drawSign(pen, sign, { x: width / 2, y: (top + y - 14 * small) / 2 + 1 }, scale),
    drawSign(pen, signOf('helium', action.helium), { x: width * 0.29, y }, small),
    drawSign(pen, signOf('coin', action.coins), { x: width * 0.71, y }, small),
  ];
}

function inStrip(pen: Pen, { action, share }: Card, strip: number, seen: number): string {
  const scale = Math.min(0.75, (seen - 3) / 30);
  return drawSign(pen, actionSign(action, share), { x: seen / 2, y: strip + 14 * scale + 4 }, scale);
}

function footOf(pen: Pen, size: Size, { extra, total }: Foot): Markup {
  const { strip: height } = measures(size);
  const y = size.height - height / 2;
  const d = `M0 ${short(size.height - height)}H${size.width}V${size.height - CORNER}q0 6-6 6H6q-6 0-6-6Z`;
  return [
    pen.stamp(`foot ${size.width} ${size.height}`, ORIGIN, () => pen.path(d, { fill: 'panel' })),
    extra !== 0 && pen.label({ x: CORNER, y }, `+${extra}`, { size: 10.5, anchor: 'start', ink: 'faint' }),
    pen.label({ x: size.width - CORNER, y }, String(total), { size: 13.5, anchor: 'end', bold: true }),
  ];
}

/** Draws a used card. It is face down, but its face is shown on the back, because it stays public (ROUND-11). */
function usedCard(pen: Pen, card: Card, size: Size): string {
  const middle = { x: size.width / 2, y: size.height / 2 };
  return together([
    back(pen, size, ''),
    drawSign(pen, actionSign(card.action, card.share), middle, size.width / 64),
    tick(pen, { x: size.width - 13, y: size.height - 12 }, 14, 'back-ink'),
  ]);
}

const MAX = 22;
const MIN = 16;

export function chipsIn(pen: Pen, cards: readonly Card[], area: Area): Markup {
  const count = cards.length;
  const { left, top, width, height } = area;
  let size = MAX;
  while (size > MIN && Math.floor(width / size) * Math.floor(height / size) < count) size -= 1;
  const lines = Math.max(1, Math.floor(height / MIN));
  const columns = size > MIN ? Math.min(Math.floor(width / size), count) : Math.ceil(count / lines);
  const rows = size > MIN ? Math.ceil(count / columns) : lines;
  const cell = { width: Math.min(size + 1, width / columns), height: Math.min(size + 1, height / rows) };
  const corner = { x: left + (width - cell.width * columns) / 2, y: top + (height - cell.height * rows) / 2 };
  const grid = { corner, cell, columns, gap: 0 };
  return cards.map((card, index) => cardChip(pen, card, middleOf(cellOf(grid, index)), size));
}

export function cardChip(pen: Pen, card: Card, at: Point, size: number): string {
  const outline = rectAround(ORIGIN, size, size, 5);
  const scale = Math.floor((size / 29) * 100) / 100;
  if (card.id === HIDDEN) {
    const small = { width: size * 0.75, height: size };
    const markup = back(pen, small, '', { x: -small.width / 2, y: -small.height / 2 });
    return place(pen, null, { class: 'card sm-back', outline, at }, markup);
  }
  const { action, share } = card;
  return place(pen, { kind: 'card', card: card.id }, { class: 'card sm-chip', outline, at }, [
    drawSign(pen, actionSign(action, share), ORIGIN, scale),
    share !== null &&
      action.kind !== 'share' &&
      pen.stamp(`dot ${share}`, { x: size * 0.36, y: size * 0.34 }, () =>
        pen.draw(COMPANY_SHAPES[share](4), { fill: `company-${share}`, line: 'panel', width: 1 }),
      ),
  ]);
}

export function chipsPanel(pen: Pen, cards: readonly Card[], columns: number): Panel {
  const pitch = MAX + 4;
  const grid = { corner: ORIGIN, cell: { width: pitch, height: pitch }, columns, gap: 0 };
  const chips = cards.map((card, index) => cardChip(pen, card, middleOf(cellOf(grid, index)), MAX));
  const height = Math.max(1, Math.ceil(cards.length / columns)) * pitch;
  return { width: columns * pitch, height, markup: together(chips) };
}
