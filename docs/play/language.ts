import { en } from 'skymines-rules/text';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from 'skymines-rules/text/languages';
import { EN, type Words } from './words/en.ts';
import type { Language } from './words/language.ts';

export type { Language, LanguageCode };

/** The words of the page in each language of the package. One that is not English is loaded only for those who want it. */
const WORDS: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => EN,
  fr: async () => (await import('./words/fr.ts')).FR,
  de: async () => (await import('./words/de.ts')).DE,
};

export const ENGLISH: Language = { code: 'en', words: EN, locale: en, rules: LANGUAGES.en.rules };

/** Everything that a language brings. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const { locale, rules } = LANGUAGES[code];
  return { code, words: await WORDS[code](), locale: await locale(), rules };
}

/** The languages of the page by their own names. */
export const LANGUAGE_NAMES = LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name] as const);

/** The code of a language that the page has; English for any other value. */
export function languageCode(value: unknown): LanguageCode {
  return LANGUAGE_CODES.find((code) => code === value) ?? 'en';
}
