import type { LanguageCode } from 'skymines-rules/text/languages';

/** Questions and words by which players look for each rule, by the rule's id. The search uses them, and no page shows them. */
export type Hints = Readonly<Record<string, readonly string[]>>;

const LINES: Readonly<Record<LanguageCode, () => Promise<string>>> = {
  en: async () => (await import('./hints/en.ts')).EN_HINTS,
  fr: async () => (await import('./hints/fr.ts')).FR_HINTS,
  de: async () => (await import('./hints/de.ts')).DE_HINTS,
};

/** Loads the hints of a language. */
export async function loadHints(language: LanguageCode): Promise<Hints> {
  const lines = (await LINES[language]()).split('\n').map((line) => /^(\S+) (.*)$/.exec(line));
  return Object.fromEntries(lines.map((match) => [match?.[1] ?? '', (match?.[2] ?? '').split('; ')]));
}
