import type { Seat } from '../../components/ids.ts';
import { deepFreeze } from '../../engine/copy.ts';
import { at } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameState } from '../../game/model/state.ts';
import type { TakenAction, UndoPolicy } from './policy.ts';
import { isOpenAnswer, reveals, undoableAction } from './policy.ts';

/** Where an action leads, or `undefined` where it is illegal. */
export type Take = (state: GameState, action: Action) => Step | undefined;

/** An action, its events, and where it led. */
export interface Step extends TakenAction {
  readonly state: GameState;
}

/** An action that was taken back, its place in the list, and the states around it. */
interface Undone extends Step {
  readonly index: number;
  readonly before: GameState;
}

/** What has been taken so far, what was taken back, and the states that this can still lead to. */
export class History {
  readonly #take: Take;
  readonly #policy: UndoPolicy;
  readonly #taken: TakenAction[] = [];
  /** The state at `#floor` actions, and after each action from there on: no further back than undo reaches. */
  #states: GameState[];
  #floor = 0;
  #undone: Undone[] = [];
  #actions: readonly Action[] | undefined;

  constructor(opening: GameState, take: Take, policy: UndoPolicy) {
    this.#states = [opening];
    this.#take = take;
    this.#policy = policy;
  }

  get state(): GameState {
    return at(this.#states, this.#states.length - 1);
  }

  get taken(): readonly TakenAction[] {
    return this.#taken;
  }

  /** The actions so far; the same list until they change. */
  get actions(): readonly Action[] {
    this.#actions ??= Object.freeze(this.#taken.map(({ action }) => action));
    return this.#actions;
  }

  /** Adds an action. What could be redone goes, but for what others may still answer to the same decision. */
  add(step: Step): void {
    const { seat } = step.action;
    this.#undone = isOpenAnswer(step) ? openRun(this.#undone).filter(({ action }) => action.seat !== seat) : [];
    this.#push(step);
  }

  /** Index of the action that can be taken back, `null` if none. */
  undoable(seat?: Seat): number | null {
    return undoableAction(this.#taken, { seat, undo: this.#policy });
  }

  /** Takes an action back, and leads the game where it would be without it. */
  undo(seat?: Seat): Undone | undefined {
    const index = this.undoable(seat);
    if (index === null) return undefined;
    const before = at(this.#states, index - this.#floor);
    const undone = { ...at(this.#taken, index), index, before, state: at(this.#states, index + 1 - this.#floor) };
    const later = this.#taken.splice(index).slice(1);
    this.#states.splice(index + 1 - this.#floor);
    this.#actions = undefined;
    for (const { action } of later) this.#push(this.#again(action));
    this.#undone.push(undone);
    return undone;
  }

  /** Whether there is something to be taken again. */
  redoable(seat?: Seat): boolean {
    return this.#next(seat) !== undefined;
  }

  /** Takes again what was taken back last, by a seat if given: it becomes the last action. */
  redo(seat?: Seat): Step | undefined {
    const next = this.#next(seat);
    if (next === undefined) return undefined;
    this.#undone.splice(next.index, 1);
    this.#push(next.step);
    return next.step;
  }

  /** What is taken again next, and its place. Others may have taken back answers to the same decision since: theirs can wait. */
  #next(seat: Seat | undefined): { readonly index: number; readonly step: Step } | undefined {
    for (let index = this.#undone.length - 1; index >= 0; index -= 1) {
      const each = at(this.#undone, index);
      if (seat === undefined || each.action.seat === seat) {
        // What came after the decision has to wait for the answers of the others.
        const step = each.before === this.state ? each : this.#take(this.state, each.action);
        return step === undefined ? undefined : { index, step };
      }
      if (!isOpenAnswer(each)) return undefined;
    }
    return undefined;
  }

  #push({ action, events, state }: Step): void {
    this.#taken.push(deepFreeze({ action, events }));
    this.#actions = undefined;
    if (this.#policy === 'safe' && reveals(events)) {
      this.#floor = this.#taken.length;
      this.#states = [state];
    } else this.#states.push(state);
  }

  /** An answer does not depend on what others answer to the same decision, nor on their order. */
  #again(action: Action): Step {
    const step = this.#take(this.state, action);
    if (step === undefined) throw new Error(`An answer cannot be given again: ${JSON.stringify(action)}`);
    return step;
  }
}

/** The latest of them that all answer one decision of several seats. */
function openRun<T extends TakenAction>(steps: readonly T[]): T[] {
  const first = steps.length - 1 - [...steps].reverse().findIndex((step) => !isOpenAnswer(step));
  return steps.slice(first > steps.length - 1 ? 0 : first + 1);
}
