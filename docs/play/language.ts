import { en } from 'skymines-rules/text';
import { EN } from './words/en.ts';
import type { Language } from './words/language.ts';

export type { Language };

export const ENGLISH: Language = {
  code: 'en',
  words: EN,
  locale: en,
  rules: async () => (await import('skymines-rules/text/rules')).enRules,
};

/** The languages of the page, each with its own name. One that is not English is loaded only for those who want it. */
export const LANGUAGES = {
  en: { name: 'English', load: async () => ENGLISH },
  fr: { name: 'Français', load: async () => (await import('./words/french.ts')).FRENCH },
} satisfies Readonly<Record<string, { readonly name: string; readonly load: () => Promise<Language> }>>;

export type LanguageCode = keyof typeof LANGUAGES;

/** The code of a language that the page has; English for any other value. */
export function languageCode(value: unknown): LanguageCode {
  return (Object.keys(LANGUAGES) as LanguageCode[]).find((code) => code === value) ?? 'en';
}
