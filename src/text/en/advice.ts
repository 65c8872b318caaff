import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_EN: AdviceLocale = {
  gains: (gains) => say`Score at once: ${gains}.`,
  lead: (sign, coins) => {
    if (sign === 0) return 'Expected at the end: level with the others.';
    return sign > 0
      ? `Expected at the end: ${coins} ahead of the others.`
      : `Expected at the end: ${coins} behind the others.`;
  },
  second: (action, worse) => say`Second choice: ${action} (${worse === null ? 'about as good' : `${worse} worse`}).`,
};
