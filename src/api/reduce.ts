import * as play from '../core/play.ts';
import type { Action } from '../game/model/actions.ts';
import type { ReduceResult } from '../game/model/errors.ts';
import type { NextState, WholeState } from '../game/model/state.ts';

/**
 * Returns the state after an action. Steps that offer no choice are applied automatically. The result can be assigned
 * to an Immer draft.
 * @throws IllegalActionError when the action is illegal. The given state does not change.
 * @throws ForeignStateError for a view, or a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const [action] = legalActions(state);
 * if (action) state = reduce(state, action);
 * ```
 */
export function reduce<State extends WholeState>(state: State, action: Action): NextState<State> {
  return play.reduce(state, action);
}

/**
 * Applies an action like `reduce`, but also returns its events. For an illegal action, returns the violations instead
 * of throwing. The action may be any value, such as parsed JSON from a client.
 * @throws ForeignStateError for a view, or a state with a different schema, rules version or component set.
 * @example
 * ```ts
 * const result = tryReduce(state, { type: 'pass', seat: 0 });
 * if (result.ok) console.log(result.events.map(({ type }) => type));
 * else console.log(result.violations.map(({ message }) => message));
 * ```
 */
export function tryReduce<State extends WholeState>(state: State, action: unknown): ReduceResult<State> {
  return play.tryReduce(state, action);
}
