import type { Point, SpecialPlan } from '../../components/content.ts';
import { PLAN_LETTERS, type PlanId, type PlanLetter } from '../../components/ids.ts';
import { type GameState, isView } from '../../game/model/state.ts';
import { meetsPlan } from '../../game/rules/actions/upload.ts';
import type { Game } from '../../game/rules/module.ts';
import { CORNER } from '../components/faces.ts';
import { type PlanLook, planPlace } from '../components/plan.ts';
import type { Size } from '../panel.ts';
import { CAPTION, caption } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place, slot } from '../place.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, drawn, group, ORIGIN, rect, together } from '../svg.ts';

/** Style for the number of plans left. */
const LEFT = { size: 10, ink: 'faint' } as const;
const PAD = 7;
const GAP = 4;
/** Minimum height at which a caption is shown. */
const CAPTIONED = 240;
/** Maximum ratio of a plan's height to its width. */
const HIGHEST = 2.2;

interface Layout {
  readonly corner: Point;
  /** Width of the letters beside the rows. */
  readonly letters: number;
  readonly plan: Size;
  /** Upper left corner of the special plans, number of columns, and size of each plan. */
  readonly special: { readonly at: Point; readonly columns: number; readonly size: Size };
}

/** Draws the research display, the supplement and the special plans. */
export function plansPanel(pen: Pen, game: Game, size: Size): string {
  const layout = layoutFor(game, size);
  const rows = PLAN_LETTERS.flatMap((letter, row) => letterRow(pen, game, { letter, row, layout }));
  const top = layout.corner.y - CAPTION;
  return group(
    {},
    ...(top < PAD
      ? []
      : [caption(pen, { x: PAD, y: PAD }, pen.text.heading('researchDisplay'), size.width - PAD * 2 - 46)]),
    supplement(pen, game, { x: size.width - PAD, y: top < PAD ? PAD + 4 : PAD + 5 }),
    together(rows),
    ...specials(pen, game, layout),
  );
}

/** Computes the layout. In a tall area, special plans are below the others; in a wide one, beside them. */
function layoutFor({ box, state }: Game, { width, height }: Size): Layout {
  const top = height >= CAPTIONED ? PAD + CAPTION : PAD + 12;
  const count = Math.max(1, besideDisplay(box.content.specialPlans, state).length + state.acquired.length);
  const letters = width >= 400 ? 30 : 22;
  const room = { width: width - PAD * 2 - letters, height: height - top - PAD };
  const isWide = width > height * 0.9;
  if (isWide) {
    // Use as few columns as possible, but keep the special plans tall enough.
    const columns = Math.ceil(count / Math.max(1, Math.floor((room.height - 18) / 42)));
    const lines = Math.ceil(count / columns);
    const own = Math.min(60, Math.max(26, (room.width * 0.24) / columns));
    const aside = columns * (own + GAP) + 6;
    const special = { width: own, height: Math.min(own * 1.15, (room.height - 18) / lines - GAP) };
    const plan = planSize({ width: room.width - aside, height: room.height });
    const left = PAD + letters + 4 * (plan.width + GAP) + 6;
    return {
      corner: { x: PAD, y: top },
      letters,
      plan,
      special: { at: { x: left, y: top + 18 }, columns, size: special },
    };
  }
  const widthIn = (columns: number): number => Math.min(34, (room.width - GAP * (columns - 1)) / columns);
  // Plans waiting to be placed must be readable.
  const lines = state.acquired.length > 0 && widthIn(count) < 28 ? 2 : 1;
  const columns = Math.ceil(count / lines);
  const own = widthIn(columns);
  const special = { width: own, height: Math.min(44, Math.max(34, own * 1.35)) / (lines === 1 ? 1 : 1.2) };
  const plan = planSize({ width: room.width, height: room.height - (special.height + GAP) * lines - 4 });
  const y = top + 3 * (plan.height + GAP) + 4;
  return {
    corner: { x: PAD, y: top },
    letters,
    plan,
    special: { at: { x: PAD + letters, y }, columns, size: special },
  };
}

function planSize(room: Size): Size {
  const width = Math.floor((room.width - GAP * 3) / 4);
  const height = Math.floor((room.height - GAP * 2) / 3);
  return { width: Math.min(width, Math.floor(height * 1.25)), height: Math.min(height, Math.floor(width * HIGHEST)) };
}

interface Row {
  readonly letter: PlanLetter;
  readonly row: number;
  readonly layout: Layout;
}

