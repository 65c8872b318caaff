import type { Point } from '../../components/content.ts';
import { DISPLAY_SLOTS } from '../../components/printed.ts';
import type { Game } from '../../game/rules/game.ts';
import { CARD, cardPlace } from '../components/card.ts';
import { pile } from '../components/pile.ts';
import { type Panel, stack, titled } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { rect, rectAround } from '../shapes.ts';
import { slot } from '../slot.ts';
import { isReconstructed } from '../sources.ts';
import { beside, together } from '../svg.ts';

const ROWS = 4;
const COLUMNS = DISPLAY_SLOTS / ROWS;
/** Height of the strip over a card, with the number of the slot and what the card costs there. */
const STRIP = 28;
const PAD = 5;
const CELL = { width: CARD.width + PAD * 2, height: CARD.height + STRIP + PAD } as const;
const PITCH = { x: CELL.width + 8, y: CELL.height + 8 } as const;

/** The cards on display with what each costs on its slot, and the deck. Slot 1 is at the top right. */
export function displayPanel(pen: Pen, game: Game): Panel {
  const { box, state } = game;
  const slots = state.display.map((_, index) => {
    const column = COLUMNS - 1 - Math.floor(index / ROWS);
    return displaySlot(pen, game, index, { x: column * PITCH.x, y: (index % ROWS) * PITCH.y });
  });
  const grid = { width: COLUMNS * PITCH.x - 8, height: ROWS * PITCH.y - 8, markup: together(slots) };
  const notes = isReconstructed([box.content, ...box.content.cards]) ? [pen.text.heading('partlyReconstructed')] : [];
  const deck = pile(pen, { width: CARD.width, height: CARD.height }, pen.text.heading('deck'), state.deck.length);
  return titled(pen, pen.text.heading('display'), stack([grid, deck], 12), notes);
}

function displaySlot(pen: Pen, { box, state }: Game, index: number, at: Point): string {
  const number = index + 1;
  const id = state.display[index] ?? null;
  const card = id === null ? null : box.card(id);
  const extra = box.content.slotCosts[index] ?? 0;
  return slot(pen, {
    ref: { kind: 'displaySlot', slot: number },
    class: 'display-slot',
    outline: rect(at, CELL.width, CELL.height, 9),
    data: { 'data-cost': extra },
    printed: [
      pen.label(beside(at, 12, STRIP / 2), String(number), { size: 14, anchor: 'start', ink: 'faint' }),
      pen.label(beside(at, CELL.width / 2, STRIP / 2), `+${extra}`, { size: 15, bold: true }),
      ...(card === null ? [] : [costPlate(pen, beside(at, CELL.width - 21.5, STRIP / 2), card.cost + extra)]),
    ],
    holds: card === null ? [] : [cardPlace(pen, card, beside(at, PAD, STRIP))],
    contents: id === null ? [] : [{ kind: 'card', card: id }],
  });
}

/** RES-6: the card and its slot together. */
export function costPlate(pen: Pen, at: Point, cost: number): string {
  const plate = pen.often(rectAround(at, 33, STRIP - 6, 6), { fill: 'ink' });
  return `${plate}${pen.label(at, String(cost), { size: 17, bold: true, ink: 'paper' })}`;
}
