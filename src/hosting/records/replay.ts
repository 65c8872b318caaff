import type { HasContent } from '../../components/content.ts';
import { boxUnder } from '../../game/boundRules.ts';
import type { Action } from '../../game/model/actions.ts';
import type { Violation } from '../../game/model/params.ts';
import { type GameState, RULES_VERSION } from '../../game/model/state.ts';
import {
  hasErrorCode,
  type JsonProblem,
  type JsonProblems,
  joinProblems,
  problemText,
  SkyminesError,
  unless,
} from '../../input/problems.ts';
import { readCopy } from '../../input/readJson.ts';
import type { Result } from '../../input/result.ts';
import type { Schema } from '../../input/shapes.ts';
import { type Reason, reasonText } from '../../rulebook/reason.ts';
import { foreignProblem, headOf, type RecordHead } from './head.ts';
import type { RecordResult } from './record.ts';

/** The result of replaying the record of a game or a campaign. */
export type ReplayCheck<State, Refusal extends Reason, Move = unknown> =
  /** All actions are legal, and the result matches the one in the record, if there is one. */
  | { readonly ok: true; readonly outcome: 'same'; readonly state: State }
  /** The input is malformed or belongs to another record format or component set. */
  | { readonly ok: false; readonly outcome: 'malformed'; readonly problems: readonly JsonProblem[] }
  /** `action`, which is `actions[index]`, is illegal in `state`. */
  | {
      readonly ok: false;
      readonly outcome: 'stops';
      readonly index: number;
      readonly action: Move;
      readonly violations: readonly Refusal[];
      readonly state: State;
    }
  /** All actions are legal, but the result differs from the one in the record. `problems` lists the differences. */
  | {
      readonly ok: false;
      readonly outcome: 'differs';
      readonly problems: readonly JsonProblem[];
      readonly recorded: RecordResult;
      readonly replayed: RecordResult;
      readonly state: State;
    };

/** The result of replaying the record of a game. */
export type RecordCheck = ReplayCheck<GameState, Violation, Action>;

/** A failed check of any kind of record. */
export type FailedCheck = Extract<ReplayCheck<unknown, Reason>, { ok: false }>;

/**
 * Thrown when a record cannot be replayed because it is malformed, breaks a rule, or leads to a different result.
 * `check` has the details.
 */
export class InvalidRecordError<
  Check extends FailedCheck = Extract<RecordCheck, { ok: false }>,
> extends SkyminesError<'invalidRecord'> {
  override readonly name = 'InvalidRecordError';
  override readonly code = 'invalidRecord';
  readonly check: Check;

  constructor(check: Check) {
    super(describeCheck(check));
    this.check = check;
  }
}

/** Checks whether an error is an `InvalidRecordError`, even from another copy of this library. */
export function isInvalidRecordError(error: unknown): error is InvalidRecordError<FailedCheck> {
  return hasErrorCode(error, 'invalidRecord');
}

export function malformed(problems: JsonProblems): Extract<FailedCheck, { outcome: 'malformed' }> {
  return { ok: false, outcome: 'malformed', problems };
}

/** Describes the problems with a record in one sentence. Long lists are cut short. */
export function describeCheck(check: FailedCheck): string {
  if (check.outcome === 'stops') {
    return `Action ${check.index} is illegal: ${joinProblems(check.violations.map(reasonText), ' ')}`;
  }
  return joinProblems(check.problems.map(problemText));
}

type Taken<State, Refusal> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly violations: readonly Refusal[] };

export function replayAll<State, Move, Refusal extends Reason>(
  start: State,
  actions: readonly Move[],
  take: (state: State, action: Move) => Taken<State, Refusal>,
): ReplayCheck<State, Refusal, Move> {
  let state = start;
  for (const [index, action] of actions.entries()) {
    const result = take(state, action);
    if (!result.ok) return { ok: false, outcome: 'stops', index, action, violations: result.violations, state };
    state = result.state;
  }
  return { ok: true, outcome: 'same', state };
}

/**
 * Compares the final state of a replay with the result in the record, if it has one. Other rules versions may represent
 * the same state differently, so for their records, only the totals are compared, not the hash.
 */
export function compareResult<State, Refusal extends Reason, Move>(
  state: State,
  replayed: RecordResult,
  { rules, result: recorded }: { readonly rules: number; readonly result?: RecordResult },
): ReplayCheck<State, Refusal, Move> {
  if (recorded === undefined) return { ok: true, outcome: 'same', state };
  const [totals, wanted] = [replayed, recorded].map((each) => each.totals.join(', '));
  const hasSameHash = rules !== RULES_VERSION || replayed.hash === recorded.hash;
  const problems = [
    ...unless(totals === wanted, '$.result.totals', `${totals}, not ${wanted}`),
    ...unless(hasSameHash, '$.result.hash', `${replayed.hash}, not ${recorded.hash}`),
  ];
  if (problems.length === 0) return { ok: true, outcome: 'same', state };
  return { ok: false, outcome: 'differs', problems, recorded, replayed, state };
}

/** @throws InvalidRecordError when the check failed. */
export function stateOf<State>(checked: ReplayCheck<State, Reason>): State {
  if (!checked.ok) throw new InvalidRecordError(checked);
  return checked.state;
}

export function readRecord<T extends RecordHead>(
  schema: Schema<T>,
  input: unknown,
  rules: HasContent | undefined,
): Result<T, JsonProblems> {
  const own = headOf(boxUnder(rules));
  const record = readCopy(schema, input);
  const foreign = record.ok ? foreignProblem(own, record.value) : undefined;
  return foreign === undefined ? record : { ok: false, error: [foreign] };
}
