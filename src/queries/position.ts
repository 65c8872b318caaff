import type { CoreRules } from '../api/bindCore.ts';
import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';

/**
 * Returns the position of a state or view under some rules.
 * @throws ForeignStateError when it belongs to other rules or components.
 */
export function gameUnder(rules: CoreRules, state: GameState): Game {
  return openState(boxOf(rules.content), state);
}
