import type { Budget } from './bot.ts';

/** Counts a position to be evaluated. Returns `false` once the budget is used up. */
export type Meter = () => boolean;

export type Clock = () => boolean;

export const NO_CLOCK: Clock = () => false;

/** Returns a clock for a time budget; for a node budget, the clock never runs out. */
export function clockOf(budget: Budget | undefined): Clock {
  if (budget === undefined || 'nodes' in budget) return NO_CLOCK;
  const { milliseconds, now } = budget;
  const start = now();
  return () => now() - start >= milliseconds;
}

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
