import { fr } from 'skymines-rules/text/fr';
import type { Language } from '../language.ts';
import { FR } from './fr.ts';

export const FRENCH: Language = {
  code: 'fr',
  words: FR,
  locale: fr,
  rules: async () => (await import('skymines-rules/text/fr/rules')).frRules,
};
