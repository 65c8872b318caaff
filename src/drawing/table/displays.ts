import type { Point, SpecialPlan } from '../../components/content.ts';
import { PLAN_LETTERS, type PlanId, type PlanLetter } from '../../components/ids.ts';
import { isView } from '../../game/model/state.ts';
import { meetsPlan } from '../../game/rules/actions/upload.ts';
import type { Game } from '../../game/rules/game.ts';
import { cardPlace, planPlace } from '../components/cards.ts';
import { CORNER } from '../components/faces.ts';
import { type Area, areaOf, cellOf, cornerOf, type Grid, middleOf, outlineOf, type Size, within } from '../layout.ts';
import { CAPTION, caption } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { covering, place, slot } from '../place.ts';
import { drawSign, signOf } from '../signs/sign.ts';
import { beside, group, type Markup, rect } from '../svg.ts';

const PAD = 7;
const CARD_GAP = 6;
const RATIO = { min: 1.15, max: 1.4 } as const;
const CAPTIONED = 240;

export function cardsPanel(pen: Pen, game: Game, { width, height }: Size): string {
  const { display, deck } = game.state;
  const isCaptioned = height >= CAPTIONED;
  const top = isCaptioned ? CAPTION + PAD : PAD - 2;
  const room = { left: PAD, top, width: width - PAD * 2, height: height - top - PAD };
  const { rows, ...grid } = gridFor(display.length, room);
  // Slot 1, whose card leaves first, is on the right in a tall display, and at the bottom in a wide one.
  const isTall = rows > grid.columns;
  const placeOf = (index: number): number =>
    isTall
      ? (index % rows) * grid.columns + grid.columns - 1 - Math.floor(index / rows)
      : (rows - 1 - Math.floor(index / grid.columns)) * grid.columns + (index % grid.columns);
  return group({}, [
    isCaptioned && caption(pen, { x: PAD, y: PAD }, pen.text.heading('display'), room.width - 42),
    isCaptioned && deckNote(pen, { x: width - PAD, y: PAD + 5 }, deck.length),
    display.map((_, index) => displaySlot(pen, game, index, cellOf(grid, placeOf(index)))),
  ]);
}

function gridFor(count: number, room: Area): Grid & { readonly rows: number } {
  const grids = [3, 4, 6].map((columns) => {
    const rows = Math.ceil(count / columns);
    const width = (room.width - CARD_GAP * (columns - 1)) / columns;
    const height = (room.height - CARD_GAP * (rows - 1)) / rows;
    const cell = {
      width: Math.floor(Math.min(width, height / RATIO.min)),
      height: Math.floor(Math.min(height, width * RATIO.max)),
    };
    const { x, y } = middleOf(room);
    const corner = {
      x: x - (columns * (cell.width + CARD_GAP) - CARD_GAP) / 2,
      y: y - (rows * (cell.height + CARD_GAP) - CARD_GAP) / 2,
    };
    return { corner, cell, columns, rows, gap: CARD_GAP };
  });
  return grids.reduce((a, b) => (b.cell.width * b.cell.height > a.cell.width * a.cell.height ? b : a));
}

function deckNote(pen: Pen, { x, y }: Point, count: number): string {
  const back = { fill: 'back', line: 'faint', width: 1 } as const;
  const left = x - 8 * String(count).length - 14;
  return group({ class: 'pile', 'data-count': count }, [
    pen.draw(rect({ x: left + 2, y: y - 7 }, 8, 11, 1.5), back),
    pen.draw(rect({ x: left, y: y - 5 }, 8, 11, 1.5), back),
    pen.label({ x, y }, String(count), { size: 11, anchor: 'end', bold: true, ink: 'faint' }),
  ]);
}

