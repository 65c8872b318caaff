import type { AdviceLocale } from '../locale.ts';
import { say } from '../parts.ts';

export const ADVICE_FR: AdviceLocale = {
  gains: (gains) => say`Au décompte, tout de suite : ${gains}.`,
  worth: (coins) => `Valeur d’ici la fin de la partie : environ ${coins}.`,
  second: (action, worse) =>
    say`Deuxième choix : ${action} (${worse === null ? 'presque aussi bon' : `${worse} de moins`}).`,
  nothing: 'Aucun autre choix ne vaut plus à ce moment.',
};
