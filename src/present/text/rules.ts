import type { RuleId } from '../../rulebook/rules.ts';

/** Rules in the words of one language. Where a rule stands in the rulebook is the same in all: see `RULES`. */
export type RulesIn<Id extends string> = Readonly<Record<Id, { readonly title: string; readonly summary: string }>>;

/** Every rule in the words of one language. */
export type RuleTexts = RulesIn<RuleId>;
