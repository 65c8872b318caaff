import { HIDDEN, type LunaCardId } from '../../components/ids.ts';
import type { LunaState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { LUNA_CARD, lunaCardPanel } from '../components/lunaCard.ts';
import { pile } from '../components/pile.ts';
import { type Panel, row } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { drawn, rect } from '../shapes.ts';
import { ORIGIN } from '../svg.ts';

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
