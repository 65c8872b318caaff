import * as v from 'valibot';
import type { Action } from '../game/model/actions.ts';
import type { CampaignArguments } from '../game/model/arguments.ts';
import type { CampaignViolation, Violation } from '../game/model/params.ts';
import type { GameState } from '../game/model/state.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import { copyTop } from '../input/plain.ts';
import { hasErrorCode, joinProblems, SkyminesError } from '../input/problems.ts';
import type { Result } from '../input/result.ts';
import { typedReader } from '../input/typed.ts';
import type { CampaignViolationCode } from '../rulebook/campaignViolations.ts';
import { type ReasonWithoutMessage, reasonText } from '../rulebook/reason.ts';
import type { CampaignState } from './state.ts';

/** Takes an action in the current game. */
export interface PlayAction {
  readonly type: 'play';
  readonly action: Action;
}
/**
 * Adds the record of a chapter's game that was played elsewhere. Replaying the record proves that the game was played
 * by the rules.
 */
export interface TakeRecord {
  readonly type: 'takeRecord';
  readonly record: GameRecord;
}
/**
 * Adds the final state of a chapter's game that was played elsewhere. The state is checked, but the check does not
 * prove that the game was played by the rules. Use it only for states from your own server; for games from any other
 * source, use records.
 */
export interface TrustGame {
  readonly type: 'trustGame';
  readonly game: GameState;
}
/** Sets Luna's level for the next chapter. The human players decide this together (CAMP-24, CAMP-25). */
export interface SetLunaLevel {
  readonly type: 'setLunaLevel';
  /** One of the levels returned by `levelChoices`, 0-8. */
  readonly level: number;
}
/** Any campaign action, as plain JSON. `campaignReduce` and `tryCampaignReduce` validate it. */
export type CampaignAction = PlayAction | TakeRecord | TrustGame | SetLunaLevel;

/** A campaign action with fields that have not been validated yet. */
export type RawCampaignAction =
  | { readonly type: 'play'; readonly action: unknown }
  | { readonly type: 'takeRecord'; readonly record: unknown }
  | { readonly type: 'trustGame'; readonly game: unknown }
  | { readonly type: 'setLunaLevel'; readonly level: number };

const readTyped = typedReader<RawCampaignAction>({
  play: { action: v.unknown() },
  takeRecord: { record: v.unknown() },
  trustGame: { game: v.unknown() },
  setLunaLevel: { level: v.number('a number') },
});

/** Validates a campaign action's fields, reading each key once. */
export function parseCampaignAction(input: unknown): Result<RawCampaignAction, string> {
  return readTyped(copyTop(input));
}

/** The result of a campaign action: either the next state or, for an illegal action, the violations. */
export type CampaignResult =
  | { readonly ok: true; readonly state: CampaignState }
  | { readonly ok: false; readonly violations: readonly (CampaignViolation | Violation)[] };

/** A reason why a campaign action is illegal, as a code with params. */
export type CampaignFault = ReasonWithoutMessage<CampaignViolationCode>;

/** Returns a reason as the error of a result. */
export function refuse<Code extends CampaignViolationCode>(
  code: Code,
  ...[params]: CampaignArguments<Code>
): { readonly ok: false; readonly error: CampaignFault } {
  return { ok: false, error: { code, params: params ?? {} } };
}

/** Thrown by `campaignReduce` when an action is illegal. The given state does not change. */
export class IllegalCampaignActionError extends SkyminesError<'illegalCampaignAction'> {
  override readonly name = 'IllegalCampaignActionError';
  override readonly code = 'illegalCampaignAction';
  readonly violations: readonly (CampaignViolation | Violation)[];

  constructor(violations: readonly (CampaignViolation | Violation)[]) {
    super(joinProblems(violations.map(reasonText), ' '));
    this.violations = violations;
  }
}

/** Checks whether an error is an `IllegalCampaignActionError` from any copy of this library. */
export function isIllegalCampaignActionError(error: unknown): error is IllegalCampaignActionError {
  return hasErrorCode(error, 'illegalCampaignAction');
}
