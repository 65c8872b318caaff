import type { CoreRules } from '../../api/bindCore.ts';
import type { Seat } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import type { Frame } from '../../game/model/frames.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/kit.ts';

/** Somebody who answers a decision. */
type Choose = (rules: CoreRules, state: GameState, seat: Seat) => Action;

/** What a player looks at: the rules, the position, the own seat, and how the rest of a turn would be played. */
export interface View {
  readonly rules: CoreRules;
  readonly game: Game;
  readonly seat: Seat;
  readonly choose: Choose;
}

/** How good an action is; the highest is taken. Only comparable within one decision. */
export type Rating = (action: Action) => number;

/** Rates the answers to one kind of decision. */
export type Rater = (view: View) => Rating;

/** The decision that is open. */
export function openFrame({ game }: View): Frame | undefined {
  return game.state.stack.at(-1);
}

/** The first of the items that no other exceeds; there must be one. */
export function best<T>(items: readonly T[], rate: (item: T) => number): T {
  const ratings = items.map(rate);
  return at(items, ratings.indexOf(Math.max(...ratings)));
}
