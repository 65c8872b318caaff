import type { Draft } from 'immer';

/** A frame of the stack: an open decision or a pending procedure, as plain JSON. */
interface AnyFrame {
  readonly kind: string;
  /** The seat that the frame concerns, if there is only one. */
  readonly seat?: number | null;
}

/** The part of a game's state that the engine uses. The last frame of the stack is on top. */
export interface AnyState {
  readonly stack: readonly AnyFrame[];
}

export interface AnyAction {
  readonly type: string;
  readonly seat: number;
}

export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly params: Readonly<Record<string, unknown>>;
}

export const NO_FAULTS: readonly never[] = [];

/** A state and its components: all that is needed to check and list actions and to compute scores. */
export interface Position<Box, State> {
  readonly box: Box;
  readonly state: State;
}

/** A writable state with its component set. `emit` reports an event, and modules such as the missions may then write. */
export interface Work<Box, State, Event> {
  readonly box: Box;
  readonly state: Draft<State>;
  emit(event: Event): void;
}

/** Access to the options of a decision without building the whole list. */
interface Counted<P, Frame, Action> {
  count(position: P, frame: Frame, seat: number): number;
  /** Returns the option at a zero-based index. */
  at(position: P, frame: Frame, seat: number, index: number): Action;
}

/** One kind of decision. The engine pops the frame before `apply`, which pushes it again if the decision stays open. */
export interface Decision<Box, State, Frame, Action extends AnyAction, Event, Why extends Fault> {
  /** Types of action that answer this decision. */
  readonly answers: readonly Action['type'][];
  /** True if the engine applies the option automatically when there is only one. */
  readonly automatic: boolean;
  /** Returns the seats that must decide, in ascending order. If omitted, only the frame's seat must decide. */
  seats?(frame: Frame): readonly number[];
  /** Returns a seat's possible actions, without duplicates, in a fixed order. Those that pass `check` are legal. */
  candidates(position: Position<Box, State>, frame: Frame, seat: number): readonly Action[];
  /** True if all candidates are legal, so that the engine need not check each of them. */
  readonly allLegal?: boolean;
  /** Fast random draws for decisions with many options. */
  readonly counted?: Counted<Position<Box, State>, Frame, Action>;
  /**
   * Returns the reasons an action is illegal, or an empty list when it is legal. The engine calls it only for
   * well-formed actions with a type in `answers`, by a seat that must decide.
   */
  check(position: Position<Box, State>, frame: Frame, action: Action): readonly Why[];
  /**
   * Applies a legal action. Read from `before`, the position before the action, because reading through the draft in
   * `work` is slow. It becomes outdated as soon as `apply` writes to the draft.
   */
  apply(work: Work<Box, State, Event>, frame: Frame, action: Action, before: Position<Box, State>): void;
}

export function seatsOf<Box, State, Frame extends AnyFrame, Action extends AnyAction, Event, Why extends Fault>(
  decision: Decision<Box, State, Frame, Action, Event, Why>,
  frame: Frame,
): readonly number[] {
  if (decision.seats !== undefined) return decision.seats(frame);
  return typeof frame.seat === 'number' ? [frame.seat] : [];
}

/** Returns every legal action of a seat, without duplicates and in a fixed order. */
export function optionsOf<Box, State, Frame, Action extends AnyAction, Event, Why extends Fault>(
  decision: Decision<Box, State, Frame, Action, Event, Why>,
  position: Position<Box, State>,
  frame: Frame,
  seat: number,
): readonly Action[] {
  const candidates = decision.candidates(position, frame, seat);
  return decision.allLegal
    ? candidates
    : candidates.filter((action) => decision.check(position, frame, action).length === 0);
}

/** A step that involves no choice. It runs as soon as its frame is on top of the stack. */
export interface Procedure<Box, State, Frame, Event> {
  run(work: Work<Box, State, Event>, frame: Frame): void;
}
