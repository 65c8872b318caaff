import type { Seat } from '../../components/ids.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { at } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { GameState, Viewer } from '../../game/model/state.ts';
import { EventLog } from './eventLog.ts';
import type { TakenAction, UndoPolicy } from './policy.ts';
import { isOpenAnswer, reveals, undoableAction } from './policy.ts';

/** Applies an action. Returns `undefined` if it is illegal. */
type Take = (state: GameState, action: Action) => TakenStep | undefined;

export interface TakenStep extends TakenAction {
  /** State after the action. */
  readonly state: GameState;
}

interface Start {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

interface Undone extends TakenStep {
  /** Index of the action before the undo. */
  readonly index: number;
  readonly before: GameState;
}

export class History {
  readonly #take: Take;
  readonly #policy: UndoPolicy;
  readonly #taken: TakenAction[] = [];
  readonly #events = new EventLog();
  /** The state after `#floor` actions, the earliest that undo can restore, and after each later action. */
  #states: GameState[];
  #floor = 0;
  #undone: Undone[] = [];
  #actions: readonly Action[] | undefined;

  constructor({ state, events }: Start, take: Take, policy: UndoPolicy) {
    this.#states = [state];
    this.#events.add(events);
    this.#take = take;
    this.#policy = policy;
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

  /** Undoes an action: the game continues as if it had never been taken. */
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
  const first = steps.length - 1 - [...steps].reverse().findIndex((step) => !isOpenAnswer(step));
  return steps.slice(first > steps.length - 1 ? 0 : first + 1);
}
