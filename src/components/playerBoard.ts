import type { Component } from './component.ts';

/** PLAN-4, AMB-SETUP-11: action slots of a player board, and as many resting slots above them. */
export const ACTION_SLOTS = 5;
/** The additional action slots at the two ends, by the marker that opens them (SETUP-27, CF-SPECIAL-3). */
export const END_SLOTS = { tank: 0, research: 4 } as const;

/** A marker track of the player board. Space 0 is the start. */
export interface BoardTrack extends Component {
  /** Number of the last space. */
  readonly last: number;
  /** Reaching this space switches an action slot ON. */
  readonly slotSpace: number;
  /** Values at final scoring: the last one reached or passed counts. */
  readonly values: readonly { readonly at: number; readonly value: number }[];
  /** Coins for each step or research point beyond the last space (SPECIAL-2, SPECIAL-5). */
  readonly overflow: number;
}
