import type { StartingToken } from '../../components/content.ts';
import { preprintedPlan } from '../../components/lookUp.ts';
import { moved } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { rect } from '../shapes.ts';
import { signRow } from '../signs/sign.ts';
import { actionSign, rewardSigns } from '../signs/signsFor.ts';
import { together } from '../svg.ts';
import { back, band, paper } from './faces.ts';
import { PLAN, planFace } from './plan.ts';

export const TOKEN = { width: 186, height: 104 } as const;
const BAND = 20;
const OUTLINE = rect({ x: 0, y: 0 }, TOKEN.width, TOKEN.height, 7);

/** A starting research token, or a back for one that a view hides. */
export function tokenPlace(pen: Pen, token: StartingToken | null): string {
  if (token === null) return place(pen, null, { class: 'token sm-back', outline: OUTLINE }, back(pen, TOKEN, ''));
  return place(pen, { kind: 'token', token: token.id }, { class: 'token', outline: OUTLINE }, face(pen, token));
}

/** The cards that go to rest, the steps that it gives, and its plan. */
function face(pen: Pen, token: StartingToken): string {
  const left = (TOKEN.width - PLAN.width - 6) / 2;
  const cards = token.cards.map((action) => actionSign(action, null));
  return together([
    paper(pen, TOKEN),
    band(pen, { width: TOKEN.width, height: BAND }, 'research'),
    pen.label({ x: TOKEN.width / 2, y: BAND / 2 + 0.5 }, pen.name({ kind: 'token', token: token.id }), {
      size: 13,
      bold: true,
      ink: 'research-ink',
    }),
    ...signRow(pen, cards, { x: left, y: 42 }, left * 2 - 12),
    ...signRow(pen, rewardSigns(token.bonus), { x: left, y: 81 }, left * 2 - 12),
    moved(planFace(pen, preprintedPlan(token)), TOKEN.width - PLAN.width / 2 - 5, BAND + 34.5),
  ]);
}
