import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../../src/entries/text/languages.ts';
import { frenchFaults, frenchRuleFaults } from './french.ts';
import { germanFaults } from './german.ts';
import { IS_PROOF } from './soak.ts';

type Translated = Exclude<LanguageCode, 'en'>;

/** Checks and exceptions for a language. */
interface Known {
  /** Returns the faults of a text, each followed by the text. */
  readonly faults: (text: string) => readonly string[];
  /** Returns the faults of a rule title or summary. */
  readonly ruleFaults: (text: string) => readonly string[];
  /** Entries that are the same as in English, for `coverage`. */
  readonly alike: readonly string[];
}

const KNOWN: Readonly<Record<Translated, Known>> = {
  fr: {
    faults: frenchFaults,
    ruleFaults: frenchRuleFaults,
    alike: [
      'companies',
      'labels.bonus',
      'labels.structures',
      'headings.missions',
      'headings.luna',
      'headings.score',
      'scores.total',
    ],
  },
  de: {
    faults: germanFaults,
    ruleFaults: germanFaults,
    alike: ['companies', 'headings.lunaSlot', 'headings.luna', 'labels.shuttles', 'log.between'],
  },
};

/** All languages except English, with their texts and rules. */
export const TRANSLATIONS = await Promise.all(
  LANGUAGE_CODES.filter((code) => code !== 'en').map(async (code) => ({
    code,
    ...KNOWN[code],
    name: LANGUAGES[code].name,
    locale: await LANGUAGES[code].locale(),
    rules: await LANGUAGES[code].rules(),
  })),
);

/** Returns the part of a list that a language covers: all of it in a proof, otherwise the languages share the list. */
export function sharedOut<Item>(items: readonly Item[], { code }: { readonly code: Translated }): readonly Item[] {
  const own = TRANSLATIONS.findIndex((each) => each.code === code);
  return IS_PROOF ? items : items.filter((_, index) => index % TRANSLATIONS.length === own);
}
