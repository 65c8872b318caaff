import { type Draft, Immer } from 'immer';
import { deepFreeze } from './copy.ts';
import type { AnyAction, AnyState, Decision, Fault, Position, Procedure, Work } from './decision.ts';
import { NO_FAULTS, optionsOf, seatsOf } from './decision.ts';
import { at, sum } from './lists.ts';
import type { Draw } from './random.ts';
import { drawInteger, pickOne } from './random.ts';

/** Faults that the machine finds by itself, before it asks a decision. */
type MachineFault = Fault<'gameOver' | 'notThisDecision' | 'notThisSeat'>;

/** House rules that forbid actions which the decisions allow. */
export interface Restrictions<State, Action, Why> {
  /** Returns the actions of a seat that are not forbidden. Throws when none is left, because the game could not continue. */
  allowed(state: State, seat: number, legal: readonly Action[]): readonly Action[];
  /** Returns why an action is forbidden; an empty list when it is not. */
  faults(state: State, action: Action): readonly Why[];
}

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
  /** Returns the house rules that come with a box, if there are any. */
  restrictionsOf(box: Box): Restrictions<State, Action, Why> | undefined;
}

/** The state after an action, and the events that led to it. */
interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A decision that waits for an answer. */
interface Open<Box, State extends AnyState, Action extends AnyAction, Event, Why extends Fault> {
  readonly frame: State['stack'][number];
  readonly decision: Decision<Box, State, State['stack'][number], Action, Event, Why>;
}

