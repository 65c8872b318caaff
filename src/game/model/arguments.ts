import type { CampaignViolationCode } from '../../rulebook/campaignViolations.ts';
import type { ViolationCode } from '../../rulebook/violations.ts';
import type { WarningCode } from '../../rulebook/warnings.ts';
import type { CampaignFigures, ViolationFigures, WarningFigures } from './figures.ts';

/** The arguments for a code: its figures, or nothing when it has none. */
type Arguments<Figures> = [keyof Figures] extends [never] ? readonly [] : readonly [figures: Figures];

/** What a refusal with a code is made from. */
export type ViolationArguments<Code extends ViolationCode> = Arguments<ViolationFigures<Code>>;
/** What a warning with a code is made from. */
export type WarningArguments<Code extends WarningCode> = Arguments<WarningFigures<Code>>;
/** What the refusal of a campaign with a code is made from. */
export type CampaignArguments<Code extends CampaignViolationCode> = Arguments<CampaignFigures<Code>>;
