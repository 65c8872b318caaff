import { RULES } from '../../../rulebook/rules.ts';
import type { RuleTexts } from '../rules.ts';

/** Every rule in English. */
export const enRules: RuleTexts = RULES;
