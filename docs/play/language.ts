import { en, type Locale, type RuleTexts } from 'skymines-rules/text';
import { EN, type Words } from './words/en.ts';

export type LanguageCode = 'en' | 'fr';

/** Everything that a language brings: the words of the page, those of the library, and the rules, which are long. */
export interface Language {
  readonly code: LanguageCode;
  readonly words: Words;
  readonly locale: Locale;
  /** Loaded when the first rule is shown. */
  readonly rules: () => Promise<RuleTexts>;
}

export const ENGLISH: Language = {
  code: 'en',
  words: EN,
  locale: en,
  rules: async () => (await import('skymines-rules/text/rules')).enRules,
};

/** French is loaded only for those who want it. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  return code === 'fr' ? (await import('./words/french.ts')).FRENCH : ENGLISH;
}
