// Changes to states for the start of tests.
import type { PlayerState } from './pinned.ts';
import { type Change, player } from './table.ts';

export const nothing: Change = () => {};

/** Combines several changes. */
export const all =
  (...changes: readonly Change[]): Change =>
  (draft) => {
    for (const change of changes) change(draft);
  };

/** Sets coins and markers of seat 0. */
export const set =
  (values: Partial<Pick<PlayerState, 'coins' | 'helium' | 'upload'>>): Change =>
  (draft) => {
    Object.assign(player(draft, 0), values);
  };
