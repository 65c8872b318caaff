import type { Locale } from 'skymines-rules/text';
import { LANGUAGES, type LanguageCode } from 'skymines-rules/text/languages';
import { loadAnswers } from './answers.ts';
import { answerEntries, type Entry, entriesOf } from './catalogue.ts';
import { loadHints } from './hints.ts';
import { data as rulings } from './rulings.data.ts';
import { createSearch, type Search } from './search.ts';
import { EN, type Words } from './words/en.ts';

/** Everything that the page shows in one language. */
export interface Edition {
  readonly code: LanguageCode;
  readonly words: Words;
  /** All rules and rulings. */
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
  readonly search: Search;
  /** Loads the library's messages, which only sources and drawings need. */
  readonly locale: () => Promise<Locale>;
}

const WORDS: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => EN,
  fr: async () => (await import('./words/fr.ts')).FR,
  de: async () => (await import('./words/de.ts')).DE,
};

export async function loadEdition(code: LanguageCode): Promise<Edition> {
  const { locale, rules } = LANGUAGES[code];
  const [words, ruleTexts, hints, answers] = await Promise.all([
    WORDS[code](),
    rules(),
    loadHints(code),
    loadAnswers(code),
  ]);
  const entries = entriesOf(ruleTexts, rulings);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    code,
    words,
    entries,
    byId,
    search: createSearch([...answerEntries(answers), ...entries], code, hints),
    locale,
  };
}