function displaySlot(pen: Pen, { box, state }: Game, index: number, size: Area): Markup {
  const id = state.display[index] ?? null;
  const extra = box.content.slotCosts[index] ?? 0;
  const look = {
    ref: { kind: 'displaySlot', slot: index + 1 } as const,
    class: 'display-slot',
    outline: outlineOf(size, CORNER),
    data: { 'data-cost': extra },
  };
  if (id === null) {
    const label = pen.label(middleOf(size), `+${extra}`, { size: 11, ink: 'faint' });
    return slot(pen, { ...look, printed: extra > 0 ? [label] : [] });
  }
  const card = box.card(id);
  const drawn = cardPlace(pen, card, { at: cornerOf(size), size, foot: { extra, total: card.cost + extra } });
  return slot(pen, { ...look, ...covering({ kind: 'card', card: id }, drawn) });
}

const GAP = 4;
const HIGHEST = 2.2;
const PRICE = 0.68;

type Layout = ReturnType<typeof layoutFor>;

export function plansPanel(pen: Pen, game: Game, size: Size): string {
  const isCaptioned = size.height >= CAPTIONED;
  const room = size.width - PAD * 2 - 46;
  const layout = layoutFor(game, size, isCaptioned ? PAD + CAPTION : PAD + 12);
  return group({}, [
    isCaptioned && caption(pen, { x: PAD, y: PAD }, pen.text.heading('researchDisplay'), room),
    supplement(pen, game, { x: size.width - PAD, y: isCaptioned ? PAD + 5 : PAD + 4 }),
    PLAN_LETTERS.map((letter, row) => letterRow(pen, game, letter, row, layout)),
    specials(pen, game, layout),
  ]);
}

/** Computes the layout. In a tall area, special plans are below the others; in a wide one, beside them. */
function layoutFor(game: Game, { width, height }: Size, top: number) {
  const { state } = game;
  const count = Math.max(1, besideDisplay(game).length + state.acquired.length);
  const letters = width >= 400 ? 30 : 22;
  const left = PAD + letters;
  const room = { width: width - PAD - left, height: height - top - PAD };
  const corner = { x: left, y: top };
  const grid = (cell: Size, columns: number, at: Point): Grid => ({ corner: at, cell, columns, gap: GAP });
  if (width > height * 0.9) {
    // Use as few columns as possible, but keep the special plans tall enough.
    const columns = Math.ceil(count / Math.max(1, Math.floor((room.height - 18) / 42)));
    const lines = Math.ceil(count / columns);
    const own = Math.min(60, Math.max(26, (room.width * 0.24) / columns));
    const special = { width: own, height: Math.min(own * 1.15, (room.height - 18) / lines - GAP) };
    const plan = planSize({ width: room.width - columns * (own + GAP) - 6, height: room.height });
    const at = beside(corner, 4 * (plan.width + GAP) + 6, 18);
    const price = beside(at, own / 2, -10);
    return { letters, plans: grid(plan, 4, corner), specials: grid(special, columns, at), price };
  }
  const widthIn = (columns: number): number => Math.min(34, (room.width - GAP * (columns - 1)) / columns);
  // Plans waiting to be placed must be readable.
  const lines = state.acquired.length > 0 && widthIn(count) < 28 ? 2 : 1;
  const columns = Math.ceil(count / lines);
  const own = widthIn(columns);
  const special = { width: own, height: Math.min(44, Math.max(34, own * 1.35)) / (lines === 1 ? 1 : 1.2) };
  const plan = planSize({ width: room.width, height: room.height - (special.height + GAP) * lines - 4 });
  const at = beside(corner, 0, 3 * (plan.height + GAP) + 4);
  const price = beside(at, -letters / 2 - 2, special.height / 2);
  return { letters, plans: grid(plan, 4, corner), specials: grid(special, columns, at), price };
}

function planSize(room: Size): Size {
  const width = Math.floor((room.width - GAP * 3) / 4);
  const height = Math.floor((room.height - GAP * 2) / 3);
  return { width: Math.min(width, Math.floor(height * 1.25)), height: Math.min(height, Math.floor(width * HIGHEST)) };
}

