import type { LunaCriterion } from '../game/model/events.ts';
import type { RuleId } from '../rulebook/rules.ts';

/**
 * Rules whose first criterion is Luna's lead or deficit on the tracks. All other rules compare company values first.
 */
const BY_MARGIN: readonly RuleId[] = ['LACT-21', 'LACT-22', 'LACT-24'];

/** Returns the criterion that broke a tie, or `null` if the rule's first criterion was enough. */
export function tieBreak(rule: RuleId, criterion: LunaCriterion | null): LunaCriterion | null {
  return criterion === (BY_MARGIN.includes(rule) ? 'margin' : 'value') ? null : criterion;
}
