import type { SpecialPlan } from '../model/content.ts';

const special = (round: number, cost: number, value: number): SpecialPlan => ({
  id: `special${round}`,
  round,
  cost,
  value,
  sources: { rest: 'reconstructed', round: 'rulebook' },
});

/**
 * The six special research plans in the order of their rounds. Known: the rounds 2 to 7 (SETUP-20) and that one of them
 * costs 2 coins to enter (CF-RP-5). Which one that is, the other costs and all values are reconstructed: the later a plan
 * appears, the more it is worth after its cost.
 */
export const SPECIAL_PLANS: readonly SpecialPlan[] = [
  special(2, 1, 4),
  special(3, 1, 5),
  special(4, 2, 7),
  special(5, 3, 9),
  special(6, 3, 10),
  special(7, 4, 12),
];
