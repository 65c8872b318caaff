import type { Locale, RuleTexts } from '../text.ts';

/** A language in use. Its words and rules are loaded when they are asked for. */
export interface LanguageInUse {
  /** What it calls itself: `Deutsch`. */
  readonly name: string;
  /** Loads its words, for `createText`. */
  readonly locale: () => Promise<Locale>;
  /** Loads its rules, for `ruleTexts`. */
  readonly rules: () => Promise<RuleTexts>;
}

/** Every language that comes with the package, by its BCP 47 tag. */
export const LANGUAGES = {
  en: {
    name: 'English',
    locale: async () => (await import('../text.ts')).en,
    rules: async () => (await import('./rules.ts')).enRules,
  },
  fr: {
    name: 'Français',
    locale: async () => (await import('./fr.ts')).fr,
    rules: async () => (await import('./fr/rules.ts')).frRules,
  },
  de: {
    name: 'Deutsch',
    locale: async () => (await import('./de.ts')).de,
    rules: async () => (await import('./de/rules.ts')).deRules,
  },
} as const satisfies Readonly<Record<string, LanguageInUse>>;

/** The code of a language in use. */
export type LanguageCode = keyof typeof LANGUAGES;

const codes = Object.keys(LANGUAGES) as readonly LanguageCode[];
/** The codes of the languages in use; English is the first one. */
export const LANGUAGE_CODES: readonly [LanguageCode, ...LanguageCode[]] = [
  'en',
  ...codes.filter((code) => code !== 'en'),
];
