import type { RuleId } from '../rulebook/rules.ts';

/** Rules of coin payments whose price is part of the `cardTaken` text. */
export const RULES_REPORTED_BY_CARD: readonly RuleId[] = ['BON-8', 'BSP-3', 'BSP-4', 'BSP-9', 'BSP-10'];