const immer = new Immer({ autoFreeze: true });

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
    const asked = seatsOf(open.decision, open.frame);
    if (seat !== undefined) return asked.includes(seat) ? this.#optionsOf(position, open, seat) : [];
    const only = onlyOne(asked);
    if (only !== undefined) return this.#optionsOf(position, open, only);
    const all: Action[] = [];
    for (const each of asked) all.push(...this.#optionsOf(position, open, each));
    return all;
  }

  /** Returns the legal actions of a seat that must decide. */
  #optionsOf(
    position: Position<Box, State>,
    { decision, frame }: Open<Box, State, Action, Event, Why>,
    seat: number,
  ): readonly Action[] {
    const options = optionsOf(decision, position, frame, seat);
    return this.#game.restrictionsOf(position.box)?.allowed(position.state, seat, options) ?? options;
  }

  /** Draws one of the legal actions, of one seat if it is given: the one at `floor(random() * length)` of the list. */
  sample(position: Position<Box, State>, random: Draw, seat?: number): Action {
    const open = this.#open(position.state);
    const isRestricted = this.#game.restrictionsOf(position.box) !== undefined;
    const counted = isRestricted ? undefined : open?.decision.counted;
    if (open === undefined || counted === undefined) return pickOne(random, this.options(position, seat));
    const { decision, frame } = open;
    const asked = seatsOf(decision, frame).filter((each) => seat === undefined || each === seat);
    const counts = asked.map((each) => counted.count(position, frame, each));
    let index = drawInteger(random, sum(counts));
    let place = 0;
    for (; index >= at(counts, place); place += 1) index -= at(counts, place);
    return counted.at(position, frame, at(asked, place), index);
  }

  /** Returns why an action is illegal; an empty list when it is legal. */
  check(position: Position<Box, State>, action: Action): readonly (Why | MachineFault)[] {
    const open = this.#open(position.state);
    if (open === undefined) return [fault('gameOver')];
    const { decision, frame } = open;
    const asked = seatsOf(decision, frame);
    if (!decision.answers.includes(action.type)) {
      return [fault('notThisDecision', { asked, decision: frame.kind, type: action.type })];
    }
    if (!asked.includes(action.seat)) {
      return [fault('notThisSeat', { asked, decision: frame.kind, seat: action.seat })];
    }
    const faults = decision.check(position, frame, action);
    if (faults.length > 0) return faults;
    return this.#game.restrictionsOf(position.box)?.faults(position.state, action) ?? NO_FAULTS;
  }

  /**
   * Applies an action, which must be legal, and continues up to the next real choice. The given state does not change; the
   * new one is frozen and shares its unchanged parts.
   */
  apply({ box, state: given }: Position<Box, State>, action: Action): Step<State, Event> {
    const events: Event[] = [];
    let state = given;
    let open = this.#open(state);
    let next: Action | undefined = action;
    while (open !== undefined && next !== undefined) {
      state = this.#answered({ box, state }, open, next, { events, isOnly: next !== action });
      open = this.#open(state);
      // The list is made on the plain state: reading through a draft is a hundred times slower.
      next = onlyOne(this.#automaticOptions({ box, state }, open));
    }
    return { state, events };
  }

  /**
   * Plays an action, which must be legal, on the state of the work itself, up to the next real choice: for search, on a
   * state that nobody else uses. Returns the legal actions if it had to list them to see that there is a choice.
   */
  playOn(work: Work<Box, State, Event>, action: Action): readonly Action[] | undefined {
    const open = this.#open(work.state as State);
    if (open === undefined) return undefined;
    answer(work, open, action, work as Position<Box, State>);
    const options = this.#settle(work);
    // The list was made to find out whether there is a choice by the rules of the game alone.
    return this.#game.restrictionsOf(work.box) === undefined ? options : undefined;
  }

  /** Runs a new game, which nobody else uses yet, up to its first real choice, and freezes it. */
  start({ box, state }: Position<Box, State>): Step<State, Event> {
    const events: Event[] = [];
    this.#settle(this.#workOn(box, state as Draft<State>, events));
    return { state: deepFreeze(state), events };
  }

  /** Runs procedures and answers what has only one answer, in place. */
  #settle(work: Work<Box, State, Event>): readonly Action[] | undefined {
    const position = work as Position<Box, State>;
    for (;;) {
      this.#runProcedures(work);
      const open = this.#open(position.state);
      const options = this.#automaticOptions(position, open);
      const only = onlyOne(options);
      if (open === undefined || only === undefined) return options;
      work.emit(this.#game.resolved(only));
      answer(work, open, only, position);
    }
  }

  /** Returns the state after an answer and the procedures that follow, written through immer. */
  #answered(
    before: Position<Box, State>,
    open: Open<Box, State, Action, Event, Why>,
    action: Action,
    { events, isOnly }: { readonly events: Event[]; readonly isOnly: boolean },
  ): State {
    return immer.produce(before.state, (draft: Draft<State>) => {
      // Every step pushes and pops many frames, which are never written to: a plain list saves a third of the time.
      draft.stack = [...before.state.stack] as Draft<State>['stack'];
      const work = this.#workOn(before.box, draft, events);
      if (isOnly) work.emit(this.#game.resolved(action));
      answer(work, open, action, before);
      this.#runProcedures(work);
    });
  }

  #open(state: State) {
    const frame = state.stack[state.stack.length - 1];
    if (frame === undefined) return undefined;
    const decision = this.#game.decisions[frame.kind];
    return decision === undefined ? undefined : { frame, decision };
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

  /** Returns the options of a decision that the machine answers by itself if there is only one. */
  #automaticOptions(
    position: Position<Box, State>,
    open: Open<Box, State, Action, Event, Why> | undefined,
  ): readonly Action[] | undefined {
    if (open === undefined || !open.decision.automatic) return undefined;
    const seats = seatsOf(open.decision, open.frame);
    const seat = seats[0];
    if (seat === undefined || seats.length > 1) return undefined;
    return optionsOf(open.decision, position, open.frame, seat);
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
  before: Position<Box, State>,
): void {
  work.state.stack.pop();
  open.decision.apply(work, open.frame, action, before);
}

/** The item of a list that has no other. */
function onlyOne<T>(items: readonly T[] | undefined): T | undefined {
  return items?.length === 1 ? items[0] : undefined;
}

function fault(code: MachineFault['code'], params: Fault['params'] = {}): MachineFault {
  return { code, params };
}
