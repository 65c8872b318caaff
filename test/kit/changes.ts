// Changes to states for the start of tests.
import type { PlayerState, Seat } from './pinned.ts';
import { type Change, player } from './table.ts';

export const nothing: Change = () => {};

/** Combines several changes. */
export const all =
  (...changes: readonly Change[]): Change =>
  (draft) => {
    for (const change of changes) change(draft);
  };

/** Sets coins and markers of a seat. */
export const set =
  (values: Partial<Pick<PlayerState, 'coins' | 'helium' | 'upload'>>, seat: Seat = 0): Change =>
  (draft) =>
    void Object.assign(player(draft, seat), values);

/** A seat has removed the menace, if there is one. */
export const removedBy =
  (seat: Seat | null): Change =>
  (draft) => {
    if (draft.menace) draft.menace.holder = seat;
  };
