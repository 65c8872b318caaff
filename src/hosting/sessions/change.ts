import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { Viewer } from '../../game/model/state.ts';
import { actionFor, eventFor } from '../views/eventFor.ts';

interface Changed {
  readonly action: Action;
  /** Index of the action in the list of actions; after an undo, its former index. */
  readonly index: number;
  /** The version of the session after this change. */
  readonly version: number;
}

/** A new or redone action, which is now the last in the list. */
export interface TakenChange extends Changed {
  readonly type: 'dispatched' | 'redone';
  readonly events: readonly GameEvent[];
}

/** An action that was undone and removed from the list. */
export interface UndoneChange extends Changed {
  readonly type: 'undone';
}

/** A change in a session. It may contain secrets, so send players only the result of `changeFor`. */
export type SessionChange = TakenChange | UndoneChange;

/** A change without the information that is hidden from the viewer. */
export type ChangeView<Change extends SessionChange = SessionChange> = Change & { readonly viewer: Viewer };

/** Returns a change for a viewer, with `?` instead of every secret in the action and the events. */
export function changeFor(change: TakenChange, viewer: Viewer): ChangeView<TakenChange>;
export function changeFor(change: SessionChange, viewer: Viewer): ChangeView;
export function changeFor(change: SessionChange, viewer: Viewer): ChangeView {
  const action = actionFor(change.action, viewer);
  if (change.type === 'undone') return { ...change, action, viewer };
  return { ...change, action, viewer, events: change.events.map((event) => eventFor(event, viewer)) };
}
