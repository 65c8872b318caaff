import { joinProblems, limitProblems } from '../../input/problems.ts';
import { reasonText } from '../../rulebook/reason.ts';
import type { Violation } from '../../rulebook/violations.ts';
import type { GameEvent } from './events.ts';
import type { GameState } from './state.ts';

/** What came of an action: the next state and what happened, or why it may not be taken. */
export type ReduceResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** What is wrong with one option: its path in the options, and a sentence that says what is allowed. */
export interface OptionProblem {
  readonly field: string;
  readonly message: string;
}

/** `createGame` was given options that do not make a game. `problems` names the fields, 100 at most. */
export class InvalidOptionsError extends Error {
  override readonly name = 'InvalidOptionsError';
  readonly problems: readonly OptionProblem[];

  constructor(problems: readonly OptionProblem[]) {
    super(joinProblems(problems.map(({ field, message }) => `${field}: ${message}`)));
    this.problems = limitProblems(problems);
  }
}

/** `reduce` was given an action that may not be taken. `violations` says why; the state is untouched. */
export class IllegalActionError extends Error {
  override readonly name = 'IllegalActionError';
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(joinProblems(violations.map(reasonText), ' '));
    this.violations = violations;
  }
}

/** A state of another schema, rules version or component set; a view where a whole state or another view is needed. */
export class ForeignStateError extends Error {
  override readonly name = 'ForeignStateError';
}
