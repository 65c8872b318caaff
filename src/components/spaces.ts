import type { Component, Point } from './component.ts';
import type { Effect } from './effects.ts';
import type { BoardSpaceId, MajorityItem } from './ids.ts';
import type { SpaceTerms } from './tracks.ts';

/** A bonus space printed on the board. */
export interface BoardSpace extends Component {
  readonly id: BoardSpaceId;
  readonly group: 'majority' | 'standard' | 'tile';
  readonly terms: SpaceTerms;
  /** Majority spaces only: what is compared, and the reward tiers in ascending order. */
  readonly majority: Majority | null;
  readonly position: Point;
}

export interface Majority {
  readonly item: MajorityItem;
  /** `atLeast`: own total, or for scientists the number of scientist and field scientist cards (MAJ-4 to MAJ-6). */
  readonly tiers: readonly { readonly atLeast: number; readonly reward: readonly Effect[] }[];
}
