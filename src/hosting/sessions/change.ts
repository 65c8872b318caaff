import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { Viewer } from '../../game/model/state.ts';
import { actionFor } from '../views/actionFor.ts';
import { eventFor } from '../views/eventFor.ts';

interface Changed {
  readonly action: Action;
  /** The place of the action in the list of actions, counted from 0: where it is now, or where it was taken out. */
  readonly index: number;
  /** The version of the session after this change. */
  readonly version: number;
}

/** An action that was taken, or taken again: the last of the list from now on. */
export interface TakenChange extends Changed {
  readonly type: 'dispatched' | 'redone';
  readonly events: readonly GameEvent[];
}

/** An action that was taken back: the list closes up behind it. */
export interface UndoneChange extends Changed {
  readonly type: 'undone';
}

/** Something that happened in a session. It may tell a secret: what goes to somebody is `changeFor` of it. */
export type SessionChange = TakenChange | UndoneChange;

/** A change as a viewer may know it. */
export type ChangeView = SessionChange & { readonly viewer: Viewer };

/** What a viewer may know of a change: in the action and the events everything secret is `?`. */
export function changeFor(change: SessionChange, viewer: Viewer): ChangeView {
  const action = actionFor(change.action, viewer);
  if (change.type === 'undone') return { ...change, action, viewer };
  return { ...change, action, viewer, events: change.events.map((event) => eventFor(event, viewer)) };
}
