import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_EN: AdviceLocale = {
  gains: (gains) => say`Immediate score change: ${gains}.`,
  worth: (coins) => `Expected value by the end of the game: about ${coins}.`,
  second: (action, worse) => say`Second choice: ${action} (${worse === null ? 'about as good' : `${worse} worse`}).`,
  nothing: 'No other choice is worth more right now.',
};
