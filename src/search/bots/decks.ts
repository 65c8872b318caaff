import type { CardId } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import type { Rater } from './view.ts';
import { power } from './worth.ts';

/** PASS-3: the strongest deck; a large one is strong. */
export const pickUp: Rater =
  ({ game, seat }) =>
  (action) =>
    action.type === 'pickUpDeck' ? strength(game, at(playerAt(game, seat).resting, action.slot)) : 0;

/** PASS-4: onto the strongest deck, so that many cards come back at once. */
export const resting: Rater =
  ({ game, seat }) =>
  (action) =>
    action.type === 'restCard' ? strength(game, at(playerAt(game, seat).resting, action.slot)) : 0;

function strength({ box }: Game, cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + power(box.card(card).action) + 0.5, 0);
}
