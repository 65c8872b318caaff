/** Records how many actions precede each human decision, because a decision can consist of several actions. */
export class Decisions {
  #starts: number[] = [];
  #ends: number[] = [];

  /** `start` is the number of actions before the decision. */
  record(start: number): void {
    this.#starts = [...this.#starts.filter((other) => other < start), start];
    this.#ends = [];
  }

  /** Returns the start of the last decision before this number of actions, or `null` if it was not recorded. */
  before(length: number): number | null {
    return this.#starts.findLast((start) => start < length) ?? null;
  }

  /** `length` is the number of actions after the undone decision. */
  recordUndo(length: number): void {
    this.#ends.push(length);
  }

  /** Removes the next decision to redo, and returns the total number of actions after redoing it. */
  popRedo(): number {
    return this.#ends.pop() ?? 0;
  }
}
