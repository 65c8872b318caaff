import type { Component } from './component.ts';
import type { Effect, PermanentBonus } from './effects.ts';
import type { TrackId } from './ids.ts';

/** One of the ten company tracks. Space 0 is the start (SETUP-32). */
export interface Track extends Component {
  readonly id: TrackId;
  /** Shares held on each space, index = space; never falling. Its last index is the last space. */
  readonly shares: readonly number[];
  /** Money barriers: crossed by the step that reaches `before` (TRACK-1). */
  readonly barriers: readonly { readonly before: number; readonly cost: number }[];
  /** Two thresholds: crossed by the step that reaches `at` (TRACK-6). */
  readonly thresholds: readonly { readonly at: number; readonly coins: number; readonly bonus: TrackBonus }[];
}

/** TRACK-10: a permanent bonus or a bonus space. */
export type TrackBonus =
  | { readonly kind: 'permanent'; readonly bonus: PermanentBonus }
  | ({ readonly kind: 'space' } & SpaceTerms);

/** What a bonus space asks and gives (BON-2, BON-3). */
export interface SpaceTerms {
  /** Coins to place here. */
  readonly cost: number;
  /** A hand card to destroy: any, or a carbon resource card (BON-10, BSP-6). */
  readonly destroys: 'any' | 'carbon' | null;
  readonly reward: readonly Effect[];
}
