import { en } from 'skymines-rules/text';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from 'skymines-rules/text/languages';
import { EN, type Words } from './words/en.ts';
import type { Language } from './words/language.ts';

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

export function languageCode(value: unknown): LanguageCode {
  return LANGUAGE_CODES.find((code) => code === value) ?? 'en';
}

/** Returns the language of a setting. Without a setting, it is the visitor's first language that the page has. */
export function preferredLanguage(setting: unknown): LanguageCode {
  const codes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return languageCode(setting ?? codes.find((code) => LANGUAGE_CODES.some((known) => known === code)));
}
