import { indices } from '../../../engine/lists.ts';
import type { ChooseReward, TakeReward } from '../../model/actions.ts';
import type { OneOfFrame, RewardsFrame } from '../../model/frames.ts';
import { type Decision, fault, NO_FAULTS, type Procedure, push } from '../decision.ts';
import { advanceTrack } from '../tracks/movement.ts';
import { grant, pushRewards } from './grant.ts';

/** EXP-17, AMB-EXP-7, AMB-BON-10: chooses the next reward. */
export const rewards: Decision<RewardsFrame, TakeReward> = {
  answers: ['takeReward'],
  automatic: true,

  candidates: (_game, frame, seat) => indices(frame.rewards).map((reward) => ({ type: 'takeReward', seat, reward })),

  check: (_game, frame, { reward }) =>
    frame.rewards[reward] === undefined ? fault('noSuchReward', { reward, count: frame.rewards.length }) : NO_FAULTS,

  apply(work, frame, { reward }) {
    const left = frame.rewards.filter((_, index) => index !== reward);
    pushRewards(work, frame.seat, left);
    const taken = frame.rewards[reward];
    if (taken !== undefined) push(work, taken);
  },
};

/** BSP-1: chooses one of several rewards. */
export const oneReward: Decision<OneOfFrame, ChooseReward> = {
  answers: ['chooseReward'],
  automatic: true,

  candidates: (_game, frame, seat) => indices(frame.rewards).map((reward) => ({ type: 'chooseReward', seat, reward })),

  check: (_game, frame, { reward }) =>
    frame.rewards[reward] === undefined ? fault('noSuchChoice', { reward, count: frame.rewards.length }) : NO_FAULTS,

  apply(work, { seat, rewards: offered, context }, { reward }) {
    grant(work, seat, offered[reward] ?? [], context);
  },
};

/** ICON-7: advances on a company track. */
export const trackSteps: Procedure<'trackSteps'> = {
  run: (work, { seat, company, steps }) => advanceTrack(work, seat, company, steps),
};
