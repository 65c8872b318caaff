import type { HasContent } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { requireContent } from '../game/boundRules.ts';
import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { requireSeat } from '../game/rules/players.ts';

/** @throws ForeignStateError when the state belongs to different rules or components. */
export function gameUnder(rules: HasContent, state: GameState): Game {
  requireContent(rules);
  return openState(boxOf(rules.content), state);
}

/**
 * @throws ForeignStateError when the state belongs to different rules or components.
 * @throws RangeError for a seat that the game does not have.
 */
export function gameAt(rules: HasContent, state: GameState, seat: Seat): Game {
  const game = gameUnder(rules, state);
  requireSeat(game.state, seat);
  return game;
}
