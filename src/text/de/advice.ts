import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_DE: AdviceLocale = {
  gains: (gains) => say`Sofort in der Wertung: ${gains}.`,
  worth: (coins) => `Wert bis zum Spielende: etwa ${coins}.`,
  second: (action, worse) => say`Zweitbeste Wahl: ${action} (${worse === null ? 'fast so gut' : `${worse} weniger`}).`,
  nothing: 'Im Moment ist keine andere Wahl besser.',
};
