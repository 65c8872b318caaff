// Changes made to a state by hand, before a test begins.
import type { CardId, PlayerState, Seat } from './pinned.ts';
import { type Change, hold, player } from './table.ts';

export const nothing: Change = () => {};

/** Several changes, one after the other. */
export const all =
  (...changes: readonly Change[]): Change =>
  (draft) => {
    for (const change of changes) change(draft);
  };

/** A round, in which nobody has done anything yet. */
export const inRound =
  (round: number, change: Change = nothing): Change =>
  (draft) => {
    draft.round = round;
    change(draft);
  };

/** Coins and markers of the player board of seat 0. */
export const set =
  (values: Partial<Pick<PlayerState, 'coins' | 'helium' | 'upload'>>): Change =>
  (draft) => {
    Object.assign(player(draft, 0), values);
  };

/** Cards in the hand of a seat that lay somewhere else. */
export const inHand =
  (seat: Seat, ...cards: readonly CardId[]): Change =>
  (draft) =>
    hold(draft, seat, ...cards);
