import type { Effect } from '../../components/effects.ts';
import { cardsBought } from './rewards.ts';
import { fromBonuses, type Terms } from './terms.ts';

/** RES-6, RES-12: units that cards of the deck cost at least, by their printed costs, as far as units count. */
export function unitsFor(terms: Terms): (cost: number) => number {
  const less = fromBonuses(terms, (bonus) => (bonus.kind === 'discount' ? bonus.less : 0));
  const slot = Math.min(...terms.content.slotCosts);
  return (cost) => terms.byUnits * Math.max(0, cost + slot - less);
}

/** BON-8: whether cards are bought for coins without a marker. */
export function boughtElsewhere(terms: Terms): boolean {
  return otherRewards(terms).some((reward) => cardsBought(reward) > 0);
}

/** Rewards that no marker brings. */
function otherRewards({ content }: Terms): readonly (readonly Effect[])[] {
  const { moon, belt, plans, tokens, menaces } = content;
  const board = [...moon.sectors.map(({ structures }) => structures), ...belt.asteroids.map(({ reward }) => reward)];
  return [...board, ...[...plans, ...tokens.map(({ plan }) => plan), ...menaces].map(({ reward }) => reward)];
}
