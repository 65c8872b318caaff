import type { CardId } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import type { Taste } from './taste.ts';
import type { Rater } from './view.ts';
import { power } from './worth.ts';

/** Picks up the strongest deck (PASS-3). Each card adds to a deck's strength. */
export const pickUp: Rater =
  ({ game, seat, taste }) =>
  (action) =>
    action.type === 'pickUpDeck' ? strength(game, at(playerAt(game, seat).resting, action.slot), taste) : 0;

/** Rests each card on the strongest deck, so that many cards return together (PASS-4). */
export const resting: Rater =
  ({ game, seat, taste }) =>
  (action) =>
    action.type === 'restCard' ? strength(game, at(playerAt(game, seat).resting, action.slot), taste) : 0;

function strength({ box }: Game, cards: readonly CardId[], taste: Taste): number {
  return cards.reduce((sum, card) => sum + power(box.card(card).action, taste) + taste.restingCard, 0);
}
