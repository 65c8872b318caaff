import type { Box } from '../../components/box.ts';
import type { Seat } from '../../components/ids.ts';
import {
  type AnyAction,
  type Decision as GenericDecision,
  type Procedure as GenericProcedure,
  NO_FAULTS,
  optionsOf,
} from '../../engine/decision.ts';
import type { CitedRule } from '../../rulebook/pages.ts';
import type { ReasonWithoutMessage } from '../../rulebook/reason.ts';
import type { ViolationCode } from '../../rulebook/violations.ts';
import type { Action } from '../model/actions.ts';
import type { ViolationArguments } from '../model/arguments.ts';
import type { GameEvent } from '../model/events.ts';
import type { Frame } from '../model/frames.ts';
import type { GameState } from '../model/state.ts';
import type { Game, Work } from './module.ts';

export type SeatFrame = Extract<Frame, { readonly seat: Seat }>;

export type AnyDecision<F extends Frame, A extends AnyAction = Action> = GenericDecision<
  Box,
  GameState,
  F,
  A,
  GameEvent,
  ReasonWithoutMessage<ViolationCode>
>;
/** A decision made by the frame's seat. */
export type Decision<F extends SeatFrame, A extends AnyAction = Action> = AnyDecision<F, A>;
/** A decision that several seats make at once. `seats` returns these seats. */
export type SharedDecision<F extends Frame, A extends AnyAction = Action> = AnyDecision<F, A> & {
  seats(frame: F): readonly Seat[];
};
export type Procedure<F extends Frame = Frame> = GenericProcedure<Box, GameState, F, GameEvent>;

/** Puts a frame on top of the stack, so that it is handled before all earlier frames. */
export function push(work: Work, frame: Frame): void {
  work.state.stack.push(frame as Work['state']['stack'][number]);
}

/** The result of a check: an empty list if the action is legal. */
export type Faults = readonly ReasonWithoutMessage<ViolationCode>[];

export { NO_FAULTS };

/** Returns a list with a single violation. Its code determines the rule. */
export function fault<Code extends ViolationCode>(code: Code, ...[params]: ViolationArguments<Code>): Faults {
  return [{ code, params: params ?? {} }];
}

/** Returns a list with a single violation of the given rule, for codes that apply to several rules. */
export function faultBy<Code extends ViolationCode>(
  rule: CitedRule,
  code: Code,
  ...[params]: ViolationArguments<Code>
): Faults {
  return [{ code, params: params ?? {}, rule }];
}

/** The implementation of one action type: its options, its check and its effect. */
export interface Move<A extends Action, F> {
  readonly type: A['type'];
  /** Returns every legal action of this type, without duplicates and in a fixed order. */
  options(game: Game, frame: F): readonly A[];
  check(game: Game, frame: F, action: A): Faults;
  apply(work: Work, frame: F, action: A): void;
}

/** One move for each action type, in the order in which their options are listed. */
export type Moves<A extends Action, F> = { readonly [Type in A['type']]: Move<Extract<A, { type: Type }>, F> };

/** Returns the main functions of a decision, derived from its moves. */
export function decisionFromMoves<A extends Action, F extends SeatFrame>(
  moves: Moves<A, F>,
): Pick<Decision<F, A>, 'answers' | 'candidates' | 'check' | 'apply'> {
  const all: readonly Move<A, F>[] = Object.values(moves);
  const moveFor = ({ type }: A): Move<A, F> => moves[type as A['type']];
  return {
    answers: all.map(({ type }) => type),
    candidates(game, frame) {
      const options: A[] = [];
      for (const move of all) options.push(...move.options(game, frame));
      return options;
    },
    check: (game, frame, action) => moveFor(action).check(game, frame, action),
    apply: (work, frame, action) => moveFor(action).apply(work, frame, action),
  };
}

/** Adds a module's move to a decision (MISSION-14). The decision remains open after this move. */
export function withFreeMove<F extends SeatFrame, A extends Action, Free extends Action>(
  decision: Decision<F, A>,
  free: Move<Free, SeatFrame>,
): Decision<F> {
  const isFree = (action: Action): action is Free => action.type === free.type;
  const { counted: _, ...listed } = decision; // `counted` does not include the free move
  return {
    ...listed,
    answers: [...decision.answers, free.type],
    allLegal: true,
    candidates(game, frame, seat) {
      const moves = free.options(game, frame);
      const answers = optionsOf(decision, game, frame, seat);
      return moves.length === 0 ? answers : [...moves, ...answers];
    },
    check: (game, frame, action) =>
      isFree(action) ? free.check(game, frame, action) : decision.check(game, frame, action as A),
    apply(work, frame, action, before) {
      if (isFree(action)) {
        push(work, frame);
        free.apply(work, frame, action);
      } else decision.apply(work, frame, action as A, before);
    },
  };
}
