import type { CampaignArguments } from '../game/model/arguments.ts';
import type { CampaignViolation, Violation } from '../game/model/figures.ts';
import { joinProblems } from '../input/problems.ts';
import { hasErrorCode, SkyminesError } from '../input/skyminesError.ts';
import type { CampaignViolationCode } from '../rulebook/campaignViolations.ts';
import type { Note } from '../rulebook/reason.ts';
import { reasonText } from '../rulebook/reason.ts';
import type { CampaignState } from './state.ts';

export type { CampaignViolation };

/** The result of a campaign action. */
export type CampaignResult =
  | { readonly ok: true; readonly state: CampaignState }
  | { readonly ok: false; readonly violations: readonly (CampaignViolation | Violation)[] };

/** Why an action of a campaign is refused: a code and its figures. */
export type CampaignFault = Note<CampaignViolationCode>;

export function campaignFault<Code extends CampaignViolationCode>(
  code: Code,
  ...[figures]: CampaignArguments<Code>
): CampaignFault {
  return { code, params: figures ?? {} };
}

/** Thrown by `campaignReduce` when an action is illegal. The state stays as it was. */
export class IllegalCampaignActionError extends SkyminesError<'illegalCampaignAction'> {
  override readonly name = 'IllegalCampaignActionError';
  override readonly code = 'illegalCampaignAction';
  readonly violations: readonly (CampaignViolation | Violation)[];

  constructor(violations: readonly (CampaignViolation | Violation)[]) {
    super(joinProblems(violations.map(reasonText), ' '));
    this.violations = violations;
  }
}

/** Whether an error is an `IllegalCampaignActionError`, of any copy of this library. */
export function isIllegalCampaignActionError(error: unknown): error is IllegalCampaignActionError {
  return hasErrorCode(error, 'illegalCampaignAction');
}
