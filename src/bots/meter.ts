import type { Budget } from './bot.ts';

/** Counts one more position that is looked at, and says whether it may be. */
export type Meter = () => boolean;

/** A meter that says no once a budget is spent. */
export function meterOf(budget: Budget): Meter {
  if ('nodes' in budget) {
    let left = budget.nodes;
    return () => {
      left -= 1;
      return left >= 0;
    };
  }
  const { milliseconds, now } = budget;
  const begun = now();
  return () => now() - begun < milliseconds;
}
