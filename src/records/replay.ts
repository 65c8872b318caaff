import type { JsonProblem } from '../json/problems.ts';
import { problemText, toldTogether } from '../json/problems.ts';
import { reasonText } from '../model/reason.ts';
import type { GameState } from '../model/state.ts';
import type { Violation } from '../model/violations.ts';

/** What came of replaying a record. */
export type RecordCheck =
  /** Every action was legal; `state` is where it led. */
  | { readonly ok: true; readonly state: GameState }
  /** It is no record of these rules. */
  | { readonly ok: false; readonly reason: 'malformed'; readonly problems: readonly JsonProblem[] }
  /** `actions[index]` breaks rules; `state` is the one before it. */
  | {
      readonly ok: false;
      readonly reason: 'illegal';
      readonly index: number;
      readonly violations: readonly Violation[];
      readonly state: GameState;
    }
  /** All actions are legal, but they lead elsewhere than the record says. */
  | {
      readonly ok: false;
      readonly reason: 'result';
      readonly problems: readonly JsonProblem[];
      readonly state: GameState;
    };

/** A record was to be replayed that is no record, or breaks a rule. `check` says where. */
export class InvalidRecordError extends Error {
  override readonly name = 'InvalidRecordError';
  readonly check: Extract<RecordCheck, { ok: false }>;

  constructor(check: Extract<RecordCheck, { ok: false }>) {
    super(describeCheck(check));
    this.check = check;
  }
}

/** What is wrong with a record, in one sentence; of many problems the first few. */
export function describeCheck(check: Extract<RecordCheck, { ok: false }>): string {
  if (check.reason === 'illegal') {
    return `Action ${check.index} is illegal: ${toldTogether(check.violations.map(reasonText), ' ')}`;
  }
  return toldTogether(check.problems.map(problemText));
}
