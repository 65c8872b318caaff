import type { Box } from '../components/box.ts';
import { copyIfDraft } from '../engine/copy.ts';
import type { Action } from './model/actions.ts';
import { ForeignStateError } from './model/errors.ts';
import type { GameState, GameView, Viewer, WholeState } from './model/state.ts';
import { isView, RULES_VERSION, STATE_SCHEMA } from './model/state.ts';
import { isPlayedWith, refText } from './restriction.ts';
import type { Game } from './rules/game.ts';

/** An error hint for functions that take the state as their first argument. */
const FIRST = 'The state is the first argument.';

/** Returns the position of a state, view or draft. Throws a `ForeignStateError` for other rules; `place` is a hint. */
export function openState(box: Box, input: GameState, place: string = FIRST): Game {
  const state = anyState(input, place);
  if (!isPlayedWith(box, state.content)) {
    throw mismatch(`a state of ${refText(box.ref)}`, `one of ${refText(state.content)}`);
  }
  return { box, state };
}

/** Returns the position of a whole state. Throws the same errors as `openState`, and rejects views. */
export function openWhole(box: Box, input: WholeState): Game {
  const game = openState(box, input);
  refuseView(game.state);
  return game;
}

/** Throws a `ForeignStateError` unless a value is a whole state of the current version, with any component set. */
export function requireWhole(input: WholeState, place: string = FIRST): void {
  refuseView(anyState(input, place));
}

function refuseView(state: GameState): void {
  if (isView(state)) throw mismatch('a whole state', viewName(state.viewer));
}

/** Throws a `ForeignStateError` if a view does not belong to a viewer. */
export function requireViewOf(view: GameView, viewer: Viewer): void {
  if (view.viewer !== viewer) throw mismatch(viewName(viewer), viewName(view.viewer));
}

function viewName(viewer: Viewer): string {
  return viewer === 'spectator' ? "a spectator's view" : `the view of seat ${viewer}`;
}

function mismatch(expected: string, actual: string): ForeignStateError {
  return new ForeignStateError(`Expected ${expected}, got ${actual}.`);
}

/** Throws a `ForeignStateError` if a value is not the view of a seat. */
export function requireSeatsView(input: GameView): void {
  const { viewer }: Partial<GameView> = input ?? {};
  if (typeof viewer === 'number') return;
  if (!isStateLike(input)) throw wrongArgument('view', input, 'The view is the first argument.');
  throw mismatch('the view of a seat', viewer === undefined ? 'a whole state' : viewName(viewer));
}

/** Returns a state or view, or a copy of a draft. Throws a `ForeignStateError` for another schema or rules version. */
export function anyState(input: GameState, place: string = FIRST): GameState {
  const state = copyIfDraft(input);
  if (!isStateLike(state)) throw wrongArgument('state', state, place);
  const { schema, rules } = state;
  if (schema === STATE_SCHEMA && rules === RULES_VERSION) return state;
  throw mismatch(
    `a state of schema ${STATE_SCHEMA} and rules version ${RULES_VERSION}`,
    `schema ${schema} and rules version ${rules}`,
  );
}

function isStateLike(value: unknown): value is GameState {
  const { schema, rules }: Partial<Record<keyof GameState, unknown>> = Object(value);
  return typeof schema === 'number' && typeof rules === 'number';
}

/** Returns the error for a value that is not a state or view. For an action, the arguments may be swapped. */
function wrongArgument(expected: 'state' | 'view', value: unknown, place: string): ForeignStateError {
  const { type, seat }: Partial<Record<keyof Action, unknown>> = Object(value);
  const isAction = typeof type === 'string' && typeof seat === 'number';
  if (isAction && place === FIRST)
    return new ForeignStateError(`This is an action, not a ${expected}. The state comes first, then the action.`);
  return new ForeignStateError(`This is not a ${expected}. ${place}`);
}
