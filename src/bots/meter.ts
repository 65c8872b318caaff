import type { Budget } from './bot.ts';

/** Counts one more position that is looked at, and says whether it may be. */
export type Meter = () => boolean;

/** Returns whether the budget is used up. */
export type Clock = () => boolean;

/** A meter without a limit. */
export const NO_CLOCK: Clock = () => false;

/** A clock for a budget of time; a budget of nodes has none. */
export function clockOf(budget: Budget | undefined): Clock {
  if (budget === undefined || 'nodes' in budget) return NO_CLOCK;
  const { milliseconds, now } = budget;
  const begun = now();
  return () => now() - begun >= milliseconds;
}

/** A meter that says no once a budget is spent. */
export function meterOf(budget: Budget): Meter {
  if ('nodes' in budget) {
    let left = budget.nodes;
    return () => {
      left -= 1;
      return left >= 0;
    };
  }
  const isLate = clockOf(budget);
  return () => !isLate();
}
