import type { Point, StartingToken } from '../../components/content.ts';
import { preprintedPlan } from '../../components/lookUp.ts';
import { moved } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { rect } from '../shapes.ts';
import { signsIn } from '../signs/sign.ts';
import { actionSign, rewardSigns } from '../signs/signsFor.ts';
import { ORIGIN, together } from '../svg.ts';
import { hiddenBack, paper, type Size } from './faces.ts';
import { CORNER } from './ground.ts';
import { planFace } from './plan.ts';

/** Default size of a token. */
export const TOKEN = { width: 150, height: 84 } as const;

interface TokenLook {
  readonly at: Point;
  /** `TOKEN` by default. */
  readonly size?: Size;
}

/** Draws a starting research token. If a view hides the token, draws its back. */
export function tokenPlace(pen: Pen, token: StartingToken | null, { at, size = TOKEN }: TokenLook): string {
  const outline = rect(ORIGIN, size.width, size.height, CORNER);
  if (token === null) return place(pen, null, { class: 'token sm-back', outline, at }, hiddenBack(pen, size));
  return place(pen, { kind: 'token', token: token.id }, { class: 'token', outline, at }, face(pen, token, size));
}

/** Draws the cards that the token requires, the bonus steps below them, and its plan. */
function face(pen: Pen, token: StartingToken, size: Size): string {
  const plan = { width: Math.max(36, size.height * 0.64), height: size.height - 8 };
  const left = size.width - plan.width - 12;
  const half = (size.height - 8) / 2;
  const max = size.height / 90;
  const cards = token.cards.map((action) => actionSign(action, null));
  return together([
    paper(pen, size, 'raised'),
    ...signsIn(pen, cards, { left: 4, top: 4, width: left, height: half }, max),
    ...signsIn(pen, rewardSigns(token.bonus), { left: 4, top: 4 + half, width: left, height: half }, max),
    moved(planFace(pen, preprintedPlan(token), plan), size.width - plan.width - 4, 4),
  ]);
}
