import type { Box } from '../../components/box.ts';
import type { Plan, Point, SpecialPlan, StartingToken, Tile } from '../../components/content.ts';
import { HIDDEN, type PlanId } from '../../components/ids.ts';
import { preprintedPlan } from '../../components/lookUp.ts';
import { moved, type Size } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { drawSign, signOf, signsIn } from '../signs/sign.ts';
import { actionSign, rewardSigns, taskSigns } from '../signs/signsFor.ts';
import { type Markup, ORIGIN, rect, short, together } from '../svg.ts';
import type { Role } from '../theme.ts';
import { back, CORNER, hiddenBack, lit, paper, tick } from './faces.ts';

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
  const face = isBack ? planBack(pen, box, id, size, lie) : publicFace(pen, box, id, size);
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

function publicFace(pen: Pen, box: Box, id: PlanId, size: Size): string {
  const special = box.find.specialPlan(id);
  return special === undefined ? planFace(pen, box.plan(id), size) : specialFace(pen, special, size);
}

function planBack(pen: Pen, box: Box, id: PlanId, size: Size, lie: PlanLook['lie']): string {
  if (lie === 'done') {
    const middle = { x: size.width / 2, y: size.height / 2 };
    return back(pen, size, '') + tick(pen, middle, size.width * 0.35, 'back-ink');
  }
  if (id === HIDDEN) return back(pen, size, '');
  const special = box.find.specialPlan(id);
  return back(pen, size, special === undefined ? (box.plan(id).letter ?? '•') : String(special.round));
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
