import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_FR: AdviceLocale = {
  gains: (gains) => say`Au décompte, tout de suite : ${gains}.`,
  lead: (sign, coins) => {
    if (sign === 0) return 'Prévu à la fin : à égalité avec les autres.';
    return sign > 0
      ? `Prévu à la fin : ${coins} d’avance sur les autres.`
      : `Prévu à la fin : ${coins} de retard sur les autres.`;
  },
  second: (action, worse) =>
    say`Deuxième choix : ${action} (${worse === null ? 'presque aussi bon' : `${worse} de moins`}).`,
};
