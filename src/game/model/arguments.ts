import type { CampaignViolationCode } from '../../rulebook/campaignViolations.ts';
import type { ViolationCode } from '../../rulebook/violations.ts';
import type { WarningCode } from '../../rulebook/warnings.ts';
import type { CampaignParams, ViolationParams, WarningParams } from './params.ts';

/** The arguments after a code: its params, or nothing if the code has no params. */
type Arguments<Params> = [keyof Params] extends [never] ? readonly [] : readonly [params: Params];

/** The arguments of a violation with a given code. */
export type ViolationArguments<Code extends ViolationCode> = Arguments<ViolationParams<Code>>;
/** The arguments of a warning with a given code. */
export type WarningArguments<Code extends WarningCode> = Arguments<WarningParams<Code>>;
/** The arguments of a campaign violation with a given code. */
export type CampaignArguments<Code extends CampaignViolationCode> = Arguments<CampaignParams<Code>>;
