import type { Locale, RuleTexts } from 'skymines-rules/text';
import type { Words } from './en.ts';

/** Everything a language needs: page text, library text, and the rule catalogue. */
export interface Language {
  readonly code: string;
  readonly words: Words;
  readonly locale: Locale;
  /** Loads the rule catalogue, which is large, when the first rule is shown. */
  readonly rules: () => Promise<RuleTexts>;
}
