import type { LunaCriterion } from '../game/model/events.ts';
import type { RuleId } from '../rulebook/rules.ts';

/** What the card asks for is her margin on the track, and value comes after it; elsewhere value comes first. */
const BY_MARGIN: readonly RuleId[] = ['LACT-21', 'LACT-22', 'LACT-24'];

/** The criterion that decided between equals, or `null` when what the card asks for was enough. */
export function tieBreak(rule: RuleId, criterion: LunaCriterion | null): LunaCriterion | null {
  return criterion === (BY_MARGIN.includes(rule) ? 'margin' : 'value') ? null : criterion;
}
