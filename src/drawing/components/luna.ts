import type { LunaAction, LunaCard, LunaSlot } from '../../components/content.ts';
import { HIDDEN, LUNA_SLOTS, type LunaCardId } from '../../components/ids.ts';
import type { LunaState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/module.ts';
import type { RichText } from '../../text/parts.ts';
import { moved, type Panel, row, type Size, written } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { drawn, element, group, ORIGIN, rect, rectAround, together } from '../svg.ts';
import { back, band, hiddenBack, paper } from './faces.ts';

const LUNA_CARD = { width: 196, height: 190 } as const;
const BAND = 32;
const MAJORITY = 44;
/** Number of description lines that are replaced by the majority icons. */
const MAJORITY_LINES = 2;

/** Draws one of Luna's cards, or its back. The card is as tall as its text requires. */
export function lunaCardPanel(pen: Pen, card: LunaCard | null): Panel {
  if (card === null) {
    const outline = rect({ x: 0, y: 0 }, LUNA_CARD.width, LUNA_CARD.height, 7);
    return {
      ...LUNA_CARD,
      markup: place(pen, null, { class: 'luna-card sm-back', outline }, hiddenBack(pen, LUNA_CARD)),
    };
  }
  const ref = { kind: 'lunaCard', lunaCard: card.id } as const;
  const described = pen.text.describe(ref).slice(MAJORITY_LINES);
  const lines = described.flatMap((line, index) => [line, ...grid(card.actions[index])]);
  const text = written(pen, lines, LUNA_CARD.width - 20, 13);
  const size = { width: LUNA_CARD.width, height: Math.max(LUNA_CARD.height, BAND + MAJORITY + text.height + 12) };
  const markup = place(
    pen,
    ref,
    { class: 'luna-card', outline: rect({ x: 0, y: 0 }, size.width, size.height, 7) },
    paper(pen, size),
    band(pen, { width: size.width, height: BAND }, 'luna'),
    pen.label({ x: 12, y: BAND / 2 }, pen.name(ref), { size: 17, anchor: 'start', bold: true, ink: 'luna-ink' }),
    ...head(pen, card),
    ...majorities(pen, card),
    moved(together(text.markup), 10, BAND + MAJORITY + 4),
  );
  return { ...size, markup };
}

/** Returns the display slots, or the marker's row and column, for each of Luna's slots A to E (LDATA-3, LDATA-4). */
function grid(action: LunaAction | undefined): RichText[] {
  if (action?.kind === 'cards') return [perSlot((slot) => action.grid[slot].join('+'))];
  if (action?.kind !== 'bonusMarker') return [];
  return [perSlot((slot) => `${action.grid[slot].row}/${action.grid[slot].column}`)];
}

function perSlot(text: (slot: LunaSlot) => string): RichText {
  return [LUNA_SLOTS.map((slot) => `${slot}\u00a0${text(slot)}`).join(', ')];
}

/** Draws the scientists on the card, and Luna's gain when the card enters a majority slot (LUNA-22). */
function head(pen: Pen, { scientists, reveal }: LunaCard): string[] {
  const signs: readonly Sign[] = [
    { kind: 'scientist', text: String(scientists) },
    ...(reveal === null ? [] : [{ kind: reveal.kind, text: `+${reveal.steps}` }]),
  ];
  return signs.map((sign, index) =>
    drawSign(pen, sign, { x: LUNA_CARD.width - 20 - index * 34, y: BAND / 2 + 0.5 }, { scale: 0.95 }),
  );
}

/** Draws the items that the card counts in the left and the right majority slot (LDATA-1). */
function majorities(pen: Pen, { left, right }: LunaCard): string[] {
  const y = BAND + MAJORITY / 2;
  const middle = LUNA_CARD.width / 2;
  const signs: readonly (readonly [Sign, number])[] = [
    [{ kind: 'titanium', text: String(left) }, 32],
    [{ kind: 'carbon', text: String(right) }, 68],
    [{ kind: 'energy', text: String(left) }, LUNA_CARD.width - 68],
    [{ kind: 'minerals', text: String(right) }, LUNA_CARD.width - 32],
  ];
  return [
    ...signs.map(([sign, x]) => drawSign(pen, sign, { x, y })),
    element('path', { d: `M${middle} ${y - 14}v28`, ...pen.paint({ line: 'line', width: 1.5 }) }),
  ];
}

/** Draws a face-down pile, with a word for its type and the number of cards in it. */
function pile(pen: Pen, size: Size, word: string, count: number): Panel {
  const plate = { x: size.width / 2, y: size.height - 18 };
  const markup = group(
    { class: 'pile sm-back', 'data-count': count },
    back(pen, size, ''),
    pen.label({ x: size.width / 2, y: size.height / 2 - 12 }, word, {
      size: word.length > 3 ? 13 : 20,
      bold: true,
      ink: 'back-ink',
      room: size.width - 8,
    }),
    pen.reuse(rectAround(plate, 44, 22, 6), { fill: 'panel', line: 'line' }),
    pen.label(plate, String(count), { size: 16, bold: true }),
  );
  return { ...size, markup };
}

/** Width of an empty slot. */
const EMPTY = 110;

/** Draws one of Luna's cards, the back of a card, or an empty slot. */
export function lunaSlotPanel(pen: Pen, { box }: Game, id: LunaCardId | null): Panel {
  if (id !== null) return lunaCardPanel(pen, id === HIDDEN ? null : box.lunaCard(id));
  const size = { width: EMPTY, height: LUNA_CARD.height };
  const area = rect(ORIGIN, size.width, size.height, 7);
  return { ...size, markup: drawn(area, pen.paint({ fill: 'slot', line: 'edge', dash: '4 3' })) };
}

/** Draws the number of cards in each of Luna's decks and in her discard pile. */
export function lunaPiles(pen: Pen, { deck, gradeTwo, discard }: LunaState): Panel {
  const size = { width: 130, height: 66 };
  const heading = (name: 'deck' | 'gradeTwo' | 'discard'): string => pen.text.heading(name);
  return row(
    [
      pile(pen, size, heading('deck'), deck.length),
      pile(pen, size, heading('gradeTwo'), gradeTwo.length),
      pile(pen, size, heading('discard'), discard.length),
    ],
    6,
  );
}
