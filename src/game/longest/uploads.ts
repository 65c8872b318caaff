import { scientistsPlanned } from './cards.ts';
import { answersTo } from './rewards.ts';
import { sum, sumOfLargest } from './sums.ts';
import { declined, type Terms } from './terms.ts';

/** SCI-5: every upload moves the marker. SCI-12: of each use of a scientist the last plan gives its reward. */
export function uploads(terms: Terms): number {
  const spaces = terms.people * terms.content.playerBoard.research.last;
  const tiles = terms.rounds - 1; // TILE-10
  return spaces + sumOfLargest(planRewards(terms), Math.min(spaces, scientistsPlanned(terms) + tiles));
}

/** What the rewards of plans ask beside the points of the scientist, which join research points of a plan (AMB-RP-9). */
export function planRewards(terms: Terms): number[] {
  const { plans, tokens } = terms.content;
  const all = [...plans, ...tokens.map(({ plan }) => plan)];
  return all.map(({ reward }) => answersTo(reward, { declined: declined(terms) }));
}

/** RP-4, RP-12: a plan is taken and placed: two answers, for as many points as it costs. */
export function plansPlaced({ content }: Terms): number {
  const { planPrices, specialPlanPrice } = content.figures;
  const beyond = (price: number): number => Math.max(0, 2 - price);
  const lettered = sum(content.plans, ({ letter }) => (letter === null ? 0 : beyond(planPrices[letter])));
  return lettered + content.specialPlans.length * beyond(specialPlanPrice);
}
