import type { Box } from '../components/box.ts';
import { undrafted } from '../engine/copy.ts';
import type { Action } from './model/actions.ts';
import { ForeignStateError } from './model/errors.ts';
import type { GameState, GameView, Viewer, WholeState } from './model/state.ts';
import { isView, RULES_VERSION, STATE_SCHEMA } from './model/state.ts';
import { isPlayedWith, refText } from './restriction.ts';
import type { Game } from './rules/game.ts';

/** The place of the state in nearly every function. */
const FIRST = 'The state is the first argument.';

/**
 * Returns the position of a state or view, and checks that it belongs to these rules. Takes a draft of any immer.
 * `place` says where the function takes it.
 * @throws ForeignStateError when it is not a state, or has another schema, rules version or component set.
 */
export function openState(box: Box, given: GameState, place: string = FIRST): Game {
  const state = anyState(given, place);
  if (!isPlayedWith(box, state.content)) throw foreign(`state of ${refText(state.content)}`, `of ${refText(box.ref)}`);
  return { box, state };
}

/**
 * Returns the position of a state that can be played on.
 * @throws ForeignStateError as `openState` does, and when the state is a view.
 */
export function openWhole(box: Box, given: WholeState): Game {
  const game = openState(box, given);
  refuseView(game.state);
  return game;
}

/**
 * Checks that a value is a whole state of today's schema and rules, of whatever components.
 * @throws ForeignStateError when it is a view, or no such state.
 */
export function requireWhole(given: WholeState, place: string = FIRST): void {
  refuseView(anyState(given, place));
}

function refuseView(state: GameState): void {
  if (isView(state)) throw foreign(`view of ${state.viewer}`, 'a whole state');
}

/** @throws ForeignStateError when the view is not that of the viewer. */
export function requireViewOf(view: GameView, viewer: Viewer): void {
  if (view.viewer !== viewer) throw foreign(`view of ${view.viewer}`, `of ${viewer}`);
}

function foreign(given: string, wanted: string): ForeignStateError {
  return new ForeignStateError(`This is the ${given}, not ${wanted}.`);
}

/** @throws ForeignStateError for what is no view, or the view of a spectator. */
export function requireSeatsView(given: GameView): void {
  const { viewer }: Partial<GameView> = given ?? {};
  if (typeof viewer === 'number') return;
  if (!isStateLike(given)) throw notA('view', given, 'The view is the first argument.');
  throw new ForeignStateError(
    `The view of a seat is needed, not ${viewer === undefined ? 'a state' : 'that of a spectator'}.`,
  );
}

/**
 * Returns a state or view of today's schema and rules, of whatever components. Reads a draft of any immer as a plain copy. A
 * program without types may give anything.
 * @throws ForeignStateError when it is no such state.
 */
export function anyState(given: GameState, place: string = FIRST): GameState {
  const state = undrafted(given);
  if (!isStateLike(state)) throw notA('state', state, place);
  const { schema, rules } = state;
  if (schema === STATE_SCHEMA && rules === RULES_VERSION) return state;
  throw foreign(`state of schema ${schema} and rules ${rules}`, `of ${STATE_SCHEMA} and ${RULES_VERSION}`);
}

/** Returns whether a value has a schema and a rules version, as every state does. */
function isStateLike(value: unknown): value is GameState {
  const { schema, rules }: Partial<Record<keyof GameState, unknown>> = Object(value);
  return typeof schema === 'number' && typeof rules === 'number';
}

/** An action in place of the state means that the arguments are in the wrong order. */
function notA(wanted: 'state' | 'view', value: unknown, place: string): ForeignStateError {
  const { type, seat }: Partial<Record<keyof Action, unknown>> = Object(value);
  const isAction = typeof type === 'string' && typeof seat === 'number';
  if (isAction && place === FIRST)
    return new ForeignStateError(`This is an action, not a ${wanted}. The state comes first, then the action.`);
  return new ForeignStateError(`This is not a ${wanted}. ${place}`);
}
