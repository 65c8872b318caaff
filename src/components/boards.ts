import { type Component, type Point, point, sources } from './component.ts';
import { type Effect, reward } from './effects.ts';
import { BOARD_SPACES, type BoardSpaceId, MAJORITY_ITEMS, type MajorityItem, type PlanLetter } from './ids.ts';
import { ROUND_SPACES } from './printed.ts';
import { citing, citingDeep, exact, type Fields, list, oneOf, orNull, type Schema, whole } from './shape.ts';
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
  /** `atLeast` is the required total; scientists count scientist and field scientist cards (MAJ-4 to MAJ-6). */
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

/** A marker track of the player board. Space 0 is the start. */
export interface BoardTrack extends Component {
  /** Number of the last space. */
  readonly last: number;
  /** Space that switches an action slot ON. */
  readonly slotSpace: number;
  /** Values for final scoring. Only the last value reached or passed counts. */
  readonly values: readonly { readonly at: number; readonly value: number }[];
  /** Coins for each step or research point beyond the last space (SPECIAL-2, SPECIAL-5). */
  readonly overflow: number;
}

/** Everything printed on a player board. */
export interface PlayerBoard {
  readonly tank: BoardTrack;
  /** `noA` lists the spaces with a crossed-out A (RP-13). */
  readonly research: BoardTrack & { readonly noA: readonly number[] };
}

const trackSpace = whole(1, 99);
const values = list(exact<BoardTrack['values'][number]>({ at: trackSpace, value: whole(1, 200) }));
const overflow = whole(0, 20);
const TRACK: Fields<BoardTrack> = { last: trackSpace, slotSpace: trackSpace, values, overflow, sources };

const tank = exact<PlayerBoard['tank']>({
  ...TRACK,
  slotSpace: citing('SPECIAL-3', trackSpace),
  values: citing('SCORE-8', values),
  overflow: citing('SPECIAL-2', overflow),
});

const research = exact<PlayerBoard['research']>({
  ...TRACK,
  slotSpace: citing('SPECIAL-6', trackSpace),
  values: citing('SCORE-9', values),
  overflow: citing('SPECIAL-5', overflow),
  noA: citing('RP-13', list(trackSpace)),
});

export const boardTrack: Schema<BoardTrack> = exact<BoardTrack>(TRACK);

export const playerBoard: Schema<PlayerBoard> = exact<PlayerBoard>({
  tank: citing('SPECIAL-1', tank),
  research: citing('SPECIAL-4', research),
});

/** Numbers that the rulebook states in its text. */
export interface Figures extends Component {
  /** Number of rounds in a game (ROUND-1). */
  readonly rounds: number;
  /** Number of coins each player starts with (SETUP-29). */
  readonly startingCoins: number;
  /** Bonus markers each player starts with, by number of players, from 1 player upwards (SETUP-30). */
  readonly bonusMarkers: readonly number[];
  /** Bonus markers of each colour, including those in the box (SETUP-31). */
  readonly markersPerColour: number;
  /** Price in research points of a plan of each letter (RP-5 to RP-7). */
  readonly planPrices: Readonly<Record<PlanLetter, number>>;
  /** Price in research points of a special plan (RP-9). */
  readonly specialPlanPrice: number;
  /** Cost in coins of turning a plan face down (SCI-3). */
  readonly flipPrice: number;
  /** Additional energy points for entering a sector with a rival (EXP-9). */
  readonly rivalEnergy: number;
  /** Coins received for a mission task (MISSION-6). */
  readonly missionCoins: number;
  /** Price and reward of the personal bonus spaces (MISSION-10). */
  readonly personalSpace: SpaceTerms;
  /** Number of collection domes needed for each extra helium-3 step (FSC-4). */
  readonly domesPerStep: number;
}

const price = whole(0, 20);

const planPrices = exact<Figures['planPrices']>({
  A: citing('RP-5', price),
  B: citing('RP-6', price),
  C: citing('RP-7', price),
});

export const figures: Schema<Figures> = exact<Figures>({
  rounds: citing('ROUND-1', whole(1, ROUND_SPACES)),
  startingCoins: citing('SETUP-29', whole(0, 40)),
  bonusMarkers: citing('SETUP-30', list(whole(0, 20))),
  markersPerColour: citing('SETUP-31', whole(1, 20)),
  planPrices: citing('RP-4', planPrices),
  specialPlanPrice: citing('RP-9', price),
  flipPrice: citing('SCI-3', price),
  rivalEnergy: citing('EXP-9', price),
  missionCoins: price,
  personalSpace: citingDeep('SETUP-2', spaceTerms),
  domesPerStep: citing('FSC-4', whole(1, 20)),
  sources,
});
