import type { Box } from '../../components/box.ts';
import type { Plan, Point, SpecialPlan } from '../../components/content.ts';
import { HIDDEN, type PlanId } from '../../components/ids.ts';
import { moved } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { drawn, rect } from '../shapes.ts';
import { drawSign, signRow } from '../signs/sign.ts';
import { requirementSign, rewardSigns } from '../signs/signsFor.ts';
import { beside, group, ORIGIN, together } from '../svg.ts';
import { back, band, paper } from './faces.ts';

export const PLAN = { width: 66, height: 78 } as const;
const BAND = 15;
/** A plan is drawn around the middle of its upper sign: where its corner is, and the lower sign. */
const PLAN_CORNER: Point = { x: -PLAN.width / 2, y: -31.5 };
const LOWER: Point = { x: 0, y: 31 };
const ROOM = PLAN.width - 6;
const OUTLINE = rect(PLAN_CORNER, PLAN.width, PLAN.height, 7);

/** Where the corner of a plan lies, which side is up, and how large it is. */
interface PlanPose {
  readonly at: Point;
  readonly lie?: 'faceUp' | 'faceDown';
  readonly scale?: number;
}

/** A plan as a place, or a back for a plan that a view hides. */
export function planPlace(pen: Pen, box: Box, id: PlanId, { at: corner, lie = 'faceUp', scale = 1 }: PlanPose): string {
  const at = beside(corner, -PLAN_CORNER.x * scale, -PLAN_CORNER.y * scale);
  const isBack = id === HIDDEN || lie === 'faceDown';
  const look = { class: isBack ? 'plan sm-back' : 'plan', outline: OUTLINE, at, scale };
  const side = isBack ? knownBack(pen, box, id) : knownFace(pen, box, id);
  return place(pen, id === HIDDEN ? null : { kind: 'plan', plan: id }, look, side);
}

/** The paper of a plan and its band with a letter or a number. */
function blank(pen: Pen, fill: 'research' | 'luna', mark: string): string {
  const lower = rect({ x: 1, y: 47 }, PLAN.width - 2, PLAN.height - 48, 6);
  const ground = (): string =>
    group(
      {},
      paper(pen, PLAN),
      drawn(lower, pen.paint({ fill: 'plan' })),
      band(pen, { width: PLAN.width, height: BAND }, fill),
    );
  return pen.stamp(`plan ${fill} ${mark}`, ORIGIN, () =>
    group(
      {},
      pen.stamp(`plan ${fill}`, PLAN_CORNER, ground),
      pen.label({ x: 0, y: 8 + PLAN_CORNER.y }, mark, { size: 12, bold: true, ink: `${fill}-ink` }),
    ),
  );
}

/** What a lettered plan, or the plan printed on a token, asks and gives. Its corner is at `PLAN_CORNER`. */
export function planFace(pen: Pen, { letter, requirements, reward }: Plan): string {
  return together([
    blank(pen, 'research', letter ?? '•'),
    ...signRow(pen, requirements.map(requirementSign), ORIGIN, ROOM),
    ...signRow(pen, rewardSigns(reward), LOWER, ROOM),
  ]);
}

/** The round of a special plan, what it costs to enter it, and what it is worth at the end. */
export function specialFace(pen: Pen, { round, cost, value }: SpecialPlan): string {
  return together([
    blank(pen, 'luna', String(round)),
    drawSign(pen, { kind: 'coin', text: `−${cost}` }, ORIGIN),
    drawSign(pen, { kind: 'coin', text: `+${value}` }, LOWER, { scale: 1.05 }),
  ]);
}

/** A face with the middle of the plan at a point. */
export function onItsOwn(face: string, { x, y }: Point): string {
  return moved(face, x, y - PLAN.height / 2 - PLAN_CORNER.y);
}

function knownFace(pen: Pen, box: Box, id: PlanId): string {
  const special = box.find.specialPlan(id);
  return special === undefined ? planFace(pen, box.plan(id)) : specialFace(pen, special);
}

/** The back of a plan, with what everybody knows of it. */
function knownBack(pen: Pen, box: Box, id: PlanId): string {
  const special = box.find.specialPlan(id);
  const mark = id === HIDDEN ? '' : special === undefined ? (box.plan(id).letter ?? '•') : String(special.round);
  return back(pen, PLAN, mark, PLAN_CORNER);
}
