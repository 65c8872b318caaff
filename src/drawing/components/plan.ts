import type { Box } from '../../components/box.ts';
import type { Plan, Point, SpecialPlan } from '../../components/content.ts';
import { HIDDEN, type PlanId } from '../../components/ids.ts';
import type { Size } from '../panel.ts';
import { moved } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { drawSign, signsIn } from '../signs/sign.ts';
import { requirementSign, rewardSigns } from '../signs/signsFor.ts';
import { drawn, element, group, ORIGIN, rect, short, together } from '../svg.ts';
import type { Role } from '../theme.ts';
import { back, CORNER, lit, tick } from './faces.ts';

/** Default size of a plan. */
export const PLAN = { width: 60, height: 84 } as const;

/**
 * Position and appearance of a plan: its upper left corner, its size, which side is up, and whether its requirement is
 * met.
 */
export interface PlanLook {
  readonly at: Point;
  /** `PLAN` by default. */
  readonly size?: Size;
  readonly lie?: 'faceUp' | 'faceDown' | 'done';
  readonly isMet?: boolean;
}

/** Draws a plan as a place that can be highlighted. If a view hides the plan, draws its back. */
export function planPlace(pen: Pen, box: Box, id: PlanId, look: PlanLook): string {
  const { at, size = PLAN, lie = 'faceUp', isMet = false } = look;
  const isBack = id === HIDDEN || lie !== 'faceUp';
  const outline = rect(ORIGIN, size.width, size.height, CORNER);
  const side =
    lie === 'done' ? visitedBack(pen, size) : isBack ? publicBack(pen, box, id, size) : publicFace(pen, box, id, size);
  const metTick = isMet && size.width >= 44 ? [tick(pen, { x: size.width - 9, y: 9 }, 9, 'good')] : [];
  const ref = id === HIDDEN ? null : ({ kind: 'plan', plan: id } as const);
  return place(pen, ref, { class: isBack ? 'plan sm-back' : 'plan', outline, at }, side, ...metTick);
}

/** Draws both halves of a plan. Its upper left corner is at 0,0. */
function halves(pen: Pen, { width, height }: Size, upper: Role, lower: Role): string {
  const middle = height / 2;
  const d = `M0 ${short(middle)}H${short(width)}V${short(height - CORNER)}q0 6-6 6H${CORNER}q-6 0-6-6Z`;
  const area = rect(ORIGIN, width, height, CORNER);
  return pen.stamp(`halves ${width} ${height} ${upper}`, ORIGIN, () =>
    group(
      {},
      drawn(area, pen.paint({ fill: upper })),
      element('path', { d, ...pen.paint({ fill: lower }) }),
      drawn(area, { ...pen.paint({ line: 'edge' }), ...lit(pen, 'plain') }),
    ),
  );
}

/**
 * Draws the requirement and the reward of a lettered plan or of a token's printed plan. Its upper left corner is at
 * 0,0.
 */
export function planFace(pen: Pen, { requirements, reward }: Plan, size: Size = PLAN): string {
  const [width, height] = [size.width - 4, size.height / 2 - 4];
  const max = Math.max(0.6, Math.min(1, size.width / 60));
  return together([
    halves(pen, size, 'plan-top', 'plan'),
    ...signsIn(pen, requirements.map(requirementSign), { left: 2, top: 2, width, height }, max),
    ...signsIn(pen, rewardSigns(reward), { left: 2, top: size.height / 2 + 2, width, height }, max),
  ]);
}

/** Draws a special plan's final value and the price of entering it. */
export function specialFace(pen: Pen, { cost, value }: SpecialPlan, size: Size = PLAN): string {
  const { width, height } = size;
  const letters = Math.max(10, Math.min(20, width * 0.3));
  return together([
    halves(pen, size, 'gold', 'gold-low'),
    pen.label({ x: width / 2, y: height / 4 }, `★${value}`, { size: letters, bold: true, ink: 'gold-ink' }),
    drawSign(
      pen,
      { kind: 'coin', text: `−${cost}` },
      { x: width / 2, y: height * 0.75 },
      { scale: Math.max(0.53, Math.min(1, width / 48)) },
    ),
  ]);
}

export function onItsOwn(face: string, { x, y }: Point): string {
  return moved(face, x - PLAN.width / 2, y - PLAN.height / 2);
}

function publicFace(pen: Pen, box: Box, id: PlanId, size: Size): string {
  const special = box.find.specialPlan(id);
  return special === undefined ? planFace(pen, box.plan(id), size) : specialFace(pen, special, size);
}

/** Draws the back of a plan that the upload marker has already visited. */
function visitedBack(pen: Pen, size: Size): string {
  const middle = { x: size.width / 2, y: size.height / 2 };
  return `${back(pen, size, '')}${tick(pen, middle, size.width * 0.35, 'back-ink')}`;
}

/** Draws the back of a plan, with the public information about it. */
function publicBack(pen: Pen, box: Box, id: PlanId, size: Size): string {
  const special = box.find.specialPlan(id);
  const mark = id === HIDDEN ? '' : special === undefined ? (box.plan(id).letter ?? '•') : String(special.round);
  return back(pen, size, mark);
}
