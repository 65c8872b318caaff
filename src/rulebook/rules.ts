import { enRules } from './en.ts';
import type { RuleId } from './ruleIds.ts';
import type { RuleText, RuleTitleAndSummary } from './ruleText.ts';

/** Title and summary of every rule in one language. `RULES` has their sources, which are the same for all languages. */
export type RuleTexts = Readonly<Record<RuleId, RuleTitleAndSummary>>;

/** Rules of the base game, the modules and the campaign: title, source, and a summary in our own words. */
export const RULES: Readonly<Record<RuleId, RuleText>> = enRules;

export type { RuleId, RuleText, RuleTitleAndSummary };
