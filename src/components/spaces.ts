import { type Component, type Point, point, sources } from './component.ts';
import { type Effect, reward } from './effects.ts';
import { BOARD_SPACES, type BoardSpaceId, MAJORITY_ITEMS, type MajorityItem } from './ids.ts';
import { citing, exact, list, oneOf, orNull, type Schema, whole } from './shape.ts';
import { type SpaceTerms, spaceTerms } from './tracks.ts';

/** A bonus space printed on the board. */
export interface BoardSpace extends Component {
  readonly id: BoardSpaceId;
  readonly group: 'majority' | 'standard' | 'tile';
  readonly terms: SpaceTerms;
  /** For majority spaces: the item that is compared, and the reward tiers in ascending order. */
  readonly majority: Majority | null;
  readonly position: Point;
}

/** The item that a majority space compares, and its rewards by tier. */
export interface Majority {
  readonly item: MajorityItem;
  /**
   * `atLeast` is the required total; for scientists, it is the number of scientist and field scientist cards (MAJ-4 to
   * MAJ-6).
   */
  readonly tiers: readonly { readonly atLeast: number; readonly reward: readonly Effect[] }[];
}

const tier = exact<Majority['tiers'][number]>({ atLeast: whole(1, 40), reward });
const majority = exact<Majority>({ item: oneOf(MAJORITY_ITEMS), tiers: citing('MAJ-11', list(tier)) });

export const space: Schema<BoardSpace> = exact<BoardSpace>({
  id: oneOf(BOARD_SPACES),
  group: oneOf(['majority', 'standard', 'tile']),
  terms: citing('BON-2', spaceTerms),
  majority: citing('MAJ-1', orNull(majority)),
  position: point,
  sources,
});
