import type { Game } from '../../game/rules/game.ts';
import { chipsPanel } from '../components/chips.ts';
import { type Panel, titled } from '../panel.ts';
import type { Pen } from '../pen.ts';

/** How many lie beside each other where there is room. */
export const DESTROYED_COLUMNS = 9;

/** The pile of destroyed cards, which are all open. */
export function destroyedPanel(pen: Pen, { box, state }: Game, columns: number): Panel {
  const cards = state.destroyed.map((id) => box.card(id));
  return titled(pen, `${pen.text.heading('destroyed')} (${cards.length})`, chipsPanel(pen, cards, columns));
}
