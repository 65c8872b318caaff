import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Seat } from '../components/ids.ts';
import { requireRules } from '../game/boundRules.ts';
import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import { standing } from './greedy/standing.ts';
import { PLAIN } from './greedy/taste.ts';

/**
 * Rates a position of a seat in coins, as the greedy player does: what the seat would score, and what helps it to gain more until the end.
 * Cards that lie face up do not count, so no use of one lowers the rating. It takes about as long as a `score`.
 * Give the view of the seat; on a whole state the shares in the hands of others count too.
 * @throws ForeignStateError when the state belongs to other rules or components.
 */
export function evaluate(state: GameState, seat: Seat, rules: CoreRules = defaultRules()): number {
  requireRules(rules);
  return standing(openState(boxOf(rules.content), state), seat, PLAIN);
}