/** Draws a row with a letter, its plans, their price, and the number left. */
function letterRow(pen: Pen, game: Game, { letter, row, layout }: Row): string[] {
  const { figures, researchDisplay } = game.box.content;
  const { corner, letters, plan } = layout;
  const y = corner.y + row * (plan.height + GAP);
  const middle = corner.x + letters / 2 - 2;
  // If rows are low, keep the number away from the letter of the next row.
  const apart = Math.min(20, (plan.height + GAP - 13) / 2);
  const points = String(figures.planPrices[letter]);
  const supply = game.state.planSupply[letter].length;
  const spaces = researchDisplay.flatMap((space, index) => (space.letter === letter ? [index] : []));
  return [
    group(
      { class: 'pile', 'data-count': supply },
      pen.label({ x: middle, y: y + plan.height / 2 - apart }, letter, { size: 14, bold: true }),
      drawSign(pen, { kind: 'research', text: points }, { x: middle, y: y + plan.height / 2 }, { scale: 0.68 }),
      ...(apart < 15 ? [] : [pen.label({ x: middle, y: y + plan.height / 2 + apart - 1 }, `×${supply}`, LEFT)]),
    ),
    ...spaces.map((space, column) =>
      displaySpace(pen, game, space, { at: { x: corner.x + letters + column * (plan.width + GAP), y }, size: plan }),
    ),
  ];
}

function displaySpace(pen: Pen, game: Game, index: number, { at, size }: PlanLook & { readonly size: Size }): string {
  const id = game.state.researchDisplay[index] ?? null;
  const isLinked = game.box.content.researchDisplay[index]?.supplement === true;
  const outline = rect(at, size.width, size.height, CORNER);
  const frame = drawn(rect(beside(at, -1.5, -1.5), size.width + 3, size.height + 3, CORNER + 1), {
    ...pen.paint({ line: 'coin', width: 1.5 }),
  });
  return slot(pen, {
    ref: { kind: 'displaySpace', space: index },
    class: isLinked ? 'display-space sm-linked' : 'display-space',
    outline,
    isCovered: id !== null,
    printed: isLinked ? [frame] : [],
    holds: id === null ? [] : [planPlace(pen, game.box, id, { at, size, isMet: isMet(game, id) })],
    contents: id === null ? [] : [{ kind: 'plan', plan: id }],
  });
}

/** Checks whether the viewer's face-up cards meet a plan's requirement. */
function isMet(game: Game, id: PlanId): boolean {
  const { state } = game;
  if (!isView(state) || state.viewer === 'spectator') return false;
  return meetsPlan(game, state.viewer, id, null);
}

/** RP-11: draws the coins that come with a plan on the linked spaces, to the left of the given point. */
function supplement(pen: Pen, { state }: Game, { x, y }: Point): string {
  return group(
    { class: 'supplement', 'data-coins': state.supplement },
    drawn(rect({ x: x - 36, y: y - 6 }, 9, 12, 2), pen.paint({ line: 'coin-line', width: 1.5 })),
    drawSign(pen, { kind: 'coin', text: String(state.supplement) }, { x: x - 11, y }, { scale: 0.6 }),
  );
}

/** Draws the special plans, outlines for those of later rounds, and any acquired plans that must still be placed. */
function specials(pen: Pen, game: Game, { letters, special }: Layout): string[] {
  const { box, state } = game;
  const { at, columns, size } = special;
  const left = besideDisplay(box.content.specialPlans, state);
  const placeAt = (index: number): Point =>
    beside(at, (index % columns) * (size.width + GAP), Math.floor(index / columns) * (size.height + GAP));
  const isBelow = at.x === PAD + letters;
  const price = isBelow
    ? { x: PAD + letters / 2 - 2, y: at.y + size.height / 2 }
    : { x: at.x + size.width / 2, y: at.y - 10 };
  const points = String(box.content.figures.specialPlanPrice);
  return [
    drawSign(pen, { kind: 'research', text: points }, price, { scale: 0.68 }),
    ...left.map((plan, index) =>
      plan.round > state.round
        ? socket(pen, plan, { at: placeAt(index), size })
        : planPlace(pen, box, plan.id, { at: placeAt(index), size }),
    ),
    ...state.acquired.map((id, index) => planPlace(pen, box, id, { at: placeAt(left.length + index), size })),
  ];
}

/**
 * Returns the special plans still available. Plans waiting to be placed use the space reserved for the plans of later
 * rounds.
 */
function besideDisplay(
  plans: readonly SpecialPlan[],
  { acquired, round, specialPlans }: GameState,
): readonly SpecialPlan[] {
  const left = plans.filter(({ id }) => specialPlans.includes(id));
  return acquired.length === 0 ? left : left.filter((plan) => plan.round <= round);
}

/** Draws an outline where a special plan will be revealed in a later round. */
function socket(pen: Pen, { id, round }: SpecialPlan, { at, size }: PlanLook & { readonly size: Size }): string {
  const outline = rect(ORIGIN, size.width, size.height, CORNER);
  return place(
    pen,
    { kind: 'plan', plan: id },
    { class: 'plan sm-back', outline, at },
    pen.reuse(outline, { fill: 'slot', line: 'edge', dash: '4 3' }),
    pen.label({ x: size.width / 2, y: size.height / 2 }, String(round), { size: 11, ink: 'faint' }),
  );
}
