import type { LanguageCode } from '../../src/entries/text/languages.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../src/entries/text/languages.ts';
import { frenchFaults, frenchRuleFaults } from './french.ts';
import { germanFaults } from './german.ts';
import { IS_PROOF } from './soak.ts';

type Translated = Exclude<LanguageCode, 'en'>;

/** What the tests know of a language beside its words. */
interface Known {
  /** What is wrong with a text, each fault with the text. */
  readonly faults: (text: string) => readonly string[];
  /** What is wrong with the title or summary of a rule. */
  readonly ruleFaults: (text: string) => readonly string[];
  /** What is the same as in English, for `coverage`. */
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

/** Every language in use but English, with its words and rules. */
export const TRANSLATIONS = await Promise.all(
  LANGUAGE_CODES.filter((code) => code !== 'en').map(async (code) => ({
    code,
    ...KNOWN[code],
    name: LANGUAGES[code].name,
    locale: await LANGUAGES[code].locale(),
    rules: await LANGUAGES[code].rules(),
  })),
);

/** The part of a list that a language tries: in a proof all of it, else the languages share it out. */
export function sharedOut<Item>(items: readonly Item[], { code }: { readonly code: Translated }): readonly Item[] {
  const own = TRANSLATIONS.findIndex((each) => each.code === code);
  return IS_PROOF ? items : items.filter((_, index) => index % TRANSLATIONS.length === own);
}
