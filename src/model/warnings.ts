import type { FiguresFor, Reason } from './reason.ts';
import { reasonFrom } from './reason.ts';

/** Legal but wasteful, each with the rule by which it is lost, and its sentence. */
export const WARNINGS = {
  energyLost: { rule: 'EXP-16', message: '{company} can enter nothing with {energy} energy; it will be lost.' },
  energyLeft: { rule: 'EXP-12', message: '{energy} energy is left that could still be spent; it will be lost.' },
  unitsLost: {
    rule: 'RES-14',
    message: 'Of {units} units no more than {movable} can be used without paying a barrier.',
  },
  nothingToBuy: { rule: 'BON-8', message: 'After paying for {space} no displayed card is affordable.' },
  noReward: { rule: 'MAJ-4', message: 'No reward tier of {space} is reached; the marker only blocks it.' },
  tileNeverComes: { rule: 'BON-13', message: 'In the last round a reserved tile is never received.' },
  usableCards: { rule: 'PASS-1', message: 'Passing leaves {cards} face-up cards unused.' },
  markersLeft: { rule: 'PASS-1', message: 'Passing leaves {markers} bonus markers unused.' },
  emptySlots: { rule: 'PLAN-6', message: '{slots} action slots stay empty although the hand holds cards.' },
  covers: { rule: 'RP-16', message: 'This covers the plan {plan}, which no longer counts.' },
  behindMarker: {
    rule: 'RP-12',
    message: 'Space {position} is not ahead of the upload marker; the plan will never be entered.',
  },
} as const;

export type WarningCode = keyof typeof WARNINGS;

/** Something a legal action gives away, with the rule by which it is lost. */
export interface Warning extends Reason {
  readonly code: WarningCode;
}

/** Makes a warning of a code, with its sentence filled in. */
export function warning<Code extends WarningCode>(
  code: Code,
  ...[figures]: FiguresFor<(typeof WARNINGS)[Code]['message']>
): Warning {
  return reasonFrom(WARNINGS, code, figures ?? {});
}
