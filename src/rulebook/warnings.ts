/** Wasteful legal actions by code: the rule that makes them wasteful, and an English message as in `VIOLATIONS`. */
// biome-ignore format: one message per line.
export const WARNINGS = {
  energyLost: { rule: 'EXP-16', message: '{company} cannot expand with {energy} energy, so all of it will be lost.' },
  energyLeft: { rule: 'EXP-12', message: 'You can still spend the remaining {energy} energy; otherwise it will be lost.' },
  unitsLost: { rule: 'RES-14', message: 'You have {units|unit|units} to spend on steps, but your markers can take only {movable|step|steps} before they reach the ends of their tracks; the rest will be lost.' },
  unitsBarred: { rule: 'RES-14', message: 'You have {units|unit|units} to spend on steps, but your markers can take only {movable|step|steps} without paying a barrier; the rest will be lost.' },
  allUnitsLost: { rule: 'RES-14', message: 'All your markers are on the last spaces of the company tracks; {units|unit|units} will be lost.' },
  allUnitsBarred: { rule: 'RES-14', message: 'None of your markers can move on a company track without paying a barrier; {units|unit|units} will be lost.' },
  // The message usually cites the rule of the bonus space.
  nothingToBuy: { rule: 'BON-8', message: 'After paying for {space}, you cannot afford any displayed card.' },
  // The message cites MAJ-8 or MAJ-11 if that rule determines the lowest tier of the space.
  noReward: { rule: 'MAJ-4', message: 'You do not reach any reward tier of {space}, so your marker will only block it.' },
  tileNeverComes: { rule: 'BON-13', message: 'This is the last round, so you will not receive the tile you reserve.' },
  usableCards: { rule: 'PASS-1', message: 'Passing leaves {count|face-up card|face-up cards} unused.' },
  markersLeft: { rule: 'PASS-1', message: 'Passing leaves {markers|bonus marker|bonus markers} unused.' },
  oneTimeMarkersLeft: { rule: 'MISSION-15', message: 'Passing in the last round leaves {markers|one-time bonus marker|one-time bonus markers} unused.' },
  emptySlots: { rule: 'PLAN-6', message: 'You are leaving {slots|action slot|action slots} empty, although you still have cards to plan.' },
  covers: { rule: 'RP-16', message: 'This covers {plan}, which will no longer count.' },
  behindMarker: { rule: 'RP-12', message: 'Space {position} is not ahead of your upload marker, so the marker cannot enter a plan there.' },
} as const;

/** Code of a warning. */
export type WarningCode = keyof typeof WARNINGS;
