import type { Locale, RuleTexts } from '../text.ts';

/** A supported language. Its texts and its rule catalogue are loaded on demand. */
export interface LanguageInUse {
  /** The language's own name, such as `Deutsch`. */
  readonly name: string;
  /** Loads the texts for `createText`. */
  readonly locale: () => Promise<Locale>;
  /** Loads the rule texts for the `ruleTexts` option of `createText`. */
  readonly rules: () => Promise<RuleTexts>;
}

/** The languages included in the package, by BCP 47 tag. */
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

/** The BCP 47 tag of a supported language. */
export type LanguageCode = keyof typeof LANGUAGES;

const codes = Object.keys(LANGUAGES) as readonly LanguageCode[];
/** The BCP 47 tags of the supported languages, starting with English. */
export const LANGUAGE_CODES: readonly [LanguageCode, ...LanguageCode[]] = [
  'en',
  ...codes.filter((code) => code !== 'en'),
];
