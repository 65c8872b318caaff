import type { Box } from '../../components/box.ts';
import type { Seat } from '../../components/ids.ts';
import type { AnyAction, Decision as GenericDecision, Procedure as GenericProcedure } from '../../engine/decision.ts';
import { NO_FAULTS } from '../../engine/decision.ts';
import type { CitedRule } from '../../rulebook/pages.ts';
import type { ReasonWithoutMessage } from '../../rulebook/reason.ts';
import type { ViolationCode } from '../../rulebook/violations.ts';
import type { Action } from '../model/actions.ts';
import type { ViolationArguments } from '../model/arguments.ts';
import type { GameEvent } from '../model/events.ts';
import type { Frame, FrameKind, FrameOf } from '../model/frames.ts';
import type { GameState } from '../model/state.ts';
import type { Work } from './game.ts';

export type SeatFrame = Extract<Frame, { readonly seat: Seat }>;

export type AnyDecision<F extends Frame, A extends AnyAction = Action> = GenericDecision<
  Box,
  GameState,
  F,
  A,
  GameEvent,
  ReasonWithoutMessage<ViolationCode>
>;
export type Decision<F extends SeatFrame, A extends AnyAction = Action> = AnyDecision<F, A>;
/** A decision that several seats make at once. `seats` returns these seats. */
export type SharedDecision<F extends Frame, A extends AnyAction = Action> = AnyDecision<F, A> & {
  seats(frame: F): readonly Seat[];
};
export type Procedure<Kind extends FrameKind> = GenericProcedure<Box, GameState, FrameOf<Kind>, GameEvent>;

/** Puts a frame on top of the stack, so that it is handled before all earlier frames. */
export function push(work: Work, frame: Frame): void {
  work.state.stack.push(frame as Work['state']['stack'][number]);
}

/** The result of a check: an empty list if the action is legal. */
export type Faults = readonly ReasonWithoutMessage<ViolationCode>[];

export { NO_FAULTS };

export function fault<Code extends ViolationCode>(code: Code, ...[params]: ViolationArguments<Code>): Faults {
  return [{ code, params: params ?? {} }];
}

/** Returns a violation whose code applies to several rules. */
export function faultBy<Code extends ViolationCode>(
  rule: CitedRule,
  code: Code,
  ...[params]: ViolationArguments<Code>
): Faults {
  return [{ code, params: params ?? {}, rule }];
}
