import type { Box } from '../../components/box.ts';
import type { Card, Plan, Point, SpecialPlan, StartingToken, Tile } from '../../components/content.ts';
import { HIDDEN, PLAYER_ICONS, type PlanId } from '../../components/ids.ts';
import { preprintedPlan } from '../../components/lookUp.ts';
import { type Area, areaOf, cellOf, middleOf, moved, type Size } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { COMPANY_SHAPES, companyBadge, seatGlyph } from '../pieces.ts';
import { place } from '../place.ts';
import { actionSign, drawSign, rewardSigns, signOf, signsIn, taskSigns } from '../signs/sign.ts';
import { type Markup, ORIGIN, rect, rectAround, short, together } from '../svg.ts';
import type { Band, Role } from '../theme.ts';
import { back, CORNER, cardGround, hiddenBack, lit, paper, tick } from './faces.ts';

export const CARD = { width: 72, height: 100 } as const;

export interface CardLook {
  readonly at: Point;
  readonly size?: Size;
  readonly lie?: 'faceUp' | 'used';
  /** The lower edge of a card on display: its slot's extra cost and the total cost (RES-6). */
  readonly foot?: Readonly<Record<'extra' | 'total', number>>;
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
    pen.writeAll(labels, { size: Math.max(letters, pen.minText), bold: true, ink }),
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

function footOf(pen: Pen, size: Size, { extra, total }: NonNullable<CardLook['foot']>): Markup {
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
  return together([
    back(pen, size, ''),
    drawSign(pen, actionSign(card.action, card.share), middleOf(areaOf(size)), size.width / 64),
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

export const PLAN = { width: 60, height: 84 } as const;

interface PlanLook {
  readonly at: Point;
  readonly size?: Size;
  readonly lie?: 'faceUp' | 'faceDown' | 'done';
  readonly isMet?: boolean;
}

export function planPlace(pen: Pen, box: Box, id: PlanId, look: PlanLook): string {
  const { at, size = PLAN, lie = 'faceUp', isMet = false } = look;
  const isBack = id === HIDDEN || lie !== 'faceUp';
  const outline = rect(ORIGIN, size.width, size.height, CORNER);
  const face = planSide(pen, box, id, size, lie);
  const metTick = isMet && size.width >= 44 && tick(pen, { x: size.width - 9, y: 9 }, 9, 'good');
  const ref = id === HIDDEN ? null : ({ kind: 'plan', plan: id } as const);
  return place(pen, ref, { class: isBack ? 'plan sm-back' : 'plan', outline, at }, face, metTick);
}

function halves(pen: Pen, { width, height }: Size, upper: Role, lower: Role): string {
  const middle = height / 2;
  const d = `M0 ${short(middle)}H${short(width)}V${short(height - CORNER)}q0 6-6 6H${CORNER}q-6 0-6-6Z`;
  const area = rect(ORIGIN, width, height, CORNER);
  return pen.stamp(`halves ${width} ${height} ${upper}`, ORIGIN, () => [
    pen.draw(area, { fill: upper }),
    pen.path(d, { fill: lower }),
    pen.draw(area, { line: 'edge' }, lit(pen, 'plain')),
  ]);
}

export function planFace(pen: Pen, { requirements, reward }: Plan, size: Size = PLAN): string {
  const [width, height] = [size.width - 4, size.height / 2 - 4];
  const max = Math.max(0.6, Math.min(1, size.width / 60));
  return together([
    halves(pen, size, 'plan-top', 'plan'),
    signsIn(pen, requirements.flatMap(taskSigns), { left: 2, top: 2, width, height }, max),
    signsIn(pen, rewardSigns(reward), { left: 2, top: size.height / 2 + 2, width, height }, max),
  ]);
}

export function specialFace(pen: Pen, { cost, value }: SpecialPlan, size: Size = PLAN): string {
  const { width, height } = size;
  const letters = Math.max(10, Math.min(20, width * 0.3));
  const scale = Math.max(0.53, Math.min(1, width / 48));
  return together([
    halves(pen, size, 'gold', 'gold-low'),
    pen.label({ x: width / 2, y: height / 4 }, `★${value}`, { size: letters, bold: true, ink: 'gold-ink' }),
    drawSign(pen, signOf('coin', `−${cost}`), { x: width / 2, y: height * 0.75 }, scale),
  ]);
}

function planSide(pen: Pen, box: Box, id: PlanId, size: Size, lie: PlanLook['lie']): string {
  if (lie === 'done') return back(pen, size, '') + tick(pen, middleOf(areaOf(size)), size.width * 0.35, 'back-ink');
  if (id === HIDDEN) return back(pen, size, '');
  const isUp = lie === 'faceUp';
  const special = box.find.specialPlan(id);
  if (special !== undefined) return isUp ? specialFace(pen, special, size) : back(pen, size, String(special.round));
  const plan = box.plan(id);
  return isUp ? planFace(pen, plan, size) : back(pen, size, plan.letter ?? '•');
}

export const TILE = { width: 62, height: 52 } as const;

interface TilePose {
  readonly at: Point;
  readonly isUsed?: boolean;
  readonly scale?: number;
}

export function tilePlace(pen: Pen, tile: Tile, { at, isUsed = false, scale = 1 }: TilePose): string {
  const outline = rect(ORIGIN, TILE.width, TILE.height, 7);
  const look = { class: isUsed ? 'tile sm-used' : 'tile', outline, at, scale };
  const ground = paper(pen, TILE, isUsed ? 'back' : 'slot');
  return place(pen, { kind: 'tile', tile: tile.id }, look, ground, tileFace(pen, tile, isUsed));
}

function tileFace(pen: Pen, { action, plus }: Tile, isUsed: boolean): Markup {
  const y = TILE.height / 2;
  if (action?.kind === 'fieldScientist' && !isUsed) {
    const sign = drawSign(pen, actionSign(action, null), { x: 18, y });
    return [sign, drawSign(pen, signOf('helium', action.helium), { x: 45, y }, 0.9)];
  }
  const left = { x: isUsed ? 22 : TILE.width / 2, y };
  const style = { size: 22, bold: true, ink: isUsed ? 'back-ink' : 'ink' } as const;
  const done = isUsed && tick(pen, { x: TILE.width - 14, y }, 16, 'back-ink');
  const face =
    action === null ? pen.label(left, `+${plus}`, style) : drawSign(pen, actionSign(action, null), left, 1.2);
  return [face, done];
}

export const TOKEN = { width: 150, height: 84 } as const;

export function tokenPlace(pen: Pen, token: StartingToken | null, at: Point, size: Size = TOKEN): string {
  const outline = rect(ORIGIN, size.width, size.height, CORNER);
  if (token === null) return place(pen, null, { class: 'token sm-back', outline, at }, hiddenBack(pen, size));
  return place(pen, { kind: 'token', token: token.id }, { class: 'token', outline, at }, tokenFace(pen, token, size));
}

function tokenFace(pen: Pen, token: StartingToken, size: Size): string {
  const plan = { width: Math.max(36, size.height * 0.64), height: size.height - 8 };
  const left = size.width - plan.width - 12;
  const half = (size.height - 8) / 2;
  const max = size.height / 90;
  const cards = token.cards.map((action) => actionSign(action, null));
  return together([
    paper(pen, size, 'raised'),
    signsIn(pen, cards, { left: 4, top: 4, width: left, height: half }, max),
    signsIn(pen, rewardSigns(token.bonus), { left: 4, top: 4 + half, width: left, height: half }, max),
    moved(planFace(pen, preprintedPlan(token), plan), { x: size.width - plan.width - 4, y: 4 }),
  ]);
}