function letterRow(pen: Pen, game: Game, letter: PlanLetter, row: number, { letters, plans }: Layout): Markup {
  const { figures, researchDisplay } = game.box.content;
  const places = researchDisplay.flatMap((space, index) => (space.letter === letter ? [index] : []));
  const { height } = plans.cell;
  const at = { x: plans.corner.x - letters / 2 - 2, y: middleOf(cellOf(plans, row * plans.columns)).y };
  // If rows are low, keep the number away from the letter of the next row.
  const apart = Math.min(20, (height + GAP - 13) / 2);
  const supply = game.state.planSupply[letter].length;
  const left = pen.label(beside(at, 0, apart - 1), `×${supply}`, { size: 10, ink: 'faint' });
  return [
    group({ class: 'pile', 'data-count': supply }, [
      pen.label(beside(at, 0, -apart), letter, { size: 14, bold: true }),
      drawSign(pen, signOf('research', figures.planPrices[letter]), at, PRICE),
      apart >= 15 && left,
    ]),
    places.map((place, column) => displaySpace(pen, game, place, cellOf(plans, row * plans.columns + column))),
  ];
}

function displaySpace(pen: Pen, game: Game, index: number, size: Area): Markup {
  const { state, box } = game;
  const plan = state.researchDisplay[index] ?? null;
  const isLinked = box.content.researchDisplay[index]?.supplement === true;
  const frame = pen.draw(outlineOf(within(size, -1.5), CORNER + 1), { line: 'coin', width: 1.5 });
  const look = {
    ref: { kind: 'displaySpace', space: index } as const,
    class: isLinked ? 'display-space sm-linked' : 'display-space',
    outline: outlineOf(size, CORNER),
    printed: isLinked ? [frame] : [],
  };
  if (plan === null) return slot(pen, look);
  const isMet = isView(state) && state.viewer !== 'spectator' && meetsPlan(game, state.viewer, plan, null);
  const drawn = planPlace(pen, box, plan, { at: cornerOf(size), size, isMet });
  return slot(pen, { ...look, ...covering({ kind: 'plan', plan }, drawn) });
}

/** RP-11: draws the coins that come with a plan on the linked spaces, to the left of the given point. */
function supplement(pen: Pen, { state }: Game, { x, y }: Point): string {
  return group({ class: 'supplement', 'data-coins': state.supplement }, [
    pen.draw(rect({ x: x - 36, y: y - 6 }, 9, 12, 2), { line: 'coin-line', width: 1.5 }),
    drawSign(pen, signOf('coin', state.supplement), { x: x - 11, y }, 0.6),
  ]);
}

function specials(pen: Pen, game: Game, { specials: grid, price }: Layout): Markup {
  const { box, state } = game;
  const left = besideDisplay(game);
  const draw = (id: PlanId, index: number): string => {
    const size = cellOf(grid, index);
    return planPlace(pen, box, id, { at: cornerOf(size), size });
  };
  return [
    drawSign(pen, signOf('research', box.content.figures.specialPlanPrice), price, PRICE),
    left.map((plan, index) =>
      plan.round > state.round ? futurePlan(pen, plan, cellOf(grid, index)) : draw(plan.id, index),
    ),
    state.acquired.map((id, index) => draw(id, left.length + index)),
  ];
}

/** Plans waiting to be placed use the space reserved for the special plans of later rounds. */
function besideDisplay({ box, state }: Game): readonly SpecialPlan[] {
  const left = box.content.specialPlans.filter(({ id }) => state.specialPlans.includes(id));
  return state.acquired.length === 0 ? left : left.filter(({ round }) => round <= state.round);
}

function futurePlan(pen: Pen, { id, round }: SpecialPlan, area: Area): string {
  const outline = outlineOf(areaOf(area), CORNER);
  return place(pen, { kind: 'plan', plan: id }, { class: 'plan sm-back', outline, at: cornerOf(area) }, [
    pen.reuse(outline, { fill: 'slot', line: 'edge', dash: '4 3' }),
    pen.label(middleOf(areaOf(area)), String(round), { size: 11, ink: 'faint' }),
  ]);
}
