/** Where in the list of actions each decision of a person began: one decision can be several actions. */
export class Decisions {
  #starts: number[] = [];
  #ends: number[] = [];

  /** A decision has been taken after so many actions. */
  note(start: number): void {
    this.#starts = [...this.#starts.filter((other) => other < start), start];
    this.#ends = [];
  }

  /** After how many actions the last decision before so many actions began; `null` when that was not seen. */
  before(length: number): number | null {
    return this.#starts.findLast((start) => start < length) ?? null;
  }

  /** A decision has been undone that had led to so many actions. */
  undone(length: number): void {
    this.#ends.push(length);
  }

  /** To how many actions the next decision leads that is redone. */
  redone(): number {
    return this.#ends.pop() ?? 0;
  }
}
