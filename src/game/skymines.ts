import type { Box } from '../components/box.ts';
import type { Machinery } from '../engine/machine.ts';
import { Machine } from '../engine/machine.ts';
import { SkyminesError } from '../input/skyminesError.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import type { ViolationCode } from '../rulebook/violations.ts';
import { lunaTurn } from './luna/turn.ts';
import type { Action } from './model/actions.ts';
import { CorruptStateError } from './model/errors.ts';
import type { GameEvent } from './model/events.ts';
import type { DecisionFrame, DecisionKind, ProcedureFrame } from './model/frames.ts';
import type { GameState } from './model/state.ts';
import { withConfrontation } from './modules/menaces/confront.ts';
import { menaceReward } from './modules/menaces/menaceModule.ts';
import { lastRound } from './modules/menaces/menaceOnBoard.ts';
import { claims, claimTask } from './modules/missions/claims.ts';
import { moment, observe } from './modules.ts';
import { RestrictedBox } from './restriction.ts';
import { salvage } from './rules/actions/salvage.ts';
import { turn } from './rules/actions/turn.ts';
import { upload } from './rules/actions/upload.ts';
import { beltExpansion } from './rules/belt/expansion.ts';
import { ousting, oustRivals } from './rules/board/ousting.ts';
import { removal } from './rules/board/removal.ts';
import { oneReward, rewards, trackSteps } from './rules/bonus/rewards.ts';
import { purchase } from './rules/cards/purchase.ts';
import type { AnyDecision, Decision, Procedure, SeatFrame } from './rules/decision.ts';
import { expansion } from './rules/moon/expansion.ts';
import { withFreeMove } from './rules/move.ts';
import { placePlans, refill } from './rules/research/placePlans.ts';
import { research, researchPoints } from './rules/research/points.ts';
import { dropOut, pickUp, resting } from './rules/round/passing.ts';
import { planning, reveal, startRound } from './rules/round/planning.ts';
import { preparation } from './rules/round/preparation.ts';
import { endGame, endTurn, nextTurnUntil, startTurn } from './rules/round/turnOrder.ts';
import { startingDecks, startingToken } from './rules/setup/startingTokens.ts';
import { barrier } from './rules/tracks/barrier.ts';
import { chosenTracks } from './rules/tracks/chosenTracks.ts';
import { units } from './rules/tracks/units.ts';

/** The decision that an energy action opens on each side of the board. */
export const EXPANSIONS: {
  readonly expansion: typeof expansion;
  readonly beltExpansion: ReturnType<typeof withConfrontation>;
} = { expansion, beltExpansion: withConfrontation(beltExpansion) };

/** Allows claiming tasks during a decision in a player's turn (MISSION-13, AMB-MISSION-1). */
const inTurn = <F extends SeatFrame, A extends Action>(decision: Decision<F, A>): Decision<F> =>
  withFreeMove(decision, claimTask);

const DECISIONS: { readonly [Kind in DecisionKind]: AnyDecision<Extract<DecisionFrame, { kind: Kind }>> } = {
  startingToken,
  startingDecks,
  planning,
  turn: inTurn(turn),
  units: inTurn(units),
  barrier: inTurn(barrier),
  expansion: inTurn(EXPANSIONS.expansion),
  beltExpansion: inTurn(EXPANSIONS.beltExpansion),
  rewards: inTurn(rewards),
  ousting: inTurn(ousting),
  research: inTurn(research),
  placePlans: inTurn(placePlans),
  upload: inTurn(upload),
  purchase: inTurn(purchase),
  oneOf: inTurn(oneReward),
  chosenTracks: inTurn(chosenTracks),
  removal: inTurn(removal),
  salvage: inTurn(salvage),
  claims,
  // AMB-MISSION-1: a passing player cannot claim tasks.
  pickUp,
  resting,
  lunaTurn,
};

const PROCEDURES: {
  readonly [Kind in ProcedureFrame['kind']]: Procedure<Extract<ProcedureFrame, { kind: Kind }>>;
} = {
  startRound,
  endTurn,
  nextTurn: nextTurnUntil(lastRound),
  refill,
  dropOut,
  preparation,
  trackSteps,
  researchPoints,
  oustRivals,
  reveal,
  startTurn,
  moment,
  menaceReward,
  endGame,
};

type SkyminesMachine = Machine<Box, GameState, Action, GameEvent, ReasonWithoutMessage<ViolationCode>>;
const MACHINERY: Machinery<Box, GameState, Action, GameEvent, ReasonWithoutMessage<ViolationCode>> = {
  decisions: DECISIONS,
  procedures: PROCEDURES,
  resolved: (action) => ({ type: 'resolved', action }),
  observe,
  restrictionsOf: (box) => (box instanceof RestrictedBox ? box : undefined),
  failure: (error) => (error instanceof SkyminesError ? error : new CorruptStateError(error)),
};
export const MACHINE: SkyminesMachine = new Machine(MACHINERY);
