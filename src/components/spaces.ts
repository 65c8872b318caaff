import type { Component, Point } from './component.ts';
import type { Effect } from './effects.ts';
import type { BoardSpaceId, BonusSpaceId, MajorityItem } from './ids.ts';
import { BOARD_SPACES, COMPANIES, PERSONAL_SPACES } from './ids.ts';
import type { SpaceTerms } from './tracks.ts';

/** The bonus spaces of the company tracks (TRACK-12). */
export const TRACK_SPACES = COMPANIES.flatMap((company) => [
  { id: `${company}1`, company, level: 1 } as const,
  { id: `${company}2`, company, level: 2 } as const,
]);

/** Ids of all bonus spaces, those of the board first (BON-5, TRACK-12, MISSION-9). */
export const BONUS_SPACES: readonly BonusSpaceId[] = [
  ...BOARD_SPACES,
  ...TRACK_SPACES.map(({ id }) => id),
  ...PERSONAL_SPACES,
];

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
