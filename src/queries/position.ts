import type { HasContent } from '../components/content.ts';
import type { Company, Seat } from '../components/ids.ts';
import { boxFrom } from '../game/boundRules.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import { nextCoins } from '../game/rules/board/stations.ts';
import type { Game } from '../game/rules/game.ts';
import { requireSeat } from '../game/rules/players.ts';

/** Returns the position of a state or view. Throws a `ForeignStateError` for other rules or components. */
export function gameUnder(rules: HasContent | undefined, state: GameState): Game {
  return openState(boxFrom(rules), state);
}

/** Returns the position like `gameUnder`. Throws a `RangeError` for a seat that the game does not have. */
export function gameAt(rules: HasContent | undefined, state: GameState, seat: Seat): Game {
  const game = gameUnder(rules, state);
  requireSeat(game.state, seat);
  return game;
}

/** Returns the column whose next piece adds most to the share value. Ties go to the column with the fewest pieces. */
export function bestColumn(
  state: GameState,
  company: Company,
  columns: readonly number[],
  rules?: HasContent,
): number | undefined {
  const game = gameUnder(rules, state);
  const coins = (column: number): number => nextCoins(game, company, column) ?? 0;
  const pieces = (column: number): number => state.stations[company][column]?.pieces ?? 0;
  const [best] = [...columns].sort((one, other) => coins(other) - coins(one) || pieces(one) - pieces(other));
  return best;
}
