import type { CampaignArguments } from '../game/model/arguments.ts';
import type { CampaignFigureKinds, CampaignViolation, Violation } from '../game/model/figures.ts';
import { LIMITS } from '../input/limits.ts';
import { joinProblems } from '../input/problems.ts';
import { hasErrorCode, SkyminesError } from '../input/skyminesError.ts';
import { truncate } from '../input/text.ts';
import { DIFFERENCES_EN } from '../present/text/en/differences.ts';
import type { TellFigure } from '../present/text/messages.ts';
import { asText } from '../present/text/messages.ts';
import { reasonOf } from '../present/text/refusals.ts';
import type { CampaignViolationCode } from '../rulebook/campaignViolations.ts';
import { CAMPAIGN_VIOLATIONS } from '../rulebook/campaignViolations.ts';
import type { Figures } from '../rulebook/reason.ts';
import { reasonText } from '../rulebook/reason.ts';
import type { CampaignState } from './state.ts';

export type { CampaignViolation };

/** The result of a campaign action. */
export type CampaignResult =
  | { readonly ok: true; readonly state: CampaignState }
  | { readonly ok: false; readonly violations: readonly (CampaignViolation | Violation)[] };

export function campaignViolation<Code extends CampaignViolationCode>(
  code: Code,
  ...[figures]: CampaignArguments<Code>
): CampaignViolation {
  const params: Figures = figures ?? {};
  return reasonOf(CAMPAIGN_VIOLATIONS, { code, params }, tellerOf(params)) as CampaignViolation;
}

/** Shortens input texts; other figures stand for themselves. */
function tellerOf(figures: Figures): TellFigure {
  return (name) => {
    const value = figures[name];
    if (name === 'field') return [DIFFERENCES_EN[value as CampaignFigureKinds['field']]];
    if (name === 'offered') return [(value as CampaignFigureKinds['offered']).join(' or ')];
    return name === 'problem' ? [truncate(String(value), LIMITS.toldCharacters)] : asText(value);
  };
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
