import type { Action } from '../game/model/actions.ts';
import type { CampaignViolation, Violation } from '../game/model/params.ts';
import type { GameState } from '../game/model/state.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import { hasErrorCode, joinProblems, SkyminesError } from '../input/problems.ts';
import { reasonText } from '../rulebook/reason.ts';
import type { CampaignState } from './state.ts';

/** Takes an action in the current game. */
export interface PlayAction {
  readonly type: 'play';
  readonly action: Action;
}
/** Adds the record of a chapter's game that was played elsewhere. Its replay proves that it follows the rules. */
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

/** The result of a campaign action: either the next state or, for an illegal action, the violations. */
export type CampaignResult =
  | { readonly ok: true; readonly state: CampaignState }
  | { readonly ok: false; readonly violations: readonly (CampaignViolation | Violation)[] };

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
