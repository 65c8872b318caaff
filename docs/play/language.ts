import { en } from 'skymines-rules/text';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from 'skymines-rules/text/languages';
import { EN, type Words } from './words/en.ts';
import type { Language } from './words/language.ts';

export { languageCode, preferredLanguage } from '../shared/preferredLanguage.ts';
export type { Language, LanguageCode };

// Only English is loaded in advance.
const WORDS: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => EN,
  fr: async () => (await import('./words/fr.ts')).FR,
  de: async () => (await import('./words/de.ts')).DE,
};

export const ENGLISH: Language = { code: 'en', words: EN, locale: en, rules: LANGUAGES.en.rules };

export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const { locale, rules } = LANGUAGES[code];
  return { code, words: await WORDS[code](), locale: await locale(), rules };
}

export const LANGUAGE_NAMES = LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name] as const);
