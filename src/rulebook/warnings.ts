/**
 * Every warning about a legal but wasteful action, by its code: the rule that makes it wasteful, and an English sentence
 * with params in braces, as in `VIOLATIONS`.
 */
// biome-ignore format: one message, one line.
export const WARNINGS = {
  energyLost: { rule: 'EXP-16', message: '{company} can enter nothing with {energy} energy; it will be lost.' },
  energyLeft: { rule: 'EXP-12', message: 'You could still spend the {energy} energy left; it will be lost.' },
  unitsLost: { rule: 'RES-14', message: 'You have {units|unit|units} to move with, but to the ends of the tracks your markers can make only {movable|step|steps}; the rest will be lost.' },
  unitsBarred: { rule: 'RES-14', message: 'You have {units|unit|units} to move with, but without paying a barrier your markers can make only {movable|step|steps}; the rest will be lost.' },
  allUnitsLost: { rule: 'RES-14', message: 'All your markers stand on the last spaces of the company tracks; {units|unit|units} will be lost.' },
  allUnitsBarred: { rule: 'RES-14', message: 'Without paying a barrier, none of your markers can move on a company track; {units|unit|units} will be lost.' },
  // The rule of the bonus space replaces this rule.
  nothingToBuy: { rule: 'BON-8', message: 'After paying for {space} you cannot afford any displayed card.' },
  // MAJ-8 or MAJ-11 replaces this rule where it is the lowest tier of the space.
  noReward: { rule: 'MAJ-4', message: 'You reach no reward tier of {space}; your marker only blocks it.' },
  tileNeverComes: { rule: 'BON-13', message: 'This is the last round; you will not receive the tile you reserve.' },
  usableCards: { rule: 'PASS-1', message: 'You pass with {count|face-up card|face-up cards} unused.' },
  markersLeft: { rule: 'PASS-1', message: 'You pass with {markers|bonus marker|bonus markers} unused.' },
  oneTimeMarkersLeft: { rule: 'MISSION-15', message: 'You pass in the last round with {markers|one-time bonus marker|one-time bonus markers} unused.' },
  emptySlots: { rule: 'PLAN-6', message: 'You leave {slots|action slot|action slots} empty although you hold cards to plan.' },
  covers: { rule: 'RP-16', message: 'This covers {plan}, which no longer counts.' },
  behindMarker: { rule: 'RP-12', message: 'Space {position} is not ahead of your upload marker, which cannot enter a plan there.' },
} as const;

/** The code of a warning. */
export type WarningCode = keyof typeof WARNINGS;
