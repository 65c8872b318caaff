import type { RuleId } from '../../rulebook/rules.ts';

/** The titles and summaries of some rules. */
export type RulesIn<Id extends string> = Readonly<Record<Id, { readonly title: string; readonly summary: string }>>;
/** The titles and summaries of all rules in one language. */
export type RuleTexts = RulesIn<RuleId>;
