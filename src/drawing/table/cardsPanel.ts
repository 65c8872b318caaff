import type { Point } from '../../components/content.ts';
import type { Game } from '../../game/rules/game.ts';
import { cardPlace } from '../components/card.ts';
import { CORNER } from '../components/faces.ts';
import { type Area, cellOf, cornerOf, type Grid, middleOf, outlineOf, type Size } from '../layout.ts';
import { CAPTION, caption } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { slot } from '../place.ts';
import { drawn, group, rect } from '../svg.ts';

const PAD = 7;
const GAP = 6;
/** Limits for a displayed card's height relative to its width. */
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
  return group(
    {},
    isCaptioned ? caption(pen, { x: PAD, y: PAD }, pen.text.heading('display'), room.width - 42) : '',
    isCaptioned ? deckNote(pen, { x: width - PAD, y: PAD + 5 }, deck.length) : '',
    ...display.map((_, index) => displaySlot(pen, game, index, cellOf(grid, placeOf(index)))),
  );
}

/** Returns the grid that makes the cards largest, in the middle of an area. */
function gridFor(count: number, room: Area): Grid & { readonly rows: number } {
  const grids = [3, 4, 6].map((columns) => {
    const rows = Math.ceil(count / columns);
    const width = (room.width - GAP * (columns - 1)) / columns;
    const height = (room.height - GAP * (rows - 1)) / rows;
    const cell = {
      width: Math.floor(Math.min(width, height / RATIO.min)),
      height: Math.floor(Math.min(height, width * RATIO.max)),
    };
    const { x, y } = middleOf(room);
    const corner = {
      x: x - (columns * (cell.width + GAP) - GAP) / 2,
      y: y - (rows * (cell.height + GAP) - GAP) / 2,
    };
    return { corner, cell, columns, rows, gap: GAP };
  });
  return grids.reduce((a, b) => (b.cell.width * b.cell.height > a.cell.width * a.cell.height ? b : a));
}

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

function displaySlot(pen: Pen, { box, state }: Game, index: number, size: Area): string {
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
  return slot(pen, {
    ...look,
    isCovered: true,
    holds: [cardPlace(pen, card, { at: cornerOf(size), size, foot: { extra, total: card.cost + extra } })],
    contents: [{ kind: 'card', card: id }],
  });
}
