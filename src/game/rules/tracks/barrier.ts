import type { Advance, Stop } from '../../model/actions.ts';
import type { BarrierFrame } from '../../model/frames.ts';
import type { Decision } from '../decision.ts';
import { fault, NO_FAULTS } from '../decision.ts';
import { advanceTrack, takeStep } from './movement.ts';

/** TRACK-3, NOTE-7: pay the barrier in front of the marker, or stay and lose the steps left. */
export const barrier: Decision<BarrierFrame, Advance | Stop> = {
  answers: ['advance', 'stop'],
  automatic: true,

  candidates: (_game, { company }, seat) => [
    { type: 'advance', seat, company },
    { type: 'stop', seat },
  ],

  check: (_game, frame, action) =>
    action.type === 'advance' && action.company !== frame.company
      ? fault('wrongTrack', { company: action.company, expected: frame.company })
      : NO_FAULTS,

  apply(work, { seat, company, steps }, action) {
    if (action.type === 'stop') {
      work.emit({ type: 'stepsLost', seat, company, steps });
      return;
    }
    takeStep(work, seat, company);
    advanceTrack(work, seat, company, steps - 1);
  },
};
