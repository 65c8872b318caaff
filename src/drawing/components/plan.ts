import type { Box } from '../../components/box.ts';
import type { Plan, SpecialPlan } from '../../components/content.ts';
import { HIDDEN, type PlanId } from '../../components/ids.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { rect } from '../shapes.ts';
import { drawSign, signRow } from '../signs/sign.ts';
import { requirementSign, rewardSigns } from '../signs/signsFor.ts';
import { back, band, paper } from './faces.ts';

export const PLAN = { width: 66, height: 78 } as const;
const BAND = 15;
const MIDDLE = PLAN.width / 2;
const ROOM = PLAN.width - 6;
const OUTLINE = rect({ x: 0, y: 0 }, PLAN.width, PLAN.height, 7);

/** A plan as a place, or a back for a plan that a view hides. */
export function planPlace(pen: Pen, box: Box, id: PlanId, lie: 'faceUp' | 'faceDown' = 'faceUp'): string {
  if (id === HIDDEN) return place(pen, null, { class: 'plan sm-back', outline: OUTLINE }, back(pen, PLAN, ''));
  const special = box.find.specialPlan(id);
  const face = special === undefined ? planFace(pen, box.plan(id)) : specialFace(pen, special);
  const look = { class: lie === 'faceDown' ? 'plan sm-back' : 'plan', outline: OUTLINE };
  return place(pen, { kind: 'plan', plan: id }, look, lie === 'faceDown' ? knownBack(pen, box, id) : face);
}

/** What a lettered plan, or the plan printed on a token, asks and gives. */
export function planFace(pen: Pen, { letter, requirements, reward }: Plan): string {
  return [
    paper(pen, PLAN),
    pen.often(rect({ x: 1, y: 47 }, PLAN.width - 2, PLAN.height - 48, 6), { fill: 'plan' }),
    band(pen, { width: PLAN.width, height: BAND }, 'research'),
    pen.label({ x: MIDDLE, y: 8 }, letter ?? '•', { size: 12, bold: true, ink: 'research-ink' }),
    ...signRow(pen, requirements.map(requirementSign), { x: MIDDLE, y: 31.5 }, ROOM),
    ...signRow(pen, rewardSigns(reward), { x: MIDDLE, y: 62.5 }, ROOM),
  ].join('\n');
}

/** The round of a special plan, what it costs to enter it, and what it is worth at the end. */
export function specialFace(pen: Pen, { round, cost, value }: SpecialPlan): string {
  return [
    paper(pen, PLAN),
    pen.often(rect({ x: 1, y: 47 }, PLAN.width - 2, PLAN.height - 48, 6), { fill: 'plan' }),
    band(pen, { width: PLAN.width, height: BAND }, 'luna'),
    pen.label({ x: MIDDLE, y: 8 }, String(round), { size: 12, bold: true, ink: 'luna-ink' }),
    drawSign(pen, { kind: 'coin', text: `−${cost}` }, { x: MIDDLE, y: 31.5 }),
    drawSign(pen, { kind: 'coin', text: `+${value}` }, { x: MIDDLE, y: 62.5 }, { scale: 1.05 }),
  ].join('\n');
}

/** The back of a plan that everybody knows. */
function knownBack(pen: Pen, box: Box, id: PlanId): string {
  const special = box.find.specialPlan(id);
  return back(pen, PLAN, special === undefined ? (box.plan(id).letter ?? '•') : String(special.round));
}
