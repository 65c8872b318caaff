import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_DE: AdviceLocale = {
  gains: (gains) => say`Wertung sofort: ${gains}.`,
  worth: (coins) => `Wert bis zum Spielende: etwa ${coins}.`,
  second: (action, worse) => say`Zweite Wahl: ${action} (${worse === null ? 'fast so gut' : `${worse} schlechter`}).`,
  nothing: 'Keine andere Wahl bringt jetzt mehr.',
};
