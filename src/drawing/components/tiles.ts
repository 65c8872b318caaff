import type { Point, StartingToken, Tile } from '../../components/content.ts';
import { preprintedPlan } from '../../components/lookUp.ts';
import { moved, type Size } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { drawSign, signsIn } from '../signs/sign.ts';
import { actionSign, rewardSigns } from '../signs/signsFor.ts';
import { ORIGIN, rect, together } from '../svg.ts';
import { CORNER, hiddenBack, paper, tick } from './faces.ts';
import { planFace } from './plan.ts';

export const TILE = { width: 62, height: 52 } as const;
const OUTLINE = rect({ x: 0, y: 0 }, TILE.width, TILE.height, 7);

interface TilePose {
  readonly at: Point;
  readonly isUsed?: boolean;
  readonly scale?: number;
}

/** Draws a bonus tile, face down if it has been used. */
export function tilePlace(pen: Pen, tile: Tile, { at, isUsed = false, scale = 1 }: TilePose): string {
  const look = { class: isUsed ? 'tile sm-used' : 'tile', outline: OUTLINE, at, scale };
  return place(
    pen,
    { kind: 'tile', tile: tile.id },
    look,
    paper(pen, TILE, isUsed ? 'back' : 'slot'),
    ...tileFace(pen, tile, isUsed),
  );
}

function tileFace(pen: Pen, { action, plus }: Tile, isUsed: boolean): string[] {
  const middle = { x: TILE.width / 2, y: TILE.height / 2 };
  const ink = isUsed ? 'back-ink' : 'ink';
  const done = isUsed ? [tick(pen, { x: TILE.width - 14, y: middle.y }, 16, 'back-ink')] : [];
  const left = { x: isUsed ? 22 : middle.x, y: middle.y };
  if (action === null) return [pen.label(left, `+${plus}`, { size: 22, bold: true, ink }), ...done];
  if (action.kind !== 'fieldScientist' || isUsed)
    return [drawSign(pen, actionSign(action, null), left, { scale: 1.2 }), ...done];
  return [
    drawSign(pen, actionSign(action, null), { x: 18, y: middle.y }),
    drawSign(pen, { kind: 'helium', text: String(action.helium) }, { x: 45, y: middle.y }, { scale: 0.9 }),
  ];
}

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
  return place(pen, { kind: 'token', token: token.id }, { class: 'token', outline, at }, tokenFace(pen, token, size));
}

/** Draws the cards that the token requires, the bonus steps below them, and its plan. */
function tokenFace(pen: Pen, token: StartingToken, size: Size): string {
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
