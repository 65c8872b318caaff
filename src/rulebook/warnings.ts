import type { FiguresFor, Reason } from './reason.ts';

/** What a legal action can waste: the rule behind the loss, and the sentence. Translate by code. */
export const WARNINGS = {
  energyLost: { rule: 'EXP-16', message: '{company} can enter nothing with {energy} energy; it will be lost.' },
  energyLeft: { rule: 'EXP-12', message: 'You could still spend the {energy} energy left; it will be lost.' },
  unitsLost: {
    rule: 'RES-14',
    message: 'You have {units} units to move with; up to the ends of the tracks your markers can make {movable} steps.',
  },
  unitsBarred: {
    rule: 'RES-14',
    message: 'You have {units} units to move with; without paying a barrier your markers can make {movable} steps.',
  },
  // The rule of the bonus space goes in the place of this one.
  nothingToBuy: { rule: 'BON-8', message: 'After paying for {space} you cannot afford any displayed card.' },
  noReward: { rule: 'MAJ-4', message: 'You reach no reward tier of {space}; your marker only blocks it.' },
  tileNeverComes: { rule: 'BON-13', message: 'This is the last round; you will not receive the tile you reserve.' },
  usableCards: { rule: 'PASS-1', message: 'You pass with {count} face-up cards unused.' },
  markersLeft: { rule: 'PASS-1', message: 'You pass with {markers} bonus markers unused.' },
  oneTimeMarkersLeft: {
    rule: 'MISSION-15',
    message: 'You pass in the last round with {markers} one-time bonus markers unused.',
  },
  emptySlots: { rule: 'PLAN-6', message: 'You leave {slots} action slots empty although you hold cards to plan.' },
  covers: { rule: 'RP-16', message: 'This covers {plan}, which no longer counts.' },
  behindMarker: {
    rule: 'RP-12',
    message: 'Space {position} is not ahead of your upload marker, which cannot enter a plan there.',
  },
} as const;

export type WarningCode = keyof typeof WARNINGS;

/** The figures in the sentence of a code. */
export type WarningFigures<Code extends WarningCode> = FiguresFor<(typeof WARNINGS)[Code]['message']>;

/** Something that a legal action wastes, with the rule behind the loss. */
export interface Warning extends Reason {
  readonly code: WarningCode;
}
