import type { Point } from '../../components/content.ts';
import type { Game } from '../../game/rules/module.ts';
import { cardPlace } from '../components/card.ts';
import { CORNER } from '../components/faces.ts';
import { CAPTION, caption, type Size } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { slot } from '../place.ts';
import { drawn, group, rect, together } from '../svg.ts';

/** Draws a face-down pile as a small back with the number of cards. Its right edge is at the given point. */
function deckNote(pen: Pen, { x, y }: Point, count: number): string {
  const back = pen.paint({ fill: 'back', line: 'faint', width: 1 });
  const left = x - 8 * String(count).length - 14;
  return group(
    { class: 'pile', 'data-count': count },
    drawn(rect({ x: left + 2, y: y - 7 }, 8, 11, 1.5), back),
    drawn(rect({ x: left, y: y - 5 }, 8, 11, 1.5), back),
    pen.label({ x, y }, String(count), { size: 11, anchor: 'end', bold: true, ink: 'faint' }),
  );
}

const PAD = 7;
const GAP = 6;
/** Limits for a displayed card's height relative to its width. */
const RATIO = { min: 1.15, max: 1.4 } as const;
/** Minimum height at which a caption is shown. */
const CAPTIONED = 240;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly card: Size;
}

/** Draws the cards on display, each with the cost in its slot. */
export function cardsPanel(pen: Pen, game: Game, { width, height }: Size): string {
  const { state } = game;
  const top = height >= CAPTIONED ? CAPTION + PAD : PAD - 2;
  const room = { width: width - PAD * 2, height: height - top - PAD };
  const grid = gridFor(state.display.length, room);
  const across = grid.columns * (grid.card.width + GAP) - GAP;
  const down = grid.rows * (grid.card.height + GAP) - GAP;
  const corner = { x: (width - across) / 2, y: top + (room.height - down) / 2 };
  const slots = state.display.map((_, index) => displaySlot(pen, game, index, placeOf(index, grid, corner), grid.card));
  const head =
    top === CAPTION + PAD
      ? [
          caption(pen, { x: PAD, y: PAD }, pen.text.heading('display'), width - PAD * 2 - 42),
          deckNote(pen, { x: width - PAD, y: PAD + 5 }, state.deck.length),
        ]
      : [];
  return group({}, ...head, together(slots));
}

/** Returns the number of columns that makes the cards largest. */
function gridFor(count: number, room: Size): Grid {
  const grids = [3, 4, 6].map((columns) => {
    const rows = Math.ceil(count / columns);
    const width = (room.width - GAP * (columns - 1)) / columns;
    const height = (room.height - GAP * (rows - 1)) / rows;
    const card = { width: Math.min(width, height / RATIO.min), height: Math.min(height, width * RATIO.max) };
    return { columns, rows, card: { width: Math.floor(card.width), height: Math.floor(card.height) } };
  });
  return grids.reduce((a, b) => (b.card.width * b.card.height > a.card.width * a.card.height ? b : a));
}

/**
 * Returns a slot's position. Slot 1, whose card leaves first, is on the right in a tall display, and at the bottom in a
 * wide one.
 */
function placeOf(index: number, { columns, rows, card }: Grid, corner: Point): Point {
  const isHigh = rows > columns;
  const column = isHigh ? columns - 1 - Math.floor(index / rows) : index % columns;
  const row = isHigh ? index % rows : rows - 1 - Math.floor(index / columns);
  return { x: corner.x + column * (card.width + GAP), y: corner.y + row * (card.height + GAP) };
}

function displaySlot(pen: Pen, { box, state }: Game, index: number, at: Point, size: Size): string {
  const id = state.display[index] ?? null;
  const extra = box.content.slotCosts[index] ?? 0;
  const card = id === null ? null : box.card(id);
  return slot(pen, {
    ref: { kind: 'displaySlot', slot: index + 1 },
    class: 'display-slot',
    outline: rect(at, size.width, size.height, CORNER),
    data: { 'data-cost': extra },
    isCovered: card !== null,
    printed:
      card === null && extra > 0
        ? [pen.label({ x: at.x + size.width / 2, y: at.y + size.height / 2 }, `+${extra}`, { size: 11, ink: 'faint' })]
        : [],
    holds: card === null ? [] : [cardPlace(pen, card, { at, size, foot: { extra, total: card.cost + extra } })],
    contents: id === null ? [] : [{ kind: 'card', card: id }],
  });
}
