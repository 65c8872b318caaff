import { sum, sumOfLargest } from '../../engine/lists.ts';
import { cardsSalvaged } from './rewards.ts';
import { timesFetched } from './spaces.ts';
import type { Terms } from './terms.ts';

/** SCI-5: every upload moves the marker. SCI-12: of each use of a scientist the last plan gives its reward. */
export function uploads(terms: Terms): number {
  const { content, people, rounds, cards, planRewards } = terms;
  const spaces = people * content.playerBoard.research.last;
  const planned = sum(cards, ({ action, again }) => (action.kind === 'scientist' ? 1 + again : 0));
  const tiles = rounds - 1; // TILE-10
  const fetched = timesFetched(terms, cardsSalvaged); // BSP-9: one that is destroyed is not planned, another comes back
  return spaces + sumOfLargest(planRewards, Math.min(spaces, planned + tiles + fetched));
}

/** RP-4, RP-12: a plan is taken and placed: two answers, for as many points as it costs. */
export function plansPlaced({ content }: Terms): number {
  const { planPrices, specialPlanPrice } = content.figures;
  const beyond = (price: number): number => Math.max(0, 2 - price);
  const lettered = sum(content.plans, ({ letter }) => (letter === null ? 0 : beyond(planPrices[letter])));
  return lettered + content.specialPlans.length * beyond(specialPlanPrice);
}
