import type { Seat } from '../components/ids.ts';
import * as play from '../core/play.ts';
import type { Action } from '../game/model/actions.ts';
import type { GameEvent } from '../game/model/events.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import type { Violation, Warning } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { GameState, WholeState } from '../game/model/state.ts';

// The functions of the root have no argument `rules`, so that they can be passed to `map`, `reduce` or `useReducer`.
// `CoreRules` and `Rules` take their signatures and comments from here.

/**
 * Creates a game and returns the state at its first decision.
 * @throws InvalidOptionsError when the options are invalid. Its `problems` contain each field and the allowed values.
 * @example
 * ```ts
 * const state = createGame({ players: ['Ana', 'Ben'], seed: randomSeed() });
 * ```
 */
export function createGame(options: CreateGameOptions): GameState {
  return play.createGame(options);
}

/**
 * Creates a game and returns the state at its first decision, together with the set-up events.
 * @throws InvalidOptionsError when the options are invalid. Its `problems` contain each field and the allowed values.
 * @example
 * ```ts
 * const { state, events } = startGame({ players: ['Ana', 'Ben'], seed: randomSeed() });
 * ```
 */
export function startGame(options: CreateGameOptions): {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
} {
  return play.startGame(options);
}

/**
 * Returns every legal action, or those of one seat, without duplicates and in a fixed order. The list is empty for a
 * seat that has no open decision or does not exist. A view gives only the viewer's actions, which are the same as for
 * the whole state.
 * @throws ForeignStateError for a state with a different schema, rules version or component set, and for a view when
 * `seat` is another seat that must decide.
 * @example
 * ```ts
 * const actions = legalActions(state, 0); // seat 0 only
 * ```
 */
export function legalActions(state: GameState, seat?: Seat): readonly Action[] {
  return play.legalActions(state, seat);
}

/**
 * Checks whether an action is legal. Returns `false` for a value that is not an action.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 */
export function isLegal(state: GameState, action: unknown): boolean {
  return play.isLegal(state, action);
}

/**
 * Returns the reasons why an action is illegal, each with its rule and page. The list is empty for a legal action. With
 * a view, another seat's action is checked against the visible information. The same applies to `isLegal` and
 * `warnings`.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * for (const { rule, message } of explain(state, { type: 'pass', seat: 0 })) console.log(rule, message);
 * ```
 */
export function explain(state: GameState, action: unknown): readonly Violation[] {
  return play.explain(state, action);
}

/**
 * Returns what a legal action wastes, such as unspent energy. The list is empty when nothing is wasted or the action is
 * illegal.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const [warning] = warnings(state, action);
 * if (warning === undefined || confirm(warning.message)) session.dispatch(action);
 * ```
 */
export function warnings(state: GameState, action: unknown): readonly Warning[] {
  return play.warnings(state, action);
}

/**
 * Returns the open decisions, one for each seat that must decide. The list is empty when the game is over.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * for (const { seat, kind } of pending(state)) console.log(`Seat ${seat}: ${kind}`);
 * ```
 */
export function pending(state: GameState): readonly Prompt[] {
  return play.pending(state);
}

/**
 * Checks whether the game is over.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 */
export function isOver(state: GameState): boolean {
  return play.isOver(state);
}

/**
 * Returns the seven score categories of every seat in the current position (SCORE-1 to SCORE-10).
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const totals = score(state).map(({ total }) => total);
 * ```
 */
export function score(state: GameState): ScoreSheet {
  return play.score(state);
}

/**
 * Returns the options of the next game in a time loop if this one ended with the Temporal Anomaly on the board
 * (MENACE-20), otherwise `null`. `loopResult` averages all games of the loop.
 * @throws ForeignStateError for a view, or a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const nextOptions = timeLoop(state);
 * if (nextOptions) state = createGame(nextOptions);
 * ```
 */
export function timeLoop(state: WholeState): CreateGameOptions | null {
  return play.timeLoop(state);
}

/**
 * Returns the seats with the highest total, which share the victory (SCORE-10). The list is empty until the game is
 * over. It stays empty if the game ends with the Temporal Anomaly on the board; `timeLoop` then returns the next game.
 * @throws ForeignStateError for a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * if (isOver(state)) console.log(winners(state).map((seat) => state.options.players[seat]?.name ?? 'Luna'));
 * ```
 */
export function winners(state: GameState): readonly Seat[] {
  return play.winners(state);
}
