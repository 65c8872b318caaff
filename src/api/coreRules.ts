import type { Content } from '../components/content.ts';
import type { Action } from '../game/model/actions.ts';
import type { ReduceResult } from '../game/model/errors.ts';
import type { GameState, WholeState } from '../game/model/state.ts';
import type * as game from './game.ts';

type GameFunctions = typeof game;

/**
 * Functions for playing a game, bound to one component set. All of them are pure: they never change their arguments,
 * except to freeze the parts of a state that are shared with the next state. An `unknown` action may be any value;
 * malformed actions are illegal. A state may be a draft of Immer 9 or later. Functions that take a state throw
 * `ForeignStateError` when it has another schema, rules version or component set. Functions that take a `WholeState`
 * also throw this error when given a view.
 */
export interface CoreRules extends GameFunctions {
  /** The component set of these rules. */
  readonly content: Content;
  /**
   * Returns the state after an action. Steps that offer no choice are applied automatically.
   * @throws IllegalActionError when the action is illegal. The given state does not change.
   */
  reduce(state: WholeState, action: Action): GameState;
  /** Like `reduce`, but returns the events too, and the violations of an illegal action instead of throwing. */
  tryReduce(state: WholeState, action: unknown): ReduceResult;
}
