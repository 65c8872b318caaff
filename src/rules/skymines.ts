import type { Box } from '../content/box.ts';
import type { Machinery } from '../engine/machine.ts';
import { Machine } from '../engine/machine.ts';
import type { Action } from '../model/actions.ts';
import type { GameEvent } from '../model/events.ts';
import type { DecisionFrame, DecisionKind, ProcedureFrame } from '../model/frames.ts';
import type { GameState } from '../model/state.ts';
import type { ViolationCode } from '../model/violations.ts';
import { expansion } from './actions/expansion.ts';
import { salvage } from './actions/salvage.ts';
import { upload } from './actions/upload.ts';
import { oneOf, rewards, trackSteps } from './bonus/rewards.ts';
import { purchase } from './cards/purchase.ts';
import type { Decision, Procedure } from './kit.ts';
import { ousting, oustRivals } from './moon/ousting.ts';
import { removal } from './moon/removal.ts';
import { placePlans, refill } from './research/placePlans.ts';
import { research, researchPoints } from './research/points.ts';
import { dropOut, pickUp, resting } from './round/passing.ts';
import { planning, startRound } from './round/planning.ts';
import { preparation } from './round/preparation.ts';
import { turn } from './round/turn.ts';
import { endTurn, nextTurn } from './round/turnOrder.ts';
import { startingDecks, startingToken } from './setup/startingTokens.ts';
import { barrier } from './tracks/barrier.ts';
import { chosenTracks } from './tracks/chosenTracks.ts';
import { units } from './tracks/units.ts';

/** Everything somebody may have to decide, by frame kind. */
const DECISIONS: { readonly [Kind in DecisionKind]: Decision<Extract<DecisionFrame, { kind: Kind }>> } = {
  startingToken,
  startingDecks,
  planning,
  turn,
  units,
  barrier,
  expansion,
  rewards,
  ousting,
  research,
  placePlans,
  upload,
  purchase,
  oneOf,
  chosenTracks,
  removal,
  pickUp,
  resting,
  salvage,
};

/** Everything that happens by itself, by frame kind. */
const PROCEDURES: {
  readonly [Kind in ProcedureFrame['kind']]: Procedure<Extract<ProcedureFrame, { kind: Kind }>>;
} = { startRound, endTurn, nextTurn, refill, dropOut, preparation, trackSteps, researchPoints, oustRivals };

/** Skymines as the engine runs it. */
export type SkyminesMachine = Machine<Box, GameState, Action, GameEvent, ViolationCode>;
const MACHINERY: Machinery<Box, GameState, Action, GameEvent, ViolationCode> = {
  decisions: DECISIONS,
  procedures: PROCEDURES,
  resolved: (action) => ({ type: 'resolved', action }),
};
export const MACHINE: SkyminesMachine = new Machine(MACHINERY);
