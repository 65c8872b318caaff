import type { Component } from './component.ts';

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
