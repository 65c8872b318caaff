import { type Component, sources } from './component.ts';
import type { PlanLetter } from './ids.ts';
import { ROUND_SPACES } from './printed.ts';
import { citing, citingDeep, exact, list, type Schema, whole } from './shape.ts';
import { type SpaceTerms, spaceTerms } from './tracks.ts';

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
