import type { CampaignViolationCode } from '../../rulebook/campaignViolations.ts';
import type { ViolationCode } from '../../rulebook/violations.ts';
import type { WarningCode } from '../../rulebook/warnings.ts';
import type { CampaignParams, ViolationParams, WarningParams } from './params.ts';

/** The arguments for a code: its params, or nothing when it has none. */
type Arguments<Params> = [keyof Params] extends [never] ? readonly [] : readonly [params: Params];

/** What a refusal with a code is made from. */
export type ViolationArguments<Code extends ViolationCode> = Arguments<ViolationParams<Code>>;
/** What a warning with a code is made from. */
export type WarningArguments<Code extends WarningCode> = Arguments<WarningParams<Code>>;
/** What the refusal of a campaign with a code is made from. */
export type CampaignArguments<Code extends CampaignViolationCode> = Arguments<CampaignParams<Code>>;
