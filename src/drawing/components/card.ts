import type { Card, Point } from '../../components/content.ts';
import { HIDDEN, PLAYER_ICONS } from '../../components/ids.ts';
import { companyBadge } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { seatGlyph } from '../seats.ts';
import { rect } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { actionSign } from '../signs/signsFor.ts';
import { element, ORIGIN, short, together } from '../svg.ts';
import type { Band, Role } from '../theme.ts';
import { back, hiddenBack, type Size, tick } from './faces.ts';
import { CORNER, cardGround } from './ground.ts';

/** Default size of a card. */
export const CARD = { width: 72, height: 100 } as const;

/** The lower edge of a card on display: its slot's extra cost and the total cost (RES-6). */
interface Foot {
  readonly extra: number;
  readonly total: number;
}

export interface CardLook {
  readonly at: Point;
  /** `CARD` by default. */
  readonly size?: Size;
  readonly lie?: 'faceUp' | 'used';
  readonly foot?: Foot;
  /** Width of the left part that stays visible under the next card. */
  readonly seen?: number;
}

function bandOf({ action }: Card): Band {
  return action.kind === 'resource' ? action.resource : action.kind;
}

/** Draws a card that can be highlighted or clicked. If a view hides the card, draws its back. */
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
  const low = foot === undefined ? 0 : strip;
  const field = { top: strip * 0.85, bottom: size.height - low };
  return together([
    cardGround(pen, size, bandOf(card)),
    ...head(pen, card, size, seen),
    ...(seen === undefined ? picture(pen, card, size.width, field) : [inStrip(pen, card, strip, seen)]),
    ...(foot === undefined ? [] : [footOf(pen, size, foot)]),
  ]);
}

/** Draws the upper edge of a card: its letter or owner, and its cost. */
function head(pen: Pen, card: Card, size: Size, seen = size.width): string[] {
  const { strip, letters } = measures(size);
  const ink: Role = `${bandOf(card)}-ink`;
  const y = strip * 0.52;
  const left = Math.min(strip * 0.5, seen / 2);
  const icon = card.icon === null ? -1 : PLAYER_ICONS.indexOf(card.icon);
  const mark = card.letter ?? (card.number === null ? '' : '•');
  const labels: readonly (readonly [Point, string])[] = [
    ...(icon >= 0 ? [] : [[{ x: left, y }, mark] as const]),
    ...(seen < size.width ? [] : [[{ x: size.width - strip * 0.45, y }, String(card.cost)] as const]),
  ];
  return [
    ...(icon >= 0 ? [seatGlyph(pen, { x: left, y }, { seat: icon, radius: letters * 0.42, ink })] : []),
    pen.lines(labels, { size: Math.max(letters, pen.minText), bold: true, ink }),
  ];
}

/** Top and bottom of a card's picture. */
interface Field {
  readonly top: number;
  readonly bottom: number;
}

/** Draws a card's icon and its reward. */
function picture(pen: Pen, { action, share }: Card, width: number, { top, bottom }: Field): string[] {
  const height = bottom - top;
  const max = Math.min(width / 46, height / 32);
  const sign = actionSign(action, share);
  if (action.kind !== 'fieldScientist') {
    const middle = { x: width / 2, y: (top + bottom) / 2 };
    return [
      drawSign(pen, sign, middle, { scale: max }),
      ...(share !== null && action.kind !== 'share'
        ? [companyBadge(pen, { x: width - 13, y: bottom - 12 }, share, 8.5)]
        : []),
    ];
  }
  const small = Math.max(0.55, Math.min(width / 92, height / 60));
  const y = bottom - 14 * small - 4;
  const scale = Math.min(max, (y - 14 * small - top) / 30, width / 50);
  return [
    drawSign(pen, sign, { x: width / 2, y: (top + y - 14 * small) / 2 + 1 }, { scale }),
    drawSign(pen, { kind: 'helium', text: String(action.helium) }, { x: width * 0.29, y }, { scale: small }),
    drawSign(pen, { kind: 'coin', text: String(action.coins) }, { x: width * 0.71, y }, { scale: small }),
  ];
}

/** Draws the part of a card that stays visible under the next card. */
function inStrip(pen: Pen, { action, share }: Card, strip: number, seen: number): string {
  const scale = Math.min(0.75, (seen - 3) / 30);
  return drawSign(pen, actionSign(action, share), { x: seen / 2, y: strip + 14 * scale + 4 }, { scale });
}

/** RES-6: draws the slot's extra cost and the total cost. */
function footOf(pen: Pen, size: Size, { extra, total }: Foot): string {
  const { strip: height } = measures(size);
  const [top, y] = [size.height - height, size.height - height / 2];
  const right = size.width - CORNER;
  const ground = pen.stamp(`foot ${size.width} ${size.height}`, ORIGIN, () => {
    const d = `M0 ${short(top)}H${size.width}V${size.height - CORNER}q0 6-6 6H6q-6 0-6-6Z`;
    return element('path', { d, ...pen.paint({ fill: 'panel' }) });
  });
  return together([
    ground,
    ...(extra === 0
      ? []
      : [pen.label({ x: CORNER, y }, `+${extra}`, { size: 10.5, anchor: 'start', bold: false, ink: 'faint' })]),
    pen.label({ x: right, y }, String(total), { size: 13.5, anchor: 'end', bold: true }),
  ]);
}

/** Draws a used card. It is face down, but its face is shown on the back, because it stays public (ROUND-11). */
function usedCard(pen: Pen, card: Card, size: Size): string {
  const middle = { x: size.width / 2, y: size.height / 2 };
  return together([
    back(pen, size, ''),
    drawSign(pen, actionSign(card.action, card.share), middle, { scale: size.width / 64 }),
    tick(pen, { x: size.width - 13, y: size.height - 12 }, 14, 'back-ink'),
  ]);
}
