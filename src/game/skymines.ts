import type { Box } from '../components/box.ts';
import { Machine, type Machinery } from '../engine/machine.ts';
import { SkyminesError } from '../input/problems.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import type { ViolationCode } from '../rulebook/violations.ts';
import { lunaModule } from './luna/lunaModule.ts';
import { lunaTurn } from './luna/turn.ts';
import type { Action } from './model/actions.ts';
import { CorruptStateError } from './model/errors.ts';
import type { GameEvent } from './model/events.ts';
import type { DecisionFrame, DecisionKind, ProcedureFrame } from './model/frames.ts';
import type { GameState } from './model/state.ts';
import { chapter3Module } from './modules/chapter3.ts';
import { menaceModule, menaceReward, withConfrontation } from './modules/menaces/menaceModule.ts';
import { lastRound } from './modules/menaces/menaceOnBoard.ts';
import { claims, claimTask, missionModule } from './modules/missions.ts';
import { isRestricted } from './restriction.ts';
import { salvage } from './rules/actions/salvage.ts';
import { turn } from './rules/actions/turn.ts';
import { upload } from './rules/actions/upload.ts';
import { beltExpansion } from './rules/belt/expansion.ts';
import { ousting, oustRivals } from './rules/board/ousting.ts';
import { removal } from './rules/board/removal.ts';
import { oneReward, rewards, trackSteps } from './rules/bonus/rewards.ts';
import { purchase } from './rules/cards/display.ts';
import type { AnyDecision, Decision, Procedure, SeatFrame } from './rules/decision.ts';
import type { Module, Work } from './rules/game.ts';
import { expansion } from './rules/moon/expansion.ts';
import { withFreeMove } from './rules/move.ts';
import { placePlans, refill, research, researchPoints } from './rules/research/plans.ts';
import { planning, preparation, reveal, startRound } from './rules/round/preparation.ts';
import { dropOut, endGame, endTurn, nextTurnUntil, pickUp, resting, startTurn } from './rules/round/turnOrder.ts';
import { startingDecks, startingToken } from './rules/setup/startingTokens.ts';
import { barrier, units } from './rules/tracks/barrier.ts';
import { chosenTracks } from './rules/tracks/trackBonuses.ts';

/** All modules, in the order in which they act. */
const MODULES: readonly Module[] = [lunaModule, missionModule, menaceModule, chapter3Module];

const moment: Procedure<'moment'> = {
  run(work, frame) {
    for (const module of MODULES) {
      if (module.inPlay(work.state)) module.at[frame.moment]?.(work, frame);
    }
  },
};

const OBSERVERS = MODULES.filter((module) => module.observe !== undefined);

export function observe(work: Work, event: GameEvent): void {
  for (const module of OBSERVERS) if (module.inPlay(work.state)) module.observe?.(work, event);
}

/** The decision that an energy action opens on each side of the board. */
export const EXPANSIONS = { expansion, beltExpansion: withConfrontation(beltExpansion) };

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

const PROCEDURES: { readonly [Kind in ProcedureFrame['kind']]: Procedure<Kind> } = {
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

const MACHINERY: Machinery<Box, GameState, Action, GameEvent, ReasonWithoutMessage<ViolationCode>> = {
  decisions: DECISIONS,
  procedures: PROCEDURES,
  resolved: (action) => ({ type: 'resolved', action }),
  observe,
  restrictionsOf: (box) => (isRestricted(box) ? box : undefined),
  failure: (error) => (error instanceof SkyminesError ? error : new CorruptStateError(error)),
};
export const MACHINE = new Machine(MACHINERY);
