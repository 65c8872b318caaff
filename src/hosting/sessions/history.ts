import type { Seat } from '../../components/ids.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { at, cached } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { GameState, Viewer } from '../../game/model/state.ts';
import { eventFor } from '../views/eventFor.ts';
import { isOpenAnswer, reveals, type TakenAction, type UndoPolicy, undoableAction } from './policy.ts';

/** The events of a game. The list for each viewer is extended as events are added, so each is converted once. */
class EventLog {
  readonly #all: GameEvent[] = [];
  readonly #told = new Map<Viewer | undefined, readonly GameEvent[]>();

  add(events: readonly GameEvent[]): void {
    for (const event of events) this.#all.push(event);
  }

  drop(count: number): void {
    const left = this.#all.length - count;
    this.#all.splice(left);
    for (const [viewer, told] of this.#told) this.#told.set(viewer, told.slice(0, left));
  }

  /** Returns a frozen list of all events. If a viewer is given, returns them as that viewer may see them. */
  of(viewer: Viewer | undefined): readonly GameEvent[] {
    const told = this.#told.get(viewer) ?? [];
    const added = this.#all.slice(told.length);
    const seen = viewer === undefined ? added : added.map((event) => eventFor(event, viewer));
    const all = Object.freeze([...told, ...deepFreeze(seen)]);
    this.#told.set(viewer, all);
    return all;
  }
}

export interface TakenStep extends TakenAction {
  readonly state: GameState;
}

/** The start of a game, the actions taken so far, and the version of its session. */
export interface Opening {
  readonly start: Omit<TakenStep, 'action'>;
  readonly steps: readonly TakenStep[];
  readonly version: number;
}

interface Undone extends TakenStep {
  /** Index of the action before the undo. */
  readonly index: number;
  readonly before: GameState;
}

export class History {
  readonly #take: (state: GameState, action: Action) => TakenStep | undefined;
  readonly #policy: UndoPolicy;
  readonly #taken: TakenAction[] = [];
  readonly #events = new EventLog();
  /** The state after `#floor` actions, the earliest that undo can restore, and after each later action. */
  #states: GameState[];
  #floor = 0;
  #undone: Undone[] = [];
  #actions: readonly Action[] | undefined;

  /** `take` applies an action. It returns `undefined` if the action is illegal. */
  constructor(opening: Opening, take: (state: GameState, action: Action) => TakenStep | undefined, policy: UndoPolicy) {
    const { start, steps } = opening;
    this.#states = [start.state];
    this.#events.add(start.events);
    this.#take = take;
    this.#policy = policy;
    for (const step of steps) this.#push(step);
  }

  get state(): GameState {
    return at(this.#states, this.#states.length - 1);
  }

  get taken(): readonly TakenAction[] {
    return this.#taken;
  }

  /** All actions; the list object stays the same until an action is added or undone. */
  get actions(): readonly Action[] {
    this.#actions ??= Object.freeze(this.#taken.map(({ action }) => action));
    return this.#actions;
  }

  events(viewer: Viewer | undefined): readonly GameEvent[] {
    return this.#events.of(viewer);
  }

  /** Adds an action. After that, only other seats' answers to a decision that is still open can be redone. */
  add(step: TakenStep): void {
    const { seat } = step.action;
    this.#undone = isOpenAnswer(step) ? openRun(this.#undone).filter(({ action }) => action.seat !== seat) : [];
    this.#push(step);
  }

  undoable(seat?: Seat): number | null {
    return undoableAction(this.#taken, { seat, undo: this.#policy });
  }

  undo(seat?: Seat): Undone | undefined {
    const index = this.undoable(seat);
    if (index === null) return undefined;
    const before = at(this.#states, index - this.#floor);
    const undone = { ...at(this.#taken, index), index, before, state: at(this.#states, index + 1 - this.#floor) };
    const gone = this.#taken.splice(index);
    const [, ...later] = gone;
    this.#events.drop(gone.reduce((count, { events }) => count + events.length, 0));
    this.#states.splice(index + 1 - this.#floor);
    this.#actions = undefined;
    for (const { action } of later) this.#push(this.#again(action));
    this.#undone.push(undone);
    return undone;
  }

  redoable(seat?: Seat): boolean {
    return this.#next(seat) !== undefined;
  }

  redo(seat?: Seat): TakenStep | undefined {
    const next = this.#next(seat);
    if (next === undefined) return undefined;
    this.#undone.splice(next.index, 1);
    this.#push(next.step);
    return next.step;
  }

  /** Skips answers to the same decision that other seats undid later. */
  #next(seat: Seat | undefined): { readonly index: number; readonly step: TakenStep } | undefined {
    for (let index = this.#undone.length - 1; index >= 0; index -= 1) {
      const each = at(this.#undone, index);
      if (seat === undefined || each.action.seat === seat) {
        // An action after the decision has to wait for the answers of the other seats.
        const step = each.before === this.state ? each : this.#take(this.state, each.action);
        return step === undefined ? undefined : { index, step };
      }
      if (!isOpenAnswer(each)) return undefined;
    }
    return undefined;
  }

  #push({ action, events, state }: TakenStep): void {
    this.#taken.push(deepFreeze({ action, events }));
    this.#events.add(events);
    this.#actions = undefined;
    if (this.#policy === 'safe' && reveals(events)) {
      this.#floor = this.#taken.length;
      this.#states = [state];
    } else this.#states.push(state);
  }

  /** Repeats an answer, which is legal whatever the other seats answer to the same decision. */
  #again(action: Action): TakenStep {
    const step = this.#take(this.state, action);
    if (step === undefined) throw new Error(`An action cannot be replayed: ${JSON.stringify(action)}`);
    return step;
  }
}

/** Returns the steps at the end of the list that answer the same decision for several seats. */
function openRun<T extends TakenAction>(steps: readonly T[]): T[] {
  let first = steps.length;
  for (const step of [...steps].reverse()) {
    if (!isOpenAnswer(step)) break;
    first -= 1;
  }
  return steps.slice(first);
}

/** Creates a cache of results: equal calls return the same frozen object until the cache is cleared. */
export function answers() {
  const all: { clear(): void }[] = [];

  /** Wraps a function so that it runs once for each key. The number of keys must be small. */
  function onceFor<Key, Answer extends object>(ask: (key: Key) => Answer) {
    const known = new Map<Key, Answer>();
    all.push(known);
    return (key: Key): Answer => cached(known, key, () => deepFreeze(ask(key)));
  }

  return {
    onceFor,
    /** Wraps a function so that it runs once and its result is cached. */
    once<Answer extends object>(ask: () => Answer): () => Answer {
      const answer = onceFor<null, Answer>(ask);
      return () => answer(null);
    },
    forget(): void {
      for (const known of all) known.clear();
    },
  };
}
