import type { Task } from '../../components/content.ts';
import type { GameEvent, GameEventType } from './events.ts';

/** The name of a counter in an `ActionTally`. */
export type TallyCounter = 'helium' | 'trackSteps' | 'uploads' | 'plans' | 'expansions';

/** Counters of the events that mission tasks count. */
export const COUNTERS: Readonly<Partial<Record<GameEventType, TallyCounter>>> = {
  heliumAdvanced: 'helium', // MISSION-19: steps beyond the track's end, which give coins, do not count
  trackAdvanced: 'trackSteps',
  uploadAdvanced: 'uploads',
  planTaken: 'plans',
  // MISSION-20, MISSION-21: the menace does not count, because it is not a space (MENACE-4)
  sectorOccupied: 'expansions',
  outpostPlaced: 'expansions',
  shuttlePlaced: 'expansions',
};

/** Returns what an event adds to its counter. */
export const amountOf = (event: GameEvent): number => (event.type === 'heliumAdvanced' ? event.steps : 1);

/**
 * Counts of this turn's events, used by some mission tasks (MISSION-19 to MISSION-21). `helium` counts steps on the
 * tank track, and `expansions` the pieces placed by the current energy action. `mostExpansions` is the highest number
 * of pieces placed by a single energy action of this turn.
 */
export type ActionTally = { readonly [Name in TallyCounter | 'mostExpansions']?: number };

/** The counters of the tasks for a single action. */
export const COUNTED_BY: { readonly [Kind in Extract<Task['kind'], `${string}InOneAction`>]: keyof ActionTally } = {
  heliumInOneAction: 'helium', // MISSION-19
  expansionsInOneAction: 'mostExpansions', // MISSION-20, MISSION-21, BELT-32
  trackStepsInOneAction: 'trackSteps',
  uploadsInOneAction: 'uploads',
  plansInOneAction: 'plans',
};

export const NOTHING_DONE = {
  helium: 0,
  trackSteps: 0,
  uploads: 0,
  plans: 0,
  expansions: 0,
  mostExpansions: 0,
} as const satisfies Required<ActionTally>;
