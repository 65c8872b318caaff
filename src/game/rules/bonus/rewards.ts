import { indices } from '../../../engine/lists.ts';
import type { ChooseReward, TakeReward } from '../../model/actions.ts';
import type { OneOfFrame, RewardsFrame, TrackStepsFrame } from '../../model/frames.ts';
import type { Decision, Procedure } from '../decision.ts';
import { BELOW_REWARD, fault, NO_FAULTS, push } from '../decision.ts';
import { canBeSplit } from '../tracks/chosenTracks.ts';
import { advanceTrack } from '../tracks/movement.ts';
import { grant } from './grant.ts';

/** EXP-17, AMB-EXP-7, AMB-BON-10: which reward comes next. */
export const rewards: Decision<RewardsFrame, TakeReward> = {
  liesOn: BELOW_REWARD,
  // EXP-24: points of one source are one sum
  holds: (_game, frame) => frame.rewards.filter(({ kind }) => kind === 'researchPoints').length <= 1,
  answers: ['takeReward'],
  automatic: true,

  candidates: (_game, frame, seat) => indices(frame.rewards).map((reward) => ({ type: 'takeReward', seat, reward })),

  check: (_game, frame, { reward }) =>
    frame.rewards[reward] === undefined ? fault('noSuchReward', { reward, count: frame.rewards.length }) : NO_FAULTS,

  apply(work, frame, { reward }) {
    const left = frame.rewards.filter((_, index) => index !== reward);
    if (left.length > 0) push(work, { ...frame, rewards: left });
    const taken = frame.rewards[reward];
    if (taken !== undefined) push(work, taken);
  },
};

/** BSP-1: one of several rewards. */
export const oneOf: Decision<OneOfFrame, ChooseReward> = {
  liesOn: BELOW_REWARD,
  holds: ({ box }, { rewards: offered, context: { company, destroyed } }) =>
    (destroyed === undefined || box.hasCard(destroyed)) &&
    offered.flat().every((effect) => effect.kind !== 'chosenTracks' || canBeSplit(effect, company)),
  answers: ['chooseReward'],
  automatic: true,

  candidates: (_game, frame, seat) => indices(frame.rewards).map((reward) => ({ type: 'chooseReward', seat, reward })),

  check: (_game, frame, { reward }) =>
    frame.rewards[reward] === undefined ? fault('noSuchChoice', { reward, count: frame.rewards.length }) : NO_FAULTS,

  apply(work, { seat, rewards: offered, context }, { reward }) {
    grant(work, seat, offered[reward] ?? [], context);
  },
};

/** ICON-7: steps on a company's track whose turn has come. */
export const trackSteps: Procedure<TrackStepsFrame> = {
  liesOn: null,
  run: (work, { seat, company, steps }) => advanceTrack(work, seat, company, steps),
};
