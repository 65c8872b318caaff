import type { Advance, Stop } from '../../model/actions.ts';
import type { BarrierFrame } from '../../model/frames.ts';
import type { Decision } from '../decision.ts';
import { fault, NO_FAULTS } from '../decision.ts';
import { advanceTrack, checkStep, takeStep } from './movement.ts';

/**
 * TRACK-3, NOTE-7: the player pays the barrier in front of the marker, or loses the remaining steps. The decision is
 * offered even to players with too few coins, because claiming a task may provide them (AMB-MISSION-1).
 */
export const barrier: Decision<BarrierFrame, Advance | Stop> = {
  answers: ['advance', 'stop'],
  automatic: true,

  candidates: (_game, { company }, seat) => [
    { type: 'advance', seat, company },
    { type: 'stop', seat },
  ],

  check(game, { seat, company: expected }, action) {
    if (action.type === 'stop') return NO_FAULTS;
    const { company } = action;
    return company === expected ? checkStep(game, seat, company) : fault('wrongTrack', { company, expected });
  },

  apply(work, { seat, company, steps }, action) {
    if (action.type === 'stop') {
      work.emit({ type: 'stepsLost', seat, company, steps });
      return;
    }
    takeStep(work, seat, company);
    advanceTrack(work, seat, company, steps - 1);
  },
};
