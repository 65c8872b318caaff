import { type Component, sources } from './component.ts';
import type { PlanLetter } from './ids.ts';
import { ROUND_SPACES } from './printed.ts';
import { exact, list, ruled, ruledThroughout, type Schema, whole } from './shape.ts';
import { type SpaceTerms, spaceTerms } from './tracks.ts';

/** Numbers the rulebook states in its text. */
export interface Figures extends Component {
  /** Rounds of a game (ROUND-1). */
  readonly rounds: number;
  /** Coins of each player at the start (SETUP-29). */
  readonly startingCoins: number;
  /** Bonus markers at the start, by number of players, from 1 (SETUP-30). */
  readonly bonusMarkers: readonly number[];
  /** Bonus markers of each colour, those in the box included (SETUP-31). */
  readonly markersPerColour: number;
  /** Research points for a plan of each letter (RP-5 to RP-7). */
  readonly planPrices: Readonly<Record<PlanLetter, number>>;
  /** Research points for a special plan (RP-9). */
  readonly specialPlanPrice: number;
  /** Coins to turn a plan face down (SCI-3). */
  readonly flipPrice: number;
  /** Energy points to enter a sector beside those of the border when a rival is there (EXP-9). */
  readonly rivalEnergy: number;
  /** Coins for a mission task (MISSION-6). */
  readonly missionCoins: number;
  /** What the personal bonus space of everybody asks and gives (MISSION-10). */
  readonly personalSpace: SpaceTerms;
  /** Collection domes for one more helium step (FSC-4). */
  readonly domesPerStep: number;
}

const price = whole(0, 20);

const planPrices = exact<Figures['planPrices']>({
  A: ruled('RP-5', price),
  B: ruled('RP-6', price),
  C: ruled('RP-7', price),
});

export const figures: Schema<Figures> = exact<Figures>({
  rounds: ruled('ROUND-1', whole(1, ROUND_SPACES)),
  startingCoins: ruled('SETUP-29', whole(0, 40)),
  bonusMarkers: ruled('SETUP-30', list(whole(0, 20))),
  markersPerColour: ruled('SETUP-31', whole(1, 20)),
  planPrices: ruled('RP-4', planPrices),
  specialPlanPrice: ruled('RP-9', price),
  flipPrice: ruled('SCI-3', price),
  rivalEnergy: ruled('EXP-9', price),
  missionCoins: price,
  personalSpace: ruledThroughout('SETUP-2', spaceTerms),
  domesPerStep: ruled('FSC-4', whole(1, 20)),
  sources,
});
