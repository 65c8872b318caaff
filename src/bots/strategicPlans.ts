import type { CoreRules } from '../api/coreRules.ts';
import type { CardId, Seat } from '../components/ids.ts';
import { gameOf } from '../game/boundRules.ts';
import type { GameState } from '../game/model/state.ts';
import { planSets, setWorth } from './greedy/planning.ts';
import { PLAIN } from './greedy/taste.ts';

/**
 * Returns up to `most` sets of hand cards that a planning seat could put into its free action slots, the most promising
 * first. With a custom component set, pass your rules as the last argument.
 */
export function strategicPlans(
  state: GameState,
  seat: Seat,
  most: number,
  rules?: CoreRules,
): readonly (readonly CardId[])[] {
  const game = gameOf(rules, state);
  return planSets(game, seat)
    .map((set) => ({ set, worth: setWorth(game, seat, set, PLAIN) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ set }) => set);
}
