import type { Seat } from '../../components/ids.ts';
import { joinProblems, limitProblems, optionText } from '../../input/problems.ts';
import { hasErrorCode, SkyminesError } from '../../input/skyminesError.ts';
import { reasonText } from '../../rulebook/reason.ts';
import type { GameEvent } from './events.ts';
import type { DecisionKind } from './frames.ts';
import type { Violation } from './params.ts';
import type { GameState, NextState, WholeState } from './state.ts';

/** What came of an action: the next state and what happened, or why it may not be taken. */
export type ReduceResult<State extends WholeState = GameState> =
  | { readonly ok: true; readonly state: NextState<State>; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** What is wrong with one option: `field` is its path in the options, `message` says what is allowed. */
export interface OptionProblem {
  readonly field: string;
  readonly message: string;
}

/** Thrown when the options do not make a game, a campaign or a match of the arena. `problems` names the fields, at most 100. */
export class InvalidOptionsError extends SkyminesError<'invalidOptions'> {
  override readonly name = 'InvalidOptionsError';
  override readonly code = 'invalidOptions';
  readonly problems: readonly OptionProblem[];

  constructor(problems: readonly OptionProblem[]) {
    super(joinProblems(problems.map(optionText)));
    this.problems = limitProblems(problems);
  }
}

/** Whether an error is an `InvalidOptionsError`, of any copy of this library. */
export function isInvalidOptionsError(error: unknown): error is InvalidOptionsError {
  return hasErrorCode(error, 'invalidOptions');
}

/** Thrown by `reduce` when the action is illegal. `violations` says why. The given state does not change. */
export class IllegalActionError extends SkyminesError<'illegalAction'> {
  override readonly name = 'IllegalActionError';
  override readonly code = 'illegalAction';
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(joinProblems(violations.map(reasonText), ' '));
    this.violations = violations;
  }
}

/** Whether an error is an `IllegalActionError`, of any copy of this library. */
export function isIllegalActionError(error: unknown): error is IllegalActionError {
  return hasErrorCode(error, 'illegalAction');
}

/**
 * Thrown for a value that is not a state, for a state of another schema, rules version or component set, and for a view
 * where a whole state or the view of another viewer is needed.
 */
export class ForeignStateError extends SkyminesError<'foreignState'> {
  override readonly name = 'ForeignStateError';
  override readonly code = 'foreignState';
}

/** Whether an error is a `ForeignStateError`, of any copy of this library. */
export function isForeignStateError(error: unknown): error is ForeignStateError {
  return hasErrorCode(error, 'foreignState');
}

/**
 * Thrown for rules that are not the object which `createRules` or `restrictRules` returned, such as a changed copy of it: some
 * functions would follow the change, and others would not.
 */
export class ForeignRulesError extends SkyminesError<'foreignRules'> {
  override readonly name = 'ForeignRulesError';
  override readonly code = 'foreignRules';

  constructor() {
    super('These are not the rules that createRules or restrictRules returned. To forbid actions, use restrictRules.');
  }
}

/** Returns whether an error is a `ForeignRulesError`, of any copy of this library. */
export function isForeignRulesError(error: unknown): error is ForeignRulesError {
  return hasErrorCode(error, 'foreignRules');
}

/** Thrown where restrictions forbid everything that a seat may do by the rulebook, so that the game cannot continue. */
export class DeadEndError extends SkyminesError<'deadEnd'> {
  override readonly name = 'DeadEndError';
  override readonly code = 'deadEnd';
  /** The seat that must decide. */
  readonly seat: Seat;
  /** The decision that is open. */
  readonly decision: DecisionKind;
  /** The ids of the restrictions. */
  readonly restrictions: readonly string[];

  constructor(seat: Seat, decision: DecisionKind, restrictions: readonly string[]) {
    const names = restrictions.map((id) => `"${id}"`).join(', ');
    super(`Seat ${seat} must answer "${decision}", but every answer is forbidden by ${names}. Allow at least one.`);
    this.seat = seat;
    this.decision = decision;
    this.restrictions = restrictions;
  }
}

/** Returns whether an error is a `DeadEndError`, of any copy of this library. */
export function isDeadEndError(error: unknown): error is DeadEndError {
  return hasErrorCode(error, 'deadEnd');
}
