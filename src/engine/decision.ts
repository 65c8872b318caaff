import type { Draft } from 'immer';

/** A frame of the decision stack: plain JSON that says what is to be decided or done next. */
export interface AnyFrame {
  readonly kind: string;
  /** Whose frame it is, if it is one seat's. */
  readonly seat?: number | null;
}

/** What the engine needs to know of a game's state: the stack, its last frame on top. */
export interface AnyState {
  readonly stack: readonly AnyFrame[];
}

/** What the engine needs to know of an action: its type and who does it. */
export interface AnyAction {
  readonly type: string;
  readonly seat: number;
}

/** Why an action is refused: a code, and the figures its message needs. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The answer to a check of a legal action. */
export const NO_FAULTS: readonly never[] = [];

/** A state with the components it is played with: all that a check, an enumeration or a score may read. */
export interface Position<Box, State> {
  readonly box: Box;
  readonly state: State;
}

/** The same, open for writing. `emit` tells the outside what happened. */
export interface Work<Box, State, Event> {
  readonly box: Box;
  readonly state: Draft<State>;
  emit(event: Event): void;
}

/**
 * One kind of decision, complete in one place. The frame is taken off the stack before `apply` runs; what is still to
 * be decided is pushed again.
 */
export interface Decision<Box, State, Frame, Action extends AnyAction, Event, Why extends Fault> {
  /** Action types that may answer. */
  readonly answers: readonly Action['type'][];
  /** Whether the engine answers by itself when only one option is left. */
  readonly automatic: boolean;
  /** Seats that must answer, ascending. Left out, it is the seat that the frame names. */
  seats?(frame: Frame): readonly number[];
  /** Actions of a seat, without duplicates, in a fixed order. The options are those that pass `check`. */
  candidates(position: Position<Box, State>, frame: Frame, seat: number): readonly Action[];
  /** Whether every candidate passes, so that the engine need not check them: for lists that are long. */
  readonly exact?: boolean;
  /** Faults of a well-formed action of an accepted type by a seat that must answer; none when it is legal. */
  check(position: Position<Box, State>, frame: Frame, action: Action): readonly Why[];
  apply(work: Work<Box, State, Event>, frame: Frame, action: Action): void;
}

/** Seats that must answer a frame, ascending. */
export function seatsOf<Box, State, Frame extends AnyFrame, Action extends AnyAction, Event, Why extends Fault>(
  decision: Decision<Box, State, Frame, Action, Event, Why>,
  frame: Frame,
): readonly number[] {
  if (decision.seats !== undefined) return decision.seats(frame);
  return typeof frame.seat === 'number' ? [frame.seat] : [];
}

/** Every legal action of a seat, without duplicates, in a fixed order. */
export function optionsOf<Box, State, Frame, Action extends AnyAction, Event, Why extends Fault>(
  decision: Decision<Box, State, Frame, Action, Event, Why>,
  position: Position<Box, State>,
  frame: Frame,
  seat: number,
): readonly Action[] {
  const candidates = decision.candidates(position, frame, seat);
  return decision.exact
    ? candidates
    : candidates.filter((action) => decision.check(position, frame, action).length === 0);
}

/** A frame without a choice: it runs by itself as soon as it is on top. */
export interface Procedure<Box, State, Frame, Event> {
  run(work: Work<Box, State, Event>, frame: Frame): void;
}
