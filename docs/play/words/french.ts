import { fr } from 'skymines-rules/text/fr';
import { FR } from './fr.ts';
import type { Language } from './language.ts';

export const FRENCH: Language = {
  code: 'fr',
  words: FR,
  locale: fr,
  rules: async () => (await import('skymines-rules/text/fr/rules')).frRules,
};
