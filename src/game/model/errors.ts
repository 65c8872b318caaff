import { joinProblems, limitProblems, optionText } from '../../input/problems.ts';
import { reasonText } from '../../rulebook/reason.ts';
import type { GameEvent } from './events.ts';
import type { Violation } from './figures.ts';
import type { GameState } from './state.ts';

/** What came of an action: the next state and what happened, or why it may not be taken. */
export type ReduceResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** What is wrong with one option: `field` is its path in the options, `message` says what is allowed. */
export interface OptionProblem {
  readonly field: string;
  readonly message: string;
}

/** Thrown when the options do not make a game or a campaign. `problems` names the fields, at most 100. */
export class InvalidOptionsError extends Error {
  override readonly name = 'InvalidOptionsError';
  readonly problems: readonly OptionProblem[];

  constructor(problems: readonly OptionProblem[]) {
    super(joinProblems(problems.map(optionText)));
    this.problems = limitProblems(problems);
  }
}

/** Thrown by `reduce` when the action is illegal. `violations` says why. The given state does not change. */
export class IllegalActionError extends Error {
  override readonly name = 'IllegalActionError';
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(joinProblems(violations.map(reasonText), ' '));
    this.violations = violations;
  }
}

/**
 * Thrown for a state of another schema, rules version or component set, and for a view where a whole state or the view
 * of another viewer is needed.
 */
export class ForeignStateError extends Error {
  override readonly name = 'ForeignStateError';
}
