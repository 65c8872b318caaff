import type { Locale, RuleTexts } from 'skymines-rules/text';
import type { Words } from './en.ts';

/** Texts of a language: those of the page, those of the library, and the rule catalogue. */
export interface Language {
  readonly code: string;
  readonly words: Words;
  readonly locale: Locale;
  /** Loads the rule catalogue. It is large, so this is delayed until a rule is shown. */
  readonly rules: () => Promise<RuleTexts>;
}
