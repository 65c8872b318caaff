import { COMPANIES } from '../../../components/ids.ts';
import type { Advance, Stop } from '../../model/actions.ts';
import type { BarrierFrame, UnitsFrame } from '../../model/frames.ts';
import { type Decision, fault, NO_FAULTS, push } from '../decision.ts';
import { advanceTrack, checkStep, freeSteps, takeStep } from './movement.ts';

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

/** RES-13: each unit moves one of the seat's markers one space. The units may be used on several tracks. */
export const units: Decision<UnitsFrame, Advance | Stop> = {
  answers: ['advance', 'stop'],
  automatic: true,

  candidates(game, _frame, seat) {
    const all: (Advance | Stop)[] = [];
    for (const company of COMPANIES) {
      if (checkStep(game, seat, company).length === 0) all.push({ type: 'advance', seat, company });
    }
    if (freeSteps(game, seat).length === 0) all.push({ type: 'stop', seat });
    return all;
  },
  allLegal: true,

  check(game, { seat }, action) {
    if (action.type === 'advance') return checkStep(game, seat, action.company);
    const [free] = freeSteps(game, seat);
    // AMB-RES-1, AMB-RES-2: the seat must use units while any marker can move for free.
    return free === undefined ? NO_FAULTS : fault('unitsMustMove', { company: free });
  },

  apply(work, { seat, units: left }, action) {
    if (action.type === 'stop') {
      work.emit({ type: 'stepsLost', seat, company: null, steps: left }); // RES-14
      return;
    }
    takeStep(work, seat, action.company);
    if (left > 1) push(work, { kind: 'units', seat, units: left - 1 });
  },
};
