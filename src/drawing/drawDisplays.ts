import type { GameState } from '../game/model/state.ts';
import type { SizedOptions } from './pen.ts';
import { sizedPicture } from './sized.ts';
import { cardsPanel } from './table/cardsPanel.ts';
import { plansPanel } from './table/plansPanel.ts';

/**
 * Draws the cards on display, each with the cost in its slot, and the number of cards left in the deck. A tall drawing
 * has three columns, and the cards in the right column leave the display first. A wide drawing has three rows, and the
 * cards in the bottom row leave first (RES-6).
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawCards(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 184, height: 176 }, (pen, game, size) => {
    const title = pen.text.heading('display');
    return { id: 'cards', title, description: title, markup: cardsPanel(pen, game, size) };
  });
}

/**
 * Draws the research display, the supplement and the special plans (RP-4, RP-9, RP-11). In a seat's view, a tick marks
 * each plan whose requirements the seat currently meets (SCI-7). Special plans are below the others in a tall drawing,
 * and beside them in a wide one.
 * @throws ForeignStateError when the state belongs to other components.
 * @throws RangeError for a size out of range.
 */
export function drawPlans(state: GameState, options: SizedOptions): string {
  return sizedPicture(state, options, { width: 160, height: 128 }, (pen, game, size) => {
    const title = pen.text.heading('researchDisplay');
    return { id: 'plans', title, description: title, markup: plansPanel(pen, game, size) };
  });
}
