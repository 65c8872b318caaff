import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_EN: AdviceLocale = {
  gains: (gains) => say`Score at once: ${gains}.`,
  worth: (coins) => `Worth by the end of the game: about ${coins}.`,
  second: (action, worse) => say`Second choice: ${action} (${worse === null ? 'about as good' : `${worse} worse`}).`,
  nothing: 'No other choice is worth more now.',
};
