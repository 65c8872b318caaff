import type { CoreRules } from '../api/coreRules.ts';
import type { Seat } from '../components/ids.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import { standing } from './greedy/standing.ts';
import { PLAIN } from './greedy/taste.ts';

/**
 * Rates a position for a seat in coins, like the greedy bot: the current score plus an estimate of further gains.
 * Face-up cards do not count, so using one never lowers the rating. It is about as fast as `score`. Pass the seat's
 * view; with a whole state, the shares in other hands count too.
 * @throws ForeignStateError when the state belongs to another rules version or component set.
 */
export function evaluate(state: GameState, seat: Seat, rules?: CoreRules): number {
  return standing(openState(boxUnder(rules), state), seat, PLAIN);
}
