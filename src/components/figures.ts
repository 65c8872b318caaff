import type { Component } from './component.ts';
import type { PlanLetter } from './ids.ts';
import type { SpaceTerms } from './tracks.ts';

/** SETUP-1: seats at the table, Luna's among them. */
export const MOST_PLAYERS = 4;
/** ROUND-1: spaces of the round track. */
export const ROUND_SPACES = 7;

/** Numbers the rulebook states in its text. */
export interface Figures extends Component {
  /** Rounds of a game (ROUND-1). */
  readonly rounds: number;
  /** SETUP-29. */
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
