import type { GameState } from '../game/model/state.ts';
import type { SizedOptions } from './pen.ts';
import { sizedPicture } from './sized.ts';
import { cardsPanel } from './table/cardsPanel.ts';
import { plansPanel } from './table/plansPanel.ts';

/**
 * Draws the cards on display with what each costs on its slot, and how many are left in the deck. A high picture has three
 * columns, and the cards at the right leave first; a wide one has rows, and those at the bottom leave first (RES-6).
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a bad size.
 */
export function drawCards(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 184, height: 176 }, (pen, game, size) => {
    const title = pen.text.heading('display');
    return { id: 'cards', title, description: title, markup: cardsPanel(pen, game, size) };
  });
}

/**
 * Draws the research display, the supplement and the special plans (RP-4, RP-9, RP-11). On the view of a seat, a plan whose
 * upper half this seat meets now has a tick (SCI-7). Special plans are below the others in a high picture, at the side of a
 * wide one.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a bad size.
 */
export function drawPlans(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 160, height: 128 }, (pen, game, size) => {
    const title = pen.text.heading('researchDisplay');
    return { id: 'plans', title, description: title, markup: plansPanel(pen, game, size) };
  });
}
