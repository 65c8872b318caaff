import { type Draft, Immer } from 'immer';
import type { AnyAction, AnyState, Decision, Fault, Position, Procedure, Work } from './decision.ts';
import { optionsOf, seatsOf } from './decision.ts';

/** Faults that the machine finds by itself, before it asks a decision. */
export type MachineFault = Fault<'gameOver' | 'notThisDecision' | 'notThisSeat'>;

/** A game for the machine: its decisions and procedures by the kind of their frame. */
export interface Machinery<Box, State extends AnyState, Action extends AnyAction, Event, Why extends Fault> {
  readonly decisions: Readonly<
    Record<string, Decision<Box, State, State['stack'][number], Action, Event, Why> | undefined>
  >;
  readonly procedures: Readonly<Record<string, Procedure<Box, State, State['stack'][number], Event> | undefined>>;
  /** Returns the event that reports an action which the machine took because it was the only option. */
  resolved(action: Action): Event;
  /** Receives every event as soon as it happens, and may note it in the state. */
  observe(work: Work<Box, State, Event>, event: Event): void;
}

/** The state after an action, and the events that led to it. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A decision that waits for an answer. */
interface Open<Box, State extends AnyState, Action extends AnyAction, Event, Why extends Fault> {
  readonly frame: State['stack'][number];
  readonly decision: Decision<Box, State, State['stack'][number], Action, Event, Why>;
}

/** Opens a state for changes, and returns the changed state. */
type Write<State> = (state: State, write: (draft: Draft<State>) => void) => State;

const immer = new Immer({ autoFreeze: true });

/** Writes to a draft. The given state does not change; the new state shares its unchanged parts. */
function writeDraft<State>(state: State, write: (draft: Draft<State>) => void): State {
  return immer.produce(state, (draft) => write(draft));
}

/** Writes to the given state itself. */
function writeInPlace<State>(state: State, write: (draft: Draft<State>) => void): State {
  write(state as Draft<State>);
  return state;
}

/** Runs decisions and procedures over a stack of frames. It knows no rules of any game. */
export class Machine<Box, State extends AnyState, Action extends AnyAction, Event, Why extends Fault> {
  readonly #game: Machinery<Box, State, Action, Event, Why>;

  constructor(game: Machinery<Box, State, Action, Event, Why>) {
    this.#game = game;
  }

  /** Returns the seats that must decide now, in ascending order; none when the game is over. */
  seats(state: State): readonly number[] {
    const open = this.#open(state);
    return open === undefined ? [] : seatsOf(open.decision, open.frame);
  }

  /** Returns every legal action, of one seat if it is given. */
  options(position: Position<Box, State>, seat?: number): readonly Action[] {
    const open = this.#open(position.state);
    if (open === undefined) return [];
    const seats = seatsOf(open.decision, open.frame).filter((each) => seat === undefined || each === seat);
    return seats.flatMap((each) => optionsOf(open.decision, position, open.frame, each));
  }

  /** Returns why an action is illegal; an empty list when it is legal. */
  check(position: Position<Box, State>, action: Action): readonly (Why | MachineFault)[] {
    const open = this.#open(position.state);
    if (open === undefined) return [fault('gameOver')];
    const { decision, frame } = open;
    const asked = seatsOf(decision, frame);
    if (!decision.answers.includes(action.type)) {
      return [fault('notThisDecision', { asked: asked.join(', '), decision: frame.kind, type: action.type })];
    }
    if (!asked.includes(action.seat)) {
      return [fault('notThisSeat', { asked: asked.join(', '), decision: frame.kind, seat: action.seat })];
    }
    return decision.check(position, frame, action);
  }

  /** Applies an action, which must be legal, and continues up to the next real choice. */
  apply(position: Position<Box, State>, action: Action): Step<State, Event> {
    const open = this.#open(position.state);
    if (open === undefined) return { state: position.state, events: [] };
    return this.#advance(position, writeDraft, (work) => answer(work, open, action));
  }

  /** Applies an action to the given state itself, without events: for search, on a state that nobody else uses. */
  applyInPlace(position: Position<Box, Draft<State>>, action: Action): void {
    const open = this.#open(position.state as State);
    if (open === undefined) return;
    this.#advance(position as Position<Box, State>, writeInPlace, (work) => answer(work, open, action));
  }

  /** Runs a new game up to its first real choice. */
  start(position: Position<Box, State>): Step<State, Event> {
    return this.#advance(position, writeDraft, () => {});
  }

  #open(state: State) {
    const frame = state.stack[state.stack.length - 1];
    if (frame === undefined) return undefined;
    const decision = this.#game.decisions[frame.kind];
    return decision === undefined ? undefined : { frame, decision };
  }

  #advance(
    position: Position<Box, State>,
    write: Write<State>,
    begin: (work: Work<Box, State, Event>) => void,
  ): Step<State, Event> {
    const { box } = position;
    const events: Event[] = [];
    const run = (from: State, first: (work: Work<Box, State, Event>) => void): State =>
      write(from, (draft) => {
        const work = this.#workOn(box, draft, events);
        first(work);
        this.#runProcedures(work);
      });
    let state = run(position.state, begin);
    for (;;) {
      // The list is made on the plain state: reading through a draft is a hundred times slower.
      const forced = this.#forced({ box, state });
      if (forced === undefined) return { state, events };
      events.push(this.#game.resolved(forced.action));
      state = run(state, (work) => answer(work, forced, forced.action));
    }
  }

  #workOn(box: Box, state: Draft<State>, events: Event[]): Work<Box, State, Event> {
    const work: Work<Box, State, Event> = {
      box,
      state,
      emit: (event) => {
        events.push(event);
        this.#game.observe(work, event);
      },
    };
    return work;
  }

  #forced(position: Position<Box, State>) {
    const open = this.#open(position.state);
    if (open === undefined || !open.decision.automatic) return undefined;
    const [seat, other] = seatsOf(open.decision, open.frame);
    if (seat === undefined || other !== undefined) return undefined;
    const options = optionsOf(open.decision, position, open.frame, seat);
    const [action] = options;
    return action === undefined || options.length > 1 ? undefined : { ...open, action };
  }

  #runProcedures(work: Work<Box, State, Event>): void {
    for (;;) {
      const { stack } = work.state;
      const top = stack[stack.length - 1];
      const procedure = top === undefined ? undefined : this.#game.procedures[top.kind];
      if (top === undefined || procedure === undefined) return;
      stack.pop();
      procedure.run(work, top as State['stack'][number]);
    }
  }
}

/** Takes the open frame off the stack, and lets its decision apply the action. */
function answer<Box, State extends AnyState, Action extends AnyAction, Event, Why extends Fault>(
  work: Work<Box, State, Event>,
  open: Open<Box, State, Action, Event, Why>,
  action: Action,
): void {
  work.state.stack.pop();
  open.decision.apply(work, open.frame, action);
}

function fault(code: MachineFault['code'], params: Fault['params'] = {}): MachineFault {
  return { code, params };
}
