import type { HasContent } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { boxFrom } from '../game/boundRules.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { requireSeat } from '../game/rules/players.ts';

/**
 * Returns the position of a state or view.
 * @throws ForeignStateError when the state belongs to different rules or components.
 */
export function gameUnder(rules: HasContent | undefined, state: GameState): Game {
  return openState(boxFrom(rules), state);
}

/**
 * @throws ForeignStateError when the state belongs to different rules or components.
 * @throws RangeError for a seat that the game does not have.
 */
export function gameAt(rules: HasContent | undefined, state: GameState, seat: Seat): Game {
  const game = gameUnder(rules, state);
  requireSeat(game.state, seat);
  return game;
}
