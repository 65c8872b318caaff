import type { Box } from '../../components/box.ts';
import type { Plan, Point, SpecialPlan } from '../../components/content.ts';
import { HIDDEN, type PlanId } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { drawn, rect } from '../shapes.ts';
import { drawSign, signRow } from '../signs/sign.ts';
import { requirementSign, rewardSigns } from '../signs/signsFor.ts';
import { group, ORIGIN, together } from '../svg.ts';
import { back, band, paper } from './faces.ts';

export const PLAN = { width: 66, height: 78 } as const;
const BAND = 15;
const MIDDLE = PLAN.width / 2;
const ROOM = PLAN.width - 6;
const OUTLINE = rect({ x: 0, y: 0 }, PLAN.width, PLAN.height, 7);

/** Where the corner of a plan lies, which side is up, and how large it is. */
interface PlanPose {
  readonly at: Point;
  readonly lie?: 'faceUp' | 'faceDown';
  readonly scale?: number;
}

/** A plan as a place, or a back for a plan that a view hides. */
export function planPlace(pen: Pen, box: Box, id: PlanId, { at, lie = 'faceUp', scale = 1 }: PlanPose): string {
  if (id === HIDDEN)
    return place(pen, null, { class: 'plan sm-back', outline: OUTLINE, at, scale }, back(pen, PLAN, ''));
  const look = { class: lie === 'faceDown' ? 'plan sm-back' : 'plan', outline: OUTLINE, at, scale };
  const side = lie === 'faceDown' ? knownBack(pen, box, id) : knownFace(pen, box, id);
  return place(pen, { kind: 'plan', plan: id }, look, side);
}

/** The paper of a plan and its band with a letter or a number. */
function blank(pen: Pen, fill: 'research' | 'luna', mark: string): string {
  const lower = rect({ x: 1, y: 47 }, PLAN.width - 2, PLAN.height - 48, 6);
  return pen.stamp(`plan ${fill} ${mark}`, ORIGIN, () =>
    group(
      {},
      paper(pen, PLAN),
      drawn(lower, pen.paint({ fill: 'plan' })),
      band(pen, { width: PLAN.width, height: BAND }, fill),
      pen.label({ x: MIDDLE, y: 8 }, mark, { size: 12, bold: true, ink: `${fill}-ink` }),
    ),
  );
}

/** What a lettered plan, or the plan printed on a token, asks and gives. */
export function planFace(pen: Pen, { letter, requirements, reward }: Plan): string {
  return together([
    blank(pen, 'research', letter ?? '•'),
    ...signRow(pen, requirements.map(requirementSign), { x: MIDDLE, y: 31.5 }, ROOM),
    ...signRow(pen, rewardSigns(reward), { x: MIDDLE, y: 62.5 }, ROOM),
  ]);
}

/** The round of a special plan, what it costs to enter it, and what it is worth at the end. */
export function specialFace(pen: Pen, { round, cost, value }: SpecialPlan): string {
  return together([
    blank(pen, 'luna', String(round)),
    drawSign(pen, { kind: 'coin', text: `−${cost}` }, { x: MIDDLE, y: 31.5 }),
    drawSign(pen, { kind: 'coin', text: `+${value}` }, { x: MIDDLE, y: 62.5 }, { scale: 1.05 }),
  ]);
}

function knownFace(pen: Pen, box: Box, id: PlanId): string {
  const special = box.find.specialPlan(id);
  return special === undefined ? planFace(pen, box.plan(id)) : specialFace(pen, special);
}

/** The back of a plan that everybody knows. */
function knownBack(pen: Pen, box: Box, id: PlanId): string {
  const special = box.find.specialPlan(id);
  return back(pen, PLAN, special === undefined ? (box.plan(id).letter ?? '•') : String(special.round));
}
