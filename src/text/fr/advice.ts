import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_FR: AdviceLocale = {
  gains: (gains) => say`Effet immédiat sur le score : ${gains}.`,
  worth: (coins) => `Gain estimé d’ici la fin de la partie : environ ${coins}.`,
  second: (action, worse) =>
    say`Deuxième choix : ${action} (${worse === null ? 'presque aussi bon' : `${worse} de moins`}).`,
  nothing: 'Aucun autre choix ne rapporte davantage pour l’instant.',
};
