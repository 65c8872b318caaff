import { LANGUAGE_CODES, type LanguageCode } from 'skymines-rules/text/languages';

export function languageCode(value: unknown): LanguageCode {
  return LANGUAGE_CODES.find((code) => code === value) ?? 'en';
}

/** Returns the language of a setting. Without a setting, it is the visitor's first language that the page has. */
export function preferredLanguage(setting: unknown): LanguageCode {
  const codes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return languageCode(setting ?? codes.find((code) => LANGUAGE_CODES.some((known) => known === code)));
}
