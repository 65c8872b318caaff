import type { Content } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { ReduceResult } from '../game/model/errors.ts';
import type { GameEvent } from '../game/model/events.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import type { Violation, Warning } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { GameState, WholeState } from '../game/model/state.ts';

/**
 * Functions for playing a game, bound to one component set. All of them are pure: they never change their arguments,
 * except to freeze the parts of a state that are shared with the next state. An `unknown` action may be any value;
 * malformed actions are illegal. A state may be a draft of Immer 9 or later. Functions that take a state throw
 * `ForeignStateError` when it has another schema, rules version or component set. Functions that take a `WholeState`
 * also throw this error when given a view.
 */
export interface CoreRules {
  /** The component set of these rules. */
  readonly content: Content;
  /**
   * Creates a game and returns its state at the first decision.
   * @throws InvalidOptionsError when the options are invalid. Its `problems` name each field and the allowed values.
   */
  createGame(options: CreateGameOptions): GameState;
  /**
   * Creates a game and returns its state at the first decision, with the events of the set-up.
   * @throws InvalidOptionsError when the options are invalid. Its `problems` name each field and the allowed values.
   */
  startGame(options: CreateGameOptions): { readonly state: GameState; readonly events: readonly GameEvent[] };
  /**
   * Returns the state after an action. Steps that offer no choice are applied automatically.
   * @throws IllegalActionError when the action is illegal. The given state does not change.
   */
  reduce(state: WholeState, action: Action): GameState;
  /**
   * Applies an action like `reduce`, but also returns its events. For an illegal action, it returns the violations
   * instead of throwing.
   */
  tryReduce(state: WholeState, action: unknown): ReduceResult;
  /**
   * Returns every legal action, or those of one seat, without duplicates and in a fixed order. The list is empty for a
   * seat that does not exist or has no open decision. For a view, the list contains the viewer's legal actions, which
   * are the same as for the whole state.
   * @throws ForeignStateError for a view when `seat` is another seat that must decide, because the view hides that
   * seat's options.
   */
  legalActions(state: GameState, seat?: Seat): readonly Action[];
  /** Checks whether an action is legal. Returns `false` for a value that is not an action. */
  isLegal(state: GameState, action: unknown): boolean;
  /**
   * Returns the reasons an action is illegal, each with its rule and page, or an empty list when it is legal. With a
   * view, another seat's action is checked against the visible information. The same applies to `isLegal` and
   * `warnings`.
   */
  explain(state: GameState, action: unknown): readonly Violation[];
  /**
   * Returns warnings about anything that a legal action wastes, such as unspent energy. Illegal actions have no
   * warnings.
   */
  warnings(state: GameState, action: unknown): readonly Warning[];
  /** Returns the open decisions, one for each seat that must decide, or an empty list when the game is over. */
  pending(state: GameState): readonly Prompt[];
  /** Checks whether the game is over. */
  isOver(state: GameState): boolean;
  /** Returns the seven score categories of every seat in the current position (SCORE-1 to SCORE-10). */
  score(state: GameState): ScoreSheet;
  /**
   * Returns the seats with the highest total, which share the victory (SCORE-10). The list is empty until the game is
   * over. It stays empty if the game ends with the Temporal Anomaly on the board; `timeLoop` then returns the options
   * of the next game.
   */
  winners(state: GameState): readonly Seat[];
  /**
   * Returns the options of the next game of a time loop if this game ended with the Temporal Anomaly on the board
   * (MENACE-20), otherwise `null`. `loopResult` averages all games of the loop. A view is rejected because it has no
   * seed for the next game.
   */
  timeLoop(state: WholeState): CreateGameOptions | null;
}
