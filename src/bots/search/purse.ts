import type { Budget } from '../bot.ts';

/** What is left of a budget for one decision. */
export interface Purse {
  /** Pays for one more position that is looked at. */
  spend(): void;
  isEmpty(): boolean;
}

/** So many positions pass between two looks at the clock. */
const BETWEEN_LOOKS = 4;

/** Opens the budget of a question, or that of the bot. */
export function purse(budget: Budget): Purse {
  let spent = 0;
  const spend = (): void => {
    spent += 1;
  };
  if ('nodes' in budget) return { spend, isEmpty: () => spent >= budget.nodes };
  const { milliseconds, now } = budget;
  const end = now() + milliseconds;
  let isOver = false;
  return {
    spend,
    isEmpty() {
      if (!isOver && spent % BETWEEN_LOOKS === 0) isOver = now() >= end;
      return isOver;
    },
  };
}
