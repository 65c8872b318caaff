import type { RuleId } from '../rulebook/rules.ts';

/** The rules of prices that the event `cardTaken` names. */
export const TOLD_WITH_THE_CARD: readonly RuleId[] = ['BON-8', 'BSP-3', 'BSP-4', 'BSP-9', 'BSP-10'];
