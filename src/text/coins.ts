import type { RuleId } from '../rulebook/rules.ts';

/** Rules for coin payments that the `cardTaken` text already includes in its price. */
export const RULES_REPORTED_BY_CARD: readonly RuleId[] = ['BON-8', 'BSP-3', 'BSP-4', 'BSP-9', 'BSP-10'];
