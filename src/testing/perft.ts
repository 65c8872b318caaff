import type { Rules } from '../api/bindRules.ts';
import { sum } from '../engine/lists.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { WholeState } from '../game/model/state.ts';
import { Playout } from '../game/playout.ts';
import { openWhole } from '../game/position.ts';
import { hasErrorCode, SkyminesError } from '../input/problems.ts';

const MOST_PLIES = 20;
const MOST_ACTIONS = 100_000_000;

/** The number of action sequences that begin with a legal action. */
export interface ActionCount {
  /** The first action. */
  readonly action: Action;
  /** The number of sequences. */
  readonly leaves: number;
}

/** Thrown by `perft` for a depth that is not a whole number from 0 to 20, and after it has listed 100 million actions. */
export class PerftLimitError extends SkyminesError<'perftLimit'> {
  override readonly name = 'PerftLimitError';
  override readonly code = 'perftLimit';
}

/** Checks whether an error is a `PerftLimitError` from any copy of this library. */
export function isPerftLimitError(error: unknown): error is PerftLimitError {
  return hasErrorCode(error, 'perftLimit');
}

/**
 * Returns the number of different sequences of `depth` legal actions from a state, as chess programs do to compare
 * their rules. Sequences that end earlier because the game is over are not counted. Steps with a single option that
 * the library applies automatically are not actions; Luna's turn is one. At depth 0, the number is 1.
 * @throws PerftLimitError for an invalid depth or too many sequences.
 * @throws ForeignStateError for a view, or a state with a different rules version or component set.
 * @example
 * ```ts
 * console.log([1, 2, 3].map((depth) => perft(state, depth)));
 * ```
 */
export function perft(state: WholeState, depth: number, rules?: Rules): number {
  requireDepth(depth, 0);
  return new Walk().leaves(playoutOf(state, rules), depth);
}

/**
 * Returns the same number as `perft`, split by the first action, in the order of `legalActions`. The depth is at least 1.
 * @throws PerftLimitError for an invalid depth or too many sequences.
 * @throws ForeignStateError for a view, or a state with a different rules version or component set.
 */
export function perftByAction(state: WholeState, depth: number, rules?: Rules): readonly ActionCount[] {
  requireDepth(depth, 1);
  return new Walk().byAction(playoutOf(state, rules), depth);
}

export function playoutOf(state: WholeState, rules: Rules | undefined): Playout {
  return new Playout(openWhole(boxUnder(rules), state));
}

function requireDepth(depth: number, least: number): void {
  if (Number.isInteger(depth) && depth >= least && depth <= MOST_PLIES) return;
  throw new PerftLimitError(`The depth must be a whole number from ${least} to ${MOST_PLIES}, got ${String(depth)}.`);
}

/** Counts sequences until it has listed too many actions. */
export class Walk {
  readonly #most: number;
  #listed = 0;

  constructor(most: number = MOST_ACTIONS) {
    this.#most = most;
  }

  leaves(playout: Playout, depth: number): number {
    if (depth === 0) return 1;
    if (depth === 1) return this.#list(playout).length;
    return sum(this.byAction(playout, depth).map(({ leaves }) => leaves));
  }

  byAction(playout: Playout, depth: number): ActionCount[] {
    return this.#list(playout).map((action) => {
      if (depth === 1) return { action, leaves: 1 };
      const next = new Playout(playout);
      next.play(action);
      return { action, leaves: this.leaves(next, depth - 1) };
    });
  }

  #list(playout: Playout): readonly Action[] {
    const actions = playout.options();
    this.#listed += actions.length;
    if (this.#listed <= this.#most) return actions;
    throw new PerftLimitError(`Stopped after ${this.#most} legal actions. Choose a smaller depth.`);
  }
}
