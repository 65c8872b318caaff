import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_DE: AdviceLocale = {
  gains: (gains) => say`Wertung sofort: ${gains}.`,
  lead: (sign, coins) => {
    if (sign === 0) return 'Am Ende erwartet: gleichauf mit den anderen.';
    return sign > 0
      ? `Am Ende erwartet: ${coins} Vorsprung vor den anderen.`
      : `Am Ende erwartet: ${coins} Rückstand auf die anderen.`;
  },
  second: (action, worse) => say`Zweite Wahl: ${action} (${worse === null ? 'fast so gut' : `${worse} schlechter`}).`,
};
