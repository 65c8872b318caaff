import { paceFactor } from '../preferences.ts';
import type { TurnSigns } from './turnSigns.ts';

/** In milliseconds: one step, Luna's card, and a whole turn at most. */
const STEP = 500;
const CARD = 700;
const MOST = 1400;

/** Shows a rival's turn step by step. It never blocks: a decision can be made at any time. */
export class Showing {
  #turn: TurnSigns | null = null;
  #step = 0;
  #steps = 0;
  #end = 0;
  #duration = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;
  /** Called when another step has become the current one, or when the last one has ended. */
  onstep: () => void = () => {};
  onend: () => void = () => {};

  /** The turn being shown, or the last one. */
  get turn(): TurnSigns | null {
    return this.#turn;
  }

  get step(): number {
    return this.#step;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** True while the player reads. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Milliseconds until the end. */
  get remaining(): number {
    return this.isRunning ? Math.max(0, this.#end - performance.now()) : 0;
  }

  /** A turn that continues is shown from its first new step. */
  start(turn: TurnSigns, steps: number, factor = paceFactor()): void {
    const isSame = this.#turn?.turn.seat === turn.turn.seat && isContinued(this.#turn, turn);
    const from = isSame ? Math.min(this.#steps - 1, steps - 1) : 0;
    this.#stop();
    this.#turn = turn;
    this.#steps = steps;
    this.#step = Math.max(0, from);
    const left = Math.max(1, steps - this.#step);
    const card = turn.steps[0]?.signs[0]?.type === 'lunaCard' ? CARD - STEP : 0;
    this.#duration = (Math.min(MOST - card, STEP * left) / left) * factor;
    const first = this.#duration + card * factor;
    this.#end = performance.now() + first + this.#duration * (left - 1);
    this.#wait(first);
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#step + 1 >= this.#steps) {
        this.#step = this.#steps;
        this.onend();
        return;
      }
      this.#step += 1;
      this.#wait(this.#duration);
      this.onstep();
    }, time);
  }

  /** Ends at once and keeps the turn. */
  skip(): void {
    if (!this.isRunning && !this.#isHeld) return;
    this.#stop();
    this.#step = this.#steps;
    this.onend();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isHeld = false;
  }

  /** Holds the current step, so that the player can read. */
  hold(): void {
    this.#stop();
    this.#isHeld = true;
  }

  /** Ends without any effect, for example after an undo. */
  clear(): void {
    this.#stop();
    this.#turn = null;
  }
}

function isContinued(before: TurnSigns | null, after: TurnSigns): boolean {
  const { events = [] } = before?.turn ?? {};
  return events.length > 0 && events.every((event, index) => after.turn.events[index] === event);
}

/** Pause before the next seat acts, in milliseconds. */
export function pauseBetween(): number {
  return 150 * paceFactor();
}
