import type { Locale, RuleTexts } from 'skymines-rules/text';
import type { Words } from './en.ts';

/** Everything in one language: the messages of the page and the library, and the rule catalogue. */
export interface Language {
  readonly code: string;
  readonly words: Words;
  readonly locale: Locale;
  /** Loads the rule catalogue, which is large and therefore not loaded before a rule is shown. */
  readonly rules: () => Promise<RuleTexts>;
}
