import type { Seat } from '../../components/ids.ts';
import { joinProblems, limitProblems, optionText } from '../../input/problems.ts';
import { hasErrorCode, SkyminesError } from '../../input/skyminesError.ts';
import { reasonText } from '../../rulebook/reason.ts';
import type { GameEvent } from './events.ts';
import type { DecisionKind } from './frames.ts';
import type { Violation } from './params.ts';
import type { GameState, NextState, WholeState } from './state.ts';

/** The result of an action: the next state and the events, or the violations if the action is illegal. */
export type ReduceResult<State extends WholeState = GameState> =
  | { readonly ok: true; readonly state: NextState<State>; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** An invalid option. */
export interface OptionProblem {
  /** The path of the option, such as `players.0.name`. */
  readonly field: string;
  /** A description of the allowed values. */
  readonly message: string;
}

/** Thrown when the options of a game, a campaign or an arena match are invalid. `problems` lists at most 100 fields. */
export class InvalidOptionsError extends SkyminesError<'invalidOptions'> {
  override readonly name = 'InvalidOptionsError';
  override readonly code = 'invalidOptions';
  readonly problems: readonly OptionProblem[];

  constructor(problems: readonly OptionProblem[]) {
    super(joinProblems(problems.map(optionText)));
    this.problems = limitProblems(problems);
  }
}

/** Checks whether an error is an `InvalidOptionsError` from any copy of this library. */
export function isInvalidOptionsError(error: unknown): error is InvalidOptionsError {
  return hasErrorCode(error, 'invalidOptions');
}

/** Thrown by `reduce` when the action is illegal. `violations` lists the reasons. The given state does not change. */
export class IllegalActionError extends SkyminesError<'illegalAction'> {
  override readonly name = 'IllegalActionError';
  override readonly code = 'illegalAction';
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super(joinProblems(violations.map(reasonText), ' '));
    this.violations = violations;
  }
}

/** Checks whether an error is an `IllegalActionError` from any copy of this library. */
export function isIllegalActionError(error: unknown): error is IllegalActionError {
  return hasErrorCode(error, 'illegalAction');
}

/**
 * Thrown for a value that is not a state, and for a state with a different schema, rules version or component set.
 * Functions that need a whole state or another viewer's view throw it for the wrong view, too.
 */
export class ForeignStateError extends SkyminesError<'foreignState'> {
  override readonly name = 'ForeignStateError';
  override readonly code = 'foreignState';
}

/** Checks whether an error is a `ForeignStateError` from any copy of this library. */
export function isForeignStateError(error: unknown): error is ForeignStateError {
  return hasErrorCode(error, 'foreignState');
}

/**
 * Thrown for rules other than the exact object returned by `createRules` or `restrictRules`. Changed copies are
 * rejected because only some functions would use the changes.
 */
export class ForeignRulesError extends SkyminesError<'foreignRules'> {
  override readonly name = 'ForeignRulesError';
  override readonly code = 'foreignRules';

  constructor() {
    super('Expected the rules returned by createRules or restrictRules. To forbid actions, use restrictRules.');
  }
}

/** Checks whether an error is a `ForeignRulesError` from any copy of this library. */
export function isForeignRulesError(error: unknown): error is ForeignRulesError {
  return hasErrorCode(error, 'foreignRules');
}

/** Thrown when restrictions forbid every legal action of a seat, so the game cannot continue. */
export class DeadEndError extends SkyminesError<'deadEnd'> {
  override readonly name = 'DeadEndError';
  override readonly code = 'deadEnd';
  /** The seat that must decide. */
  readonly seat: Seat;
  /** The kind of the open decision. */
  readonly decision: DecisionKind;
  /** The ids of all restrictions in these rules. */
  readonly restrictions: readonly string[];

  constructor(seat: Seat, decision: DecisionKind, restrictions: readonly string[]) {
    const names = restrictions.map((id) => `"${id}"`).join(', ');
    super(`Seat ${seat} has no legal action for "${decision}": all are forbidden by ${names}. Allow at least one.`);
    this.seat = seat;
    this.decision = decision;
    this.restrictions = restrictions;
  }
}

/** Checks whether an error is a `DeadEndError` from any copy of this library. */
export function isDeadEndError(error: unknown): error is DeadEndError {
  return hasErrorCode(error, 'deadEnd');
}

/**
 * Thrown when the rules cannot continue a state because no game leads to it, such as one from a forged save. `cause` is
 * the original error.
 */
export class CorruptStateError extends SkyminesError<'corruptState'> {
  override readonly name = 'CorruptStateError';
  override readonly code = 'corruptState';

  constructor(cause: unknown) {
    super('The rules cannot continue this state, because no game leads to it. Load a record or another save.', {
      cause,
    });
  }
}

/** Checks whether an error is a `CorruptStateError` from any copy of this library. */
export function isCorruptStateError(error: unknown): error is CorruptStateError {
  return hasErrorCode(error, 'corruptState');
}
