import type { Draft } from 'immer';

/** A frame of the stack: plain JSON that says what must be decided or done next. */
interface AnyFrame {
  readonly kind: string;
  /** The seat that the frame belongs to, if it belongs to one. */
  readonly seat?: number | null;
}

/** The part of a game's state that the engine uses: the stack. The last frame is on top. */
export interface AnyState {
  readonly stack: readonly AnyFrame[];
}

/** The part of an action that the engine uses: its type, and the seat that takes it. */
export interface AnyAction {
  readonly type: string;
  readonly seat: number;
}

/** Why an action is refused: a code, and the params of its message. */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a check returns for a legal action. */
export const NO_FAULTS: readonly never[] = [];

/** A state and its components. Checks, lists of actions and scores read nothing else. */
export interface Position<Box, State> {
  readonly box: Box;
  readonly state: State;
}

/** A state that may be changed, and its components. `emit` reports an event to the caller. */
export interface Work<Box, State, Event> {
  readonly box: Box;
  readonly state: Draft<State>;
  emit(event: Event): void;
}

/** How many options there are, and each by its index, without making the list. */
interface Counted<Where, Frame, Action> {
  /** How many options a seat has. */
  count(position: Where, frame: Frame, seat: number): number;
  /** The option at an index of the list, from 0. */
  at(position: Where, frame: Frame, seat: number, index: number): Action;
}

/**
 * One kind of decision, complete in one place. The engine takes the frame off the stack before `apply` runs. If the
 * decision is not finished, `apply` pushes the frame again.
 */
export interface Decision<Box, State, Frame, Action extends AnyAction, Event, Why extends Fault> {
  /** The types of action that may answer. */
  readonly answers: readonly Action['type'][];
  /** Whether the engine answers by itself when there is only one option. */
  readonly automatic: boolean;
  /** The seats that must answer, in ascending order. If it is left out, the seat that the frame names. */
  seats?(frame: Frame): readonly number[];
  /** Lists actions of a seat, without duplicates, in a fixed order. The options are those that pass `check`. */
  candidates(position: Position<Box, State>, frame: Frame, seat: number): readonly Action[];
  /** Whether every candidate passes, so that the engine need not check them: for long lists. */
  readonly allLegal?: boolean;
  /** How long the list is and what stands at an index, where that is much cheaper than the list: for drawing one of it. */
  readonly counted?: Counted<Position<Box, State>, Frame, Action>;
  /**
   * Returns the faults of an action, none when it is legal. The engine only asks about a well-formed action of a type
   * that may answer, by a seat that must answer.
   */
  check(position: Position<Box, State>, frame: Frame, action: Action): readonly Why[];
  /**
   * Carries out a legal action. `before` is the position before it, for what must be read first: reading through the draft
   * of the work is slow. As soon as something is written, only the work is right.
   */
  apply(work: Work<Box, State, Event>, frame: Frame, action: Action, before: Position<Box, State>): void;
}

/** Returns the seats that must answer a frame, in ascending order. */
export function seatsOf<Box, State, Frame extends AnyFrame, Action extends AnyAction, Event, Why extends Fault>(
  decision: Decision<Box, State, Frame, Action, Event, Why>,
  frame: Frame,
): readonly number[] {
  if (decision.seats !== undefined) return decision.seats(frame);
  return typeof frame.seat === 'number' ? [frame.seat] : [];
}

/** Returns every legal action of a seat, without duplicates, in a fixed order. */
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

/** Something that happens without a choice: it runs as soon as its frame is on top of the stack. */
export interface Procedure<Box, State, Frame, Event> {
  run(work: Work<Box, State, Event>, frame: Frame): void;
}
